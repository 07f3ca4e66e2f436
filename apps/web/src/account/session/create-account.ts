import type { FirstPage } from '@leserkonto/pages/first-script'
import type { PageData } from '@leserkonto/pages/page-data'
import { sessionTexts } from '@leserkonto/texts'
import { createConsent } from '@leserkonto/ui/browser/consent'
import { safeStorage } from '@leserkonto/ui/browser/web-storage'
import type { Account } from './account.ts'
import type { ApiOptions } from './api-client.ts'
import { createArrivalStore } from './arrival-store.ts'
import { takeCarriedState } from './carried-state.ts'
import { inTime } from './failure.ts'
import { createNotices } from './notices.ts'
import { needsLogin } from './paths.ts'
import { createReturnUrlStore } from './return-url-store.ts'
import { createSessionStore } from './session-store.ts'

/** The whole wiring of the page, in one place. */
export function createAccount(page: PageData, browser: Window & Pick<FirstPage, 'arrivalHash'>): Account {
  const tab = safeStorage(() => browser.sessionStorage)
  takeCarriedState(tab, browser)
  const origin = safeStorage(() => browser.localStorage)
  const session = createSessionStore(origin, browser)
  const consent = createConsent(origin, browser, page.edition.tagManagerId !== null)
  const surroundings = { origin: page.apiOrigin, mockHeader: page.mockHeader }
  const load = () => inTime(import('./api-client.ts'))
  const calls: ApiOptions = {
    ...surroundings,
    token: () => tokenOf(account),
    onRefused: async (token) =>
      (await import('./user-data.ts')).endSession(account, token, sessionTexts.ended),
  }
  const account: Account = {
    page,
    session,
    tab,
    returnUrl: createReturnUrlStore(tab, page.returnTargets),
    notices: createNotices(),
    consent,
    arrival: createArrivalStore(browser),
    calls,
    api: async () => (await load()).sessionApi(calls),
    apiWith: async (token) => (await load()).createApi({ ...surroundings, token: () => token }),
    browser: {
      // Replaces this page in the history: going back to it would redirect the reader again.
      open: (url) => browser.location.replace(url),
      reload: () => browser.location.reload(),
    },
    views: { shown: 0 },
  }
  const sayWhy = () => {
    const state = session.get()
    // A new session settles notices about the one before.
    if (state.signedIn) account.notices.clear()
    // Another page may have ended it: say so, instead of showing the login without a reason.
    else if (state.why === 'ended' && needsLogin(browser.location.pathname)) account.notices.show(endedNotice)
  }
  session.subscribe(sayWhy)
  // Who arrives with a token is about to be signed in.
  if (!account.arrival.get()) sayWhy()
  return account
}

const endedNotice = { type: 'warning', message: sessionTexts.ended, displayTimeMs: 'stays' } as const

function tokenOf({ session }: Account): string | undefined {
  const state = session.get()
  return state.signedIn ? state.token : undefined
}
