import { Problem } from '@leserkonto/contracts'
import type { ErrorCode } from '@leserkonto/texts'
import type { LoadedQuery } from '../shell/LoadedPage.tsx'

const still = {
  trpc: { path: 'story' },
  data: undefined,
  error: null,
  isFetching: false,
  refetch: () => undefined,
}

/** A load that is done, for stories. */
export const loaded = <Data>(data: Data): LoadedQuery<Data> => ({ ...still, data })

/** A load that is running, for stories. */
export const loading: LoadedQuery<never> = { ...still, isFetching: true }

/** A load that the service refused, for stories. */
export const failed = (code: ErrorCode): LoadedQuery<never> => ({
  ...still,
  error: Object.assign(new Error(code), { data: { problem: new Problem(code).toJson('request-1') } }),
})
