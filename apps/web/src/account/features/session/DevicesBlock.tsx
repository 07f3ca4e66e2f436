import type { SignedInDevice } from '@leserkonto/contracts'
import { deviceTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useState } from 'react'
import type { output } from 'zod/v4/core'
import { useAccount } from '../../session/account.ts'
import type { Failure } from '../../session/failure.ts'
import { signOut } from '../../session/sign-in.ts'
import { loadedAhead, trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { germanMoment } from '../../shell/german-date.ts'
import { ItemList } from '../../shell/ItemList.tsx'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import { Section } from '../../shell/Section.tsx'
import { useChange } from '../../shell/use-change.ts'

/** Loads the list of the reader's logins, and ends one or all of them. */
export function DevicesBlock() {
  const account = useAccount()
  const { list } = trpc.useUtils().session
  const devices = trpc.session.list.useQuery({}, loadedAhead)
  const [asks, setAsks] = useState(false)
  const ending = useChange(
    trpc.session.end.useMutation({
      onSuccess(_, { id }) {
        const ended = list.getData({})?.sessions.find((one) => one.id === id)
        list.setData({}, (known) => known && { sessions: known.sessions.filter((one) => one !== ended) })
        account.notices.show({ type: 'success', message: deviceTexts.ended(ended?.device ?? '') })
      },
    }),
  )
  const everywhere = useChange(trpc.session.endOthers.useMutation({ onSuccess: () => signOut(account) }))
  const onAsk = (open: boolean) => {
    everywhere.forget()
    setAsks(open)
  }
  return (
    <Section title={deviceTexts.title}>
      <LoadedBlock query={devices}>
        {({ sessions }) => (
          <Devices
            devices={sessions}
            ending={{ ...ending, run: ({ id }) => ending.run({ id }) }}
            everywhere={{ ...everywhere, run: () => everywhere.run({}), asks, onAsk }}
          />
        )}
      </LoadedBlock>
    </Section>
  )
}

/** A login of the reader. */
export type Device = output<typeof SignedInDevice>

/** Since when, and when last, unless that is the same minute. */
function usedOf({ created_at, last_seen_at }: Device): string[] {
  const [since, last] = [germanMoment(created_at), germanMoment(last_seen_at)]
  return [...(last === since ? [] : [deviceTexts.lastSeen(last)]), deviceTexts.since(since)]
}

type DevicesProps = {
  devices: readonly Device[]
  ending: {
    item: { readonly id: string } | undefined
    failure: Failure | undefined
    run: (device: Device) => void
  }
  everywhere: {
    asks: boolean
    onAsk: (asks: boolean) => void
    busy: boolean
    failure: Failure | undefined
    run: () => void
  }
}

/** Where the reader is signed in; for this device there is the logout button of the page. */
export function Devices({ devices, ending, everywhere }: DevicesProps) {
  const texts = deviceTexts.everywhere
  const { editionNames } = useAccount().page
  return (
    <>
      <FailureBox failure={ending.failure} />
      <p>{deviceTexts.text}</p>
      <ItemList
        items={devices.map((device) => ({
          key: device.id,
          title: device.device,
          mark: device.current ? deviceTexts.current : device.partner ? deviceTexts.partner : undefined,
          details: [
            // A partner is signed in at itself; the edition is only where its reader was asked.
            device.partner
              ? deviceTexts.partnerEnds
              : deviceTexts.editions(device.editions.map((shortcut) => editionNames[shortcut] ?? shortcut)),
            ...usedOf(device),
          ],
          action: device.current ? undefined : (
            <Button
              className={actions.danger}
              variant="tertiary"
              aria-label={deviceTexts.endNamed(device.device)}
              loading={ending.item?.id === device.id}
              onClick={() => ending.run(device)}
            >
              {deviceTexts.end}
            </Button>
          ),
        }))}
      />
      <div className={actions.actions}>
        <Button className={actions.danger} variant="secondary" onClick={() => everywhere.onAsk(true)}>
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
