import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { getUntypedClient } from '@trpc/client'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { type Account, useAccount } from './account.ts'

/** What was loaded, for the screens below it; what was loaded for one reader is gone before the next. */
function LoadedData({ children }: { children: ReactNode }) {
  const account = useAccount()
  const data = dataOf(account)
  useEffect(() => account.session.subscribe(() => data.clear()), [account, data])
  return <QueryClientProvider client={data}>{children}</QueryClientProvider>
}

const known = new WeakMap<Account, QueryClient>()

/** What was loaded stays from screen to screen. */
function dataOf(account: Account): QueryClient {
  const data = known.get(account) ?? createData(account)
  known.set(account, data)
  return data
}

const createData = (account: Account) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // The key is what `load` made of the operation's name and input.
        queryFn: async ({ queryKey: [slice, name, input] }) =>
          getUntypedClient(await account.api()).query(`${slice}.${name}`, input),
        // Repeating is the client's matter (api-client.ts); here it would happen twice.
        retry: false,
      },
      mutations: {
        // A change that cannot be sent fails at once: nobody expects it to happen an hour later.
        networkMode: 'always',
        // What was sent may have been a password.
        gcTime: 0,
      },
    },
  })

/** A screen with the loaded data above it. */
export const withLoadedData =
  <Props extends object>(Screen: ComponentType<Props>) =>
  (props: Props) => (
    <LoadedData>
      <Screen {...props} />
    </LoadedData>
  )
