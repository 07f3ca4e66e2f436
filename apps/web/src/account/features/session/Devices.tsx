import type { SignedInDevice } from '@leserkonto/contracts'
import { deviceTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import type { output } from 'zod/v4/core'
import type { Failure } from '../../session/failure.ts'
import actions from '../../shell/Actions.module.css'
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { germanMoment } from '../../shell/german-date.ts'
import { ItemList } from '../../shell/ItemList.tsx'

/** A login of the reader. */
export type Device = output<typeof SignedInDevice>

type DevicesProps = {
  devices: readonly Device[]
  ending: { busy: Device | undefined; failure: Failure | undefined; run: (device: Device) => void }
  everywhere: {
    asks: boolean
    onAsk: (asks: boolean) => void
    busy: boolean
    failure: Failure | undefined
    run: () => void
  }
}

/** Where the reader is signed in; this device signs out by the page's own button. */
export function Devices({ devices, ending, everywhere }: DevicesProps) {
  const texts = deviceTexts.everywhere
  return (
    <>
      <FailureBox failure={ending.failure} />
      <p>{deviceTexts.text}</p>
      <ItemList
        items={devices.map((device) => ({
          key: device.id,
          title: device.device,
          mark: device.current ? deviceTexts.current : undefined,
          details: [
            deviceTexts.lastSeen(germanMoment(device.last_seen_at)),
            deviceTexts.since(germanMoment(device.created_at)),
          ],
          action: device.current ? undefined : (
            <Button
              variant="tertiary"
              aria-label={deviceTexts.endNamed(device.device)}
              loading={ending.busy?.id === device.id}
              onClick={() => ending.run(device)}
            >
              {deviceTexts.end}
            </Button>
          ),
        }))}
      />
      <div className={actions.actions}>
        <Button variant="secondary" onClick={() => everywhere.onAsk(true)}>
          {texts.open}
        </Button>
      </div>
      <ConfirmDialog
        open={everywhere.asks}
        texts={texts}
        onConfirm={everywhere.run}
        onClose={() => everywhere.onAsk(false)}
        busy={everywhere.busy}
        failure={everywhere.failure}
      />
    </>
  )
}
