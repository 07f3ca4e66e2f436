import { limits, untaggedEmailKey } from '@leserkonto/rules'
import { nowMs } from '@leserkonto/ui/browser/clock'
import { useLocation, useNavigate } from 'react-router-dom'

/** A registration whose mail is awaited, as the history entry holds it: a reload finds it, and no address is in the URL. */
type AwaitedMail = {
  registered: string
  /** Secret of this registration, by which the page asks for its confirmation. */
  mark: string
  /** When mails to an address were asked for, by the reader's clock; another one may be tried in between. */
  asked: Readonly<Record<string, readonly number[]>>
}

/** Notes in the history entry that a mail was asked for, and that none is awaited any more. */
export function useAwaitedMail() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  // Only this file writes it; what an invitation has put beside it stays.
  const { registered = '', mark, asked = {}, ...others } = (state ?? {}) as Partial<AwaitedMail>
  const askedFor = (email: string) => asked[untaggedEmailKey(email)] ?? []
  const put = (next: object) => navigate(pathname + search, { replace: true, state: next })
  return {
    askedMs: askedFor(registered),
    mark,
    noteAsked: (email: string, of = mark) => {
      const known = { ...asked, [untaggedEmailKey(email)]: [...askedFor(email), nowMs()] }
      put({ ...others, registered: email, mark: of, asked: known })
    },
    askOther: () => put({ ...others, asked }),
    /** The state of a page that comes next: no mail is awaited there, and the address is known. */
    passedOn: { ...others, email: registered },
  }
}

/** When the service sends the next mail of a kind to the same address: until then it would stay silent and send none. */
export const nextMailMs = (askedMs: readonly number[]): number =>
  Math.max(...limits.mailKind.map(({ max, windowMs }) => (askedMs.at(-max) ?? -windowMs) + windowMs))
