import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createTRPCReact } from '@trpc/react-query'
import { type ComponentType, type ReactNode, use, useEffect } from 'react'
import { type Account, useAccount } from './account.ts'
import type { AccountRouter } from './api-client.ts'

/** Hooks over the operation table for screens that load data. */
export const api = createTRPCReact<AccountRouter>()

/** Options of a block whose page has begun to load it: what came a moment ago is not asked for twice. */
export const loadedAhead = { staleTime: 10_000 }

/** Gives the screens below it the hooks' client; what was loaded for one reader is gone before the next. */
function ApiProvider({ children }: { children: ReactNode }) {
  const account = useAccount()
  const client = use(account.api())
  const data = loadedData(account)
  useEffect(() => account.session.subscribe(() => data.clear()), [account, data])
  return (
    <api.Provider client={client} queryClient={data}>
      <QueryClientProvider client={data}>{children}</QueryClientProvider>
    </api.Provider>
  )
}

const loaded = new WeakMap<Account, QueryClient>()

/** What was loaded stays from screen to screen. */
function loadedData(account: Account): QueryClient {
  const known = loaded.get(account)
  if (known) return known
  // Repeating is the client's matter (api-client.ts); here it would happen twice.
  const data = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  loaded.set(account, data)
  return data
}

/** A screen with the hooks' client above it. */
export const withApi =
  <Props extends object>(Screen: ComponentType<Props>) =>
  (props: Props) => (
    <ApiProvider>
      <Screen {...props} />
    </ApiProvider>
  )
