import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { type Account, useAccount } from './account.ts'
import { sessionApi } from './api-client.ts'
import { trpc } from './trpc.ts'

/** The client and the cache of loaded data for the screens below it. */
function LoadedData({ children }: { children: ReactNode }) {
  const account = useAccount()
  const data = dataOf(account)
  return (
    <trpc.Provider client={sessionApi(account.calls)} queryClient={data}>
      <QueryClientProvider client={data}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}

const known = new WeakMap<Account, QueryClient>()

/** One cache for the whole visit, so that loaded data is kept across screens. */
function dataOf(account: Account): QueryClient {
  const data = known.get(account) ?? createData(account)
  known.set(account, data)
  return data
}

function createData(account: Account): QueryClient {
  const data = new QueryClient({
    defaultOptions: {
      queries: {
        // The client repeats loads (api-client.ts); here too would be twice.
        retry: false,
        // Without a connection a page says so, instead of waiting for one; when it is back, what failed is loaded.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: {
        // A change that cannot be sent fails at once: nobody expects it to be sent an hour later.
        networkMode: 'always',
        // The input is not kept, since it may be a password.
        gcTime: 0,
      },
    },
  })
  // Whatever page is open then: the data of one reader is gone before the next one signs in.
  account.session.subscribe(() => data.clear())
  return data
}

/** A screen that loads or changes data. */
export const withLoadedData =
  <Props extends object>(Screen: ComponentType<Props>) =>
  (props: Props) => (
    <LoadedData>
      <Screen {...props} />
    </LoadedData>
  )
