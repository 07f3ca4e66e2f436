import { settingTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useState } from 'react'
import { useAccount } from '../../session/account.ts'
import type { Failure } from '../../session/failure.ts'
import { loadedAhead, trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import { Section } from '../../shell/Section.tsx'
import { useChange } from '../../shell/use-change.ts'

/** Loads the stored settings and deletes them on request; where nothing is stored there is nothing to say. */
export function SettingsBlock() {
  const account = useAccount()
  const { list } = trpc.useUtils().settings
  const query = trpc.settings.list.useQuery({}, loadedAhead)
  const [asks, setAsks] = useState(false)
  const reset = useChange(
    trpc.settings.remove.useMutation({
      onSuccess(rest) {
        setAsks(false)
        list.setData({}, rest)
        account.notices.show({ type: 'success', message: settingTexts.kept.done })
      },
    }),
  )
  const onAsk = (open: boolean) => {
    reset.forget()
    setAsks(open)
  }
  const count = query.data?.settings.length ?? 0
  if (count === 0 && !query.error) return null
  return (
    <Section title={settingTexts.kept.title}>
      <LoadedBlock query={query} lines={2}>
        {() => <Settings count={count} reset={{ ...reset, run: () => reset.run({}), asks, onAsk }} />}
      </LoadedBlock>
    </Section>
  )
}

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

/** How many settings are stored, and the button that deletes them. */
export function Settings({ count, reset }: SettingsProps) {
  const texts = settingTexts.kept
  return (
    <>
      <p>{texts.count(count)}</p>
      <div className={actions.actions}>
        <Button className={actions.danger} variant="secondary" onClick={() => reset.onAsk(true)}>
          {texts.reset}
        </Button>
      </div>
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
