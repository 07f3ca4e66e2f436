import type { contract, RouterOf } from '@leserkonto/contracts'
import type { ErrorCode } from '@leserkonto/texts'
import { callPatienceMs } from '@leserkonto/ui/browser/load-in-time'
import {
  createTRPCClient,
  httpBatchLink,
  retryLink,
  type TRPCClient,
  TRPCClientError,
  type TRPCLink,
} from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { callHeaders } from './call-headers.ts'
import { type Failure, failureOf, isPassing, silenceOf } from './failure.ts'

/** The operation table as the client calls it. */
export type AccountRouter = RouterOf<typeof contract>
/** Every call of the service, typed by its contract. */
export type Api = TRPCClient<AccountRouter>

/** What a client needs to know about the visit. */
export type ApiOptions = {
  /** Origin of the API, empty for the page's own. */
  origin: string
  mockHeader: boolean
  /** The bearer token of the next call, undefined for none. */
  token: () => string | undefined
  /** Called when a load was refused with 401 or 403: the session with this token is over. */
  onRefused?: (token: string) => void
}

const retryDelayMs = 500
/** Calls in one request. Source: docs/spec/contract.md#trpc. */
const batchCalls = 10

const clients = new WeakMap<ApiOptions, Api>()

/** The client of the running session: one for the whole visit. */
export function sessionApi(calls: ApiOptions): Api {
  const api = clients.get(calls) ?? createApi(calls)
  clients.set(calls, api)
  return api
}

/**
 * A new client: it batches calls, uses POST only so that addresses hold no personal data, tries loads twice and waits ten
 * seconds.
 */
export function createApi(options: ApiOptions): Api {
  return createTRPCClient<AccountRouter>({
    links: [
      sessionLink(options),
      patienceLink,
      retryLink({
        retry: ({ op, error, attempts }) =>
          isLoad(op) &&
          !op.context.once &&
          attempts === 1 &&
          !op.signal?.aborted &&
          isPassing(failureOf(error)),
        retryDelayMs: () => retryDelayMs,
      }),
      httpBatchLink({
        url: `${options.origin}/trpc`,
        methodOverride: 'POST',
        maxItems: batchCalls,
        headers: () => callHeaders(options),
        // Credentials are sent with every call (docs/spec/account.md#calls-from-the-browser). The casts: tRPC types its
        // fetch for all platforms.
        fetch: (url, init) => fetch(url as string, { ...(init as RequestInit), credentials: 'include' }),
      }),
    ],
  })
}

/** Ends a call, with its second try, that gets no answer, and tells why none came. */
const patienceLink: TRPCLink<AccountRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const patience = AbortSignal.timeout(callPatienceMs)
      const signal = op.signal ? AbortSignal.any([op.signal, patience]) : patience
      return next({ ...op, signal }).subscribe({
        next: (value) => observer.next(value),
        error(error) {
          const silence = error.data ? undefined : silenceOf(patience)
          observer.error(silence ? TRPCClientError.from(silence) : error)
        },
        complete: () => observer.complete(),
      })
    })

type Call = { type: string; context: Record<string, unknown> }
const isLoad = ({ type, context }: Call) => type === 'query' || context.load === true

/** Reports refused loads; the answers are passed on unchanged. */
const sessionLink =
  ({ token, onRefused }: ApiOptions): TRPCLink<AccountRouter> =>
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const used = token()
      return next(op).subscribe({
        next: (value) => observer.next(value),
        error(error) {
          if (used && isSessionOver(isLoad(op), failureOf(error))) onRefused?.(used)
          observer.error(error)
        },
        complete: () => observer.complete(),
      })
    })

/** Refusals that do not end the session: the reader lacks a right, or the login is not recent enough. */
const aboutRunningSession: readonly ErrorCode[] = ['RIGHT_NOT_GRANTED', 'REAUTHENTICATION_REQUIRED']

const isSessionOver = (load: boolean, { code, status }: Failure) =>
  code === 'AUTH_REQUIRED' ||
  (load && (status === 401 || status === 403) && !aboutRunningSession.includes(code))
