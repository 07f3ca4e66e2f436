import { addresses } from '@leserkonto/rules'
import { askedKey, knownCookie, sessionKey } from '../session-key.ts'

/** The part of `window` that the script uses. Declared here because the server's types have no DOM. */
export type AskingPage = {
  location: { href: string; origin: string; hostname: string; replace(url: string): void }
  document: {
    cookie: string
    referrer: string
    visibilityState: string
    addEventListener(type: string, listener: () => void, options: { once: true }): void
  }
  localStorage: { getItem(key: string): string | null }
  sessionStorage: { getItem(key: string): string | null; setItem(key: string, value: string): void }
  navigator: { onLine: boolean }
  performance: { getEntriesByType(type: 'navigation'): readonly { type?: string }[] }
  /** The page is on its way to the sign-on, so that its own code need not be loaded. */
  leaves?: boolean
}

/** Names of what the script reads and writes, and the address that asks the sign-on. */
export type AskNames = {
  readonly known: string
  readonly session: string
  readonly asked: string
  readonly signOn: string
}

/** Those of our pages. */
export const askNames: AskNames = {
  known: knownCookie,
  session: sessionKey,
  asked: askedKey,
  signOn: addresses.signOn,
}

/**
 * Leads a reader by the sign-on, once in a tab, who opens a page by a typed or kept address or from elsewhere, where this newspaper
 * knows the browser and nobody is signed in: who is signed on comes back signed in, and anybody else to the same page, which then
 * forgets that it knew somebody. So it is on the login page, whose form is for strangers. Strangers have no mark, so that nothing else is looked at. A page that nobody looks at yet
 * (prerendered, in the background) waits, and one that is loaded again or by the back button is left alone, where the browser
 * scrolls to the place. The script is sent inline, so the function uses nothing around it.
 * Source: docs/spec/account.md#sign-on.
 */
export function askOnce(page: AskingPage, names: AskNames): void {
  const { location, document } = page
  try {
    if (!document.cookie.includes(`${names.known}=${location.hostname}`)) return
    const tab = page.sessionStorage
    const asked = tab.getItem(names.asked)
    if (/token/.test(`${page.localStorage.getItem(names.session)}`)) {
      if (asked) tab.setItem(names.asked, 'in')
      return
    }
    const address = location.href.slice(location.origin.length)
    // It has come back to where it asked. Who was on their way elsewhere before the answer came may be known all the same.
    if (asked === address) document.cookie = `${names.known}=; Path=/; Max-Age=0`
    if (
      asked ||
      !page.navigator.onLine ||
      // A page before it has asked.
      document.referrer.startsWith(`${location.origin}/`) ||
      /reload|back/.test(`${page.performance.getEntriesByType('navigation')[0]?.type}`) ||
      // The service would lead back to another one, or it holds what belongs into no other address.
      !/^[\w\-.~:/?#[\]@!$&'()*+,;=%]{1,1999}$/.test(address) ||
      /token|[?&]t=|\/\/|\\|\p{Cc}/u.test(`${address} ${decodeURIComponent(address)}`)
    )
      return
    if (document.visibilityState === 'hidden') {
      document.addEventListener('visibilitychange', () => askOnce(page, names), { once: true })
      return
    }
    // Before leaving: whatever happens on the way, it is not tried again. Some browsers take it without a word and keep nothing.
    tab.setItem(names.asked, address)
    if (!tab.getItem(names.asked)) return
    page.leaves = true
    location.replace(`${names.signOn}?return_url=${encodeURIComponent(address)}&prompt=none`)
  } catch {
    // With blocked storage nobody can be signed in here.
  }
}
