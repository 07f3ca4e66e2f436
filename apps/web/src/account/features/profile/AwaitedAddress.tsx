import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { askAwaited } from '../../session/awaited.ts'
import { usePaths } from '../../session/paths.ts'
import { dropSession } from '../../session/sign-in.ts'
import { useWaitingFor } from '../../shell/mailbox/use-waiting-for.ts'
import { EmailPending } from './EmailPending.tsx'
import { PendingActions } from './PendingActions.tsx'

type AwaitedAddressProps = {
  email: string
  /** Other fields were saved with the request. */
  others: boolean
  /** Secret that the form has sent. */
  mark: string
}

/** Waits for the new address, whose confirmation ends all sessions, this one too; says so, and leads to the login. */
export function AwaitedAddress({ mark, ...pending }: AwaitedAddressProps) {
  const account = useAccount()
  const navigate = useNavigate()
  const paths = usePaths()
  const confirmed = useRef(false)
  const leave = () =>
    navigate(paths.success('email', 'success'), { replace: true, state: { email: pending.email } })
  // The session is dropped when the page is left, not before: else this page's guard would lead to the login.
  useEffect(
    () => () => {
      if (confirmed.current && account.session.get().signedIn) dropSession(account)
    },
    [account],
  )
  useWaitingFor(mark, () => {
    confirmed.current = true
    leave()
  })
  // The link was opened in another tab, which has ended the session here: the guard is quicker than the answer.
  const ended = useEffectEvent(async () => {
    if (account.session.get().signedIn || !(await askAwaited(account, mark))) return
    account.notices.clear()
    account.session.settle()
    leave()
  })
  useEffect(() => account.session.subscribe(() => void ended()), [account])
  return <EmailPending {...pending} actions={<PendingActions justAsked mark={mark} />} />
}
