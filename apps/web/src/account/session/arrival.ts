import { isOwnScreen } from '@leserkonto/pages/route-table'
import { type ArrivalQuestion, arrivalQuestion, type HashToken, safeReturnUrl } from '@leserkonto/rules'
import { sessionTexts } from '@leserkonto/texts'
import type { Account } from './account.ts'
import { onlyOnce } from './call-marks.ts'
import { failureOf, logFailure } from './failure.ts'
import { rememberSignOn } from './sign-on-marks.ts'

/** A token from the address that works. */
export type GoodArrival = {
  readonly good: true
  readonly token: string
  readonly email: string
  /** A one-time token created a new session, known to this page only. */
  readonly redeemed: boolean
  /** The reader asked for it in this browser, as the service has checked. */
  readonly signOn: boolean
  /** What the reader is asked before it is used. */
  readonly question: ArrivalQuestion | undefined
}

/** Result of trying an arrived token. */
export type Arrival = GoodArrival | { readonly good: false }

/**
 * Tries a token by loading its reader's data; the running session is not changed. A one-time token is redeemed for an
 * access token, once; older portals send an access token under either name.
 * Source: docs/spec/account.md#arriving-token.
 */
export async function tryArrival(account: Account, { kind, token }: HashToken): Promise<Arrival> {
  const running = account.session.get()
  try {
    const api = await account.apiWith(token)
    const user = await api.session.userinfo.query(
      { edition: account.page.edition.shortcut },
      kind === 'tokenSSO' ? onlyOnce : {},
    )
    const redeemed =
      'access_token' in user && typeof user.access_token === 'string' ? user.access_token : undefined
    const signOn = 'sign_on' in user && user.sign_on === true
    return {
      good: true,
      token: redeemed ?? token,
      email: user.email,
      redeemed: redeemed !== undefined,
      signOn,
      question: arrivalQuestion({ sub: user.sub, signOn }, running.signedIn ? running.token : undefined),
    }
  } catch (error) {
    logFailure('session.userinfo', failureOf(error))
    return { good: false }
  }
}

/** Signs in with the tried token and reloads the page; its address has no token any more, so this happens once. */
export function adoptArrival(account: Account, token: string): void {
  account.session.signIn(token)
  account.browser.reload()
}

/**
 * Goes on with the session of this browser's sign-on, which the reader has asked for: nothing need be confirmed, and no
 * page is loaded again.
 */
export async function goOnSignedOn(account: Account, token: string): Promise<void> {
  const start = async () => (await import('./sign-in.ts')).startSession(account, token)
  const started = await start().catch((error: unknown) => {
    logFailure('session.signUserData', failureOf(error))
    return 'failed' as const
  })
  if (started === 'signedIn') rememberSignOn(account)
  else {
    const message = started === 'cookies' ? sessionTexts.cookiesDisabled : sessionTexts.arrival.failed
    account.notices.show({ type: 'error', message, displayTimeMs: 'stays' })
  }
  account.arrival.settle()
}

/**
 * Everything stays as before, and who came by a page of the portal is back there. A session created by the token is ended;
 * any other token belongs to a session that continues elsewhere.
 */
export async function declineArrival(
  account: Account,
  { token, redeemed, question }: GoodArrival,
): Promise<void> {
  const wanted = question === 'signIn' ? wantedPage(account) : undefined
  if (wanted) account.browser.open(wanted)
  else account.arrival.settle()
  if (!redeemed) return
  const api = await account.apiWith(token)
  // The same reader may be signed in at other editions in this browser, and stays so.
  await api.session.logout.mutate({ alone: true }).catch(() => undefined)
}

/** The page of the portal that has handed its token on to this login. */
function wantedPage({ page }: Account): string | undefined {
  const wish = new URLSearchParams(location.search).get('redirectFrom') ?? ''
  const target = safeReturnUrl(wish, page.returnTargets)
  const isOurs = target?.startsWith('/') && !isOwnScreen(new URL(target, location.origin).pathname)
  return isOurs ? target : undefined
}
