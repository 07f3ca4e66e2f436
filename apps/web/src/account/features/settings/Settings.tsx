import { settingTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import type { Failure } from '../../session/failure.ts'
import actions from '../../shell/Actions.module.css'
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx'

type SettingsProps = {
  /** Settings stored in the account. */
  count: number
  reset: {
    busy: boolean
    failure: Failure | undefined
    run: () => void
    asks: boolean
    onAsk: (asks: boolean) => void
  }
}

/** How much is stored, and the way to forget it. */
export function Settings({ count, reset }: SettingsProps) {
  const texts = settingTexts.kept
  return (
    <>
      <p>{count === 0 ? texts.empty : texts.count(count)}</p>
      {count > 0 && (
        <div className={actions.actions}>
          <Button variant="tertiary" onClick={() => reset.onAsk(true)}>
            {texts.reset}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={reset.asks}
        texts={texts.resetting}
        onConfirm={reset.run}
        onClose={() => reset.onAsk(false)}
        busy={reset.busy}
        failure={reset.failure}
      />
    </>
  )
}
