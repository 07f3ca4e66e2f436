import type { contract, Output, RouterOf } from '@leserkonto/contracts'
import type { ErrorCode } from '@leserkonto/texts'
import { createTRPCClient, httpBatchLink, retryLink, type TRPCClient, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { type Failure, failureOf, isPassing } from './failure.ts'
import { requestHeaders } from './request-headers.ts'

type User = Output<typeof contract.session.userinfo>

/** The operation table as the client calls it. */
export type AccountRouter = RouterOf<typeof contract>
/** Every call of the service, typed by its contract. */
export type Api = TRPCClient<AccountRouter>

/** What a client needs to know of the visit. */
export type ApiOptions = {
  /** Origin of the API, empty for the page's own. */
  origin: string
  mockHeader: boolean
  /** The bearer of the next call, undefined for none. */
  token: () => string | undefined
  /** A load was refused with 401 or 403: the session that used this token is over. */
  onRefused?: (token: string) => void
  /** The reader's data came. */
  onUser?: (user: User) => void
}

const retryDelayMs = 500
/** Calls in one request. Source: docs/spec/contract.md#trpc. */
const batchCalls = 10

/** A client of its own: batches, POST only so that nothing personal stands in an address, loads tried twice. */
export function createApi(options: ApiOptions): Api {
  return createTRPCClient<AccountRouter>({
    links: [
      sessionLink(options),
      retryLink({
        retry: ({ op, error, attempts }) =>
          isLoad(op) && !op.context.once && attempts === 1 && isPassing(failureOf(error)),
        retryDelayMs: () => retryDelayMs,
      }),
      httpBatchLink({
        url: `${options.origin}/trpc`,
        methodOverride: 'POST',
        maxItems: batchCalls,
        headers: () => requestHeaders(options),
        // Credentials are sent with every call (docs/spec/account.md#calls-from-the-browser). The casts: tRPC types its
        // fetch for all platforms.
        fetch: (url, init) => fetch(url as string, { ...(init as RequestInit), credentials: 'include' }),
      }),
    ],
  })
}

type Call = { type: string; context: Record<string, unknown> }
const isLoad = ({ type, context }: Call) => type === 'query' || context.load === true

/** Tells of loads that the service refused and of the reader's data; the answers themselves travel on unchanged. */
const sessionLink =
  ({ token, onRefused, onUser }: ApiOptions): TRPCLink<AccountRouter> =>
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const used = token()
      return next(op).subscribe({
        next(value) {
          // The path says what came; tRPC types it for all paths at once.
          if (op.path === 'session.userinfo' && 'data' in value.result) onUser?.(value.result.data as User)
          observer.next(value)
        },
        error(error) {
          if (used && isSessionOver(isLoad(op), failureOf(error))) onRefused?.(used)
          observer.error(error)
        },
        complete: () => observer.complete(),
      })
    })

/** A missing right is no missing session, and a login that is not fresh enough is none either. */
const aboutRunningSession: readonly ErrorCode[] = ['RIGHT_NOT_GRANTED', 'REAUTHENTICATION_REQUIRED']

const isSessionOver = (load: boolean, { code, status }: Failure) =>
  code === 'AUTH_REQUIRED' ||
  (load && (status === 401 || status === 403) && !aboutRunningSession.includes(code))
