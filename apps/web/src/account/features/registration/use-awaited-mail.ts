import { limits } from '@leserkonto/rules'
import { useLocation, useNavigate } from 'react-router-dom'
import { nowMs } from '../../session/clock.ts'

/** A registration whose mail is awaited, as the history entry holds it: a reload finds it, and no address is in the URL. */
type AwaitedMail = {
  registered: string
  /** When its mails were asked for, by the reader's clock. */
  askedMs: readonly number[]
}

/** Notes in the history entry that a mail was asked for, and takes it away again. */
export function useAwaitedMail() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  // Only this file writes it; what an invitation has put beside it stays.
  const { registered: _, askedMs = [], ...others } = (state ?? {}) as Partial<AwaitedMail>
  const put = (next: object) => navigate(pathname + search, { replace: true, state: next })
  return {
    askedMs,
    noteAsked: (registered: string) => put({ ...others, registered, askedMs: [...askedMs, nowMs()] }),
    forget: () => put(others),
  }
}

/** When the service sends the next mail of a kind to the same address: until then it would stay silent and send none. */
export const nextMailMs = (askedMs: readonly number[]): number =>
  Math.max(...limits.mailKind.map(({ max, windowMs }) => (askedMs.at(-max) ?? -windowMs) + windowMs))
