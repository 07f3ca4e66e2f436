import type { PageData } from '@leserkonto/pages/page-data'
import type { ConsentStore } from '@leserkonto/ui/browser/consent'
import type { SafeStorage } from '@leserkonto/ui/browser/web-storage'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Api, ApiOptions } from './api-client.ts'
import type { ArrivalStore } from './arrival-store.ts'
import type { Notices } from './notices.ts'
import type { ReturnUrlStore } from './return-url-store.ts'
import type { SessionState, SessionStore } from './session-store.ts'

/** Everything the screens use, created once at the start of the page. */
export type Account = {
  readonly page: PageData
  readonly session: SessionStore
  readonly returnUrl: ReturnUrlStore
  readonly notices: Notices
  /** Whether visits may be measured. */
  readonly consent: ConsentStore
  /** Storage of this tab. */
  readonly tab: SafeStorage
  /** A token from the page's address. */
  readonly arrival: ArrivalStore
  /** What the calls of the running session go by. */
  readonly calls: ApiOptions
  /** The client of the running session; its code is loaded with the first call. */
  readonly api: () => Promise<Api>
  /** A client with another token, to try one. */
  readonly apiWith: (token: string) => Promise<Api>
  /** Full page loads, here so that a test can observe them. */
  readonly browser: { readonly open: (url: string) => void; readonly reload: () => void }
  /** How many views the page has shown: the first one leaves the focus alone. */
  readonly views: { shown: number }
}

/** The account of this page. */
export const AccountContext = createContext<Account | null>(null)

/** The account of this page; throws outside of it. */
export function useAccount(): Account {
  const account = use(AccountContext)
  if (!account) throw new Error('useAccount needs an AccountContext above it')
  return account
}

// What the build has drawn is for strangers; the browser follows at once.
const stranger: SessionState = { signedIn: false, why: 'anonymous' }
const asStranger = () => stranger

/** Who is signed in, now and after every change in any tab. */
export function useSession(): SessionState {
  const { session } = useAccount()
  return useSyncExternalStore(session.subscribe, session.get, asStranger)
}
