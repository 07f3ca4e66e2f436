import { loginCodeLimits } from '@leserkonto/rules'
import { profileEditTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { nowMs } from '../../session/clock.ts'
import type { Failure } from '../../session/failure.ts'
import { load } from '../../session/loads.ts'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { useChange } from '../../shell/use-change.ts'
import { retryAfterMs, useSecondsUntil } from '../../shell/use-seconds-until.ts'

const texts = profileEditTexts.pending

/** Sends the link of an address that waits again, or cancels the change. */
export function PendingActions({ justAsked = false }: { justAsked?: boolean }) {
  const { page, notices } = useAccount()
  const data = useQueryClient()
  const navigate = useNavigate()
  const paths = usePaths()
  const [untilMs, setUntilMs] = useState(() => (justAsked ? nextMs() : 0))
  const leave = (message: string) => {
    const { queryKey } = load('session.userinfo', { edition: page.edition.shortcut })
    data.setQueryData(queryKey, (user) => user && { ...user, pending_email: null })
    notices.show({ type: 'success', message })
    navigate(paths.personal)
  }
  const again = useChange({
    name: 'email.resend',
    call: (api) =>
      api.email.resend.mutate({}).catch((error: unknown) => {
        setUntilMs(nowMs() + retryAfterMs(error))
        throw error
      }),
    onDone: ({ pending_email }) => {
      if (!pending_email) return leave(texts.over)
      setUntilMs(nextMs())
      notices.show({ type: 'success', message: texts.resent })
    },
  })
  const cancel = useChange({
    name: 'email.cancel',
    call: (api) => api.email.cancel.mutate({}),
    onDone: () => leave(texts.cancelled),
  })
  const waits = useSecondsUntil(untilMs)
  const failure = cancel.failure ?? (again.busy ? undefined : again.failure)
  return <PendingActionsView again={again} cancel={cancel} failure={failure} waits={waits} />
}

/** When the service takes the next request, unless it has said another time. */
const nextMs = () => nowMs() + loginCodeLimits.resendMs

type Press = { busy: boolean; run: () => void }
type PendingActionsViewProps = {
  again: Press
  cancel: Press
  failure: Failure | undefined
  /** In seconds, 0 when the link can be sent again. */
  waits: number
}

/** The two buttons, with a timer in place of the first while no further mail may leave. */
export function PendingActionsView({ again, cancel, failure, waits }: PendingActionsViewProps) {
  return (
    <>
      <p className={actions.after}>{texts.missing}</p>
      <FailureBox failure={failure} />
      <div className={actions.actions}>
        {waits > 0 ? (
          // A timer is not read out at every second.
          <p role="timer">{texts.waits(waits)}</p>
        ) : (
          <Button variant="secondary" onClick={() => again.run()} loading={again.busy}>
            {texts.again}
          </Button>
        )}
        <Button variant="tertiary" onClick={() => cancel.run()} loading={cancel.busy}>
          {texts.cancel}
        </Button>
      </div>
    </>
  )
}
