import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { getUntypedClient } from '@trpc/client'
import type { ComponentType, ReactNode } from 'react'
import { type Account, useAccount } from './account.ts'

/** The cache of loaded data for the screens below it. */
const LoadedData = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={dataOf(useAccount())}>{children}</QueryClientProvider>
)

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
        // The key as `load` builds it from the operation's name and input.
        queryFn: async ({ queryKey: [slice, name, input] }) =>
          getUntypedClient(await account.api()).query(`${slice}.${name}`, input),
        // The client repeats loads (api-client.ts); here too would be twice.
        retry: false,
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

/** A screen inside the cache of loaded data. */
export const withLoadedData =
  <Props extends object>(Screen: ComponentType<Props>) =>
  (props: Props) => (
    <LoadedData>
      <Screen {...props} />
    </LoadedData>
  )
