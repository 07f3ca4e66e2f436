import { loginCodeLimits } from '@leserkonto/rules'
import { profileEditTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { nowMs } from '@leserkonto/ui/browser/clock'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import type { Failure } from '../../session/failure.ts'
import { usePaths } from '../../session/paths.ts'
import { trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import { AskAgain } from '../../shell/AskAgain.tsx'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { useChange } from '../../shell/use-change.ts'
import { useWait } from '../../shell/use-wait.ts'

const texts = profileEditTexts.pending

/** Sends the link of an address that waits again, or cancels the change; `mark` is the secret of a page that waits for it. */
export function PendingActions({ justAsked = false, mark }: { justAsked?: boolean; mark?: string }) {
  const { page, notices } = useAccount()
  const { userinfo } = trpc.useUtils().session
  const navigate = useNavigate()
  const paths = usePaths()
  const [againMs, setAgainMs] = useState(() => (justAsked ? nextMs() : 0))
  const { waits, refused } = useWait(againMs)
  const leave = (message: string) => {
    userinfo.setData({ edition: page.edition.shortcut }, (user) => user && { ...user, pending_email: null })
    notices.show({ type: 'success', message })
    navigate(paths.personal)
  }
  const again = useChange(
    trpc.email.resend.useMutation({
      onSuccess: ({ pending_email }) => {
        if (!pending_email) return leave(texts.over)
        setAgainMs(nextMs())
        notices.show({ type: 'success', message: texts.resent })
      },
      onError: refused,
    }),
  )
  const cancel = useChange(trpc.email.cancel.useMutation({ onSuccess: () => leave(texts.cancelled) }))
  const failure = cancel.failure ?? (again.busy ? undefined : again.failure)
  return (
    <PendingActionsView
      again={{ ...again, waits, run: () => again.run(mark === undefined ? {} : { mark }) }}
      cancel={{ ...cancel, run: () => cancel.run({}) }}
      failure={failure}
    />
  )
}

/** When the service takes the next request, unless it has said another time. */
const nextMs = () => nowMs() + loginCodeLimits.resendMs

type Press = { busy: boolean; run: () => void }
type PendingActionsViewProps = {
  /** Sending the link again; `waits` is in seconds, 0 when it can be sent. */
  again: Press & { waits: number }
  cancel: Press
  failure: Failure | undefined
}

/** The two buttons, with a timer in place of the first while no further mail may leave. */
export function PendingActionsView({ again, cancel, failure }: PendingActionsViewProps) {
  return (
    <>
      <FailureBox failure={failure} />
      <div className={actions.actions}>
        <AskAgain again={again} waiting={texts.waits}>
          {texts.again}
        </AskAgain>
        <Button variant="tertiary" onClick={() => cancel.run()} loading={cancel.busy}>
          {texts.cancel}
        </Button>
      </div>
    </>
  )
}
