import { createTRPCReact } from '@trpc/react-query'
import type { AccountRouter } from './api-client.ts'

/**
 * Loads and changes of a screen, as hooks: `trpc.<slice>.<operation>.useQuery(…)`, `.useMutation(…)`, and `useUtils()` for
 * what is loaded already. It is not for pages that strangers open first, which would have to wait for its code.
 */
export const trpc = createTRPCReact<AccountRouter>()

/** For a block whose page has started the load already: data from a moment ago is not loaded twice. */
export const loadedAhead = { staleTime: 10_000 }
