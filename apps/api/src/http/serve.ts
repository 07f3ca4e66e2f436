import {
  type Contract,
  type Operation,
  Problem,
  type ProblemJson,
  parseInput,
  sharedErrors,
} from '@leserkonto/contracts'
import { inputLimits, isRowMissing, recordOf } from '@leserkonto/rules'
import { initTRPC, TRPCError } from '@trpc/server'
import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { safeParse } from 'zod/v4/core'
import type { Call, OperationOf, Operations } from '../context.ts'
import { note, span } from '../trace.ts'
import type { CallLog } from './call-log.ts'
import { runningReader } from './identity.ts'
import { refuseUnclearJson } from './json-body.ts'
import { sendProblem } from './problem-answer.ts'
import { readInput } from './read-input.ts'
import { formsOnly, readMultipart } from './read-multipart.ts'
import { refusalOf, trpcCode } from './trpc-code.ts'

/** How a request becomes a call; `identified` is settled after the flood limit. */
export type Caller = {
  /** Counts the call where it is not the request's first, or a portal's, then finds out who is calling. */
  begin: (entry: Operation) => Promise<Call>
  log: CallLog
  requestId: string
  prefetch: boolean
  /** A page of somebody else's makes its reader's browser call. */
  isForeign: boolean
  /** Wrong fields that may still be told in this answer, of all its calls together. */
  rows: { left: number }
  /** What a trusted proxy says of the trace it belongs to, right or wrong. */
  traceparent: string | undefined
}

// Its name by OpenTelemetry's conventions.
const statusCode = 'http.response.status_code'

type AnyOperation = (input: unknown, call: Call) => Promise<unknown>
/** An entry of the contract with what the service does for it, as the log calls it. */
export type Named = { name: string; entry: Operation; operation: AnyOperation }

/** An operation for `run`, which parses the input by this entry before it calls. */
export const named = <O extends Operation>(name: string, entry: O, operation: OperationOf<O>): Named => ({
  name,
  entry,
  operation: operation as AnyOperation,
})

/**
 * The one path every call takes, whichever channel it came in on, once its request was counted: identity → parse → keyed
 * limit → operation → declared errors only → output stripped to the contract. `read` is only called once the first holds.
 */
export function run(named: Named, read: () => unknown, caller: Caller): Promise<unknown> {
  const attributes = { 'leserkonto.operation': named.name }
  const beginning = { kind: 'SERVER', attributes, parent: caller.traceparent } as const
  return span(named.name, beginning, () => answer(named, read, caller))
}

async function answer(
  { name, entry, operation }: Named,
  read: () => unknown,
  caller: Caller,
): Promise<unknown> {
  const done = caller.log.begin(name)
  let call: Call | undefined
  try {
    if (caller.isForeign || (entry.noPrefetch && caller.prefetch)) throw new Problem('FORBIDDEN')
    call = await caller.begin(entry)
    done.account(call.reader?.accountId)
    if (needsSession(entry) && !call.reader && !call.handOverToken) throw new Problem('AUTH_REQUIRED')
    const input = parseInput(entry.input, await read(), caller.rows.left)
    if (!input.ok) {
      caller.rows.left = Math.max(0, caller.rows.left - input.fields.length)
      throw new Problem('VALIDATION_FAILED', { fields: input.fields })
    }
    if (entry.limit) await call.limits.take(entry.limit, subjectsOf(input.data, call))
    const result = await operation(input.data, call)
    done.ok()
    note({ [statusCode]: entry.status ?? 200 })
    return stripped(entry, result)
  } catch (error) {
    const problem = (await goneMeanwhile(error, call)) ?? declared(entry, error)
    done.refused(problem)
    note({ [statusCode]: problem.status })
    throw problem
  }
}

const needsSession = ({ auth }: Operation) => auth === 'reader' || auth === 'handOver'

function subjectsOf(input: object, call: Call) {
  const email = 'email' in input && typeof input.email === 'string' ? input.email : undefined
  return { ...(email && { email }), ...(call.reader && { account: call.reader.accountId }) }
}

/** What is written for a reader finds no row to belong to: the account was deleted, or the session ended, since the call began. */
async function goneMeanwhile(error: unknown, call: Call | undefined): Promise<Problem | undefined> {
  if (!call?.reader || !isRowMissing(error)) return undefined
  const { sessionId: sid, accountId: sub } = call.reader
  const isThere = await runningReader(call, { sid, sub }, call.now)
  return isThere ? undefined : new Problem('AUTH_REQUIRED', { cause: error })
}

/** An undeclared error is a bug: it answers GENERIC and keeps its cause for the log. */
function declared(entry: Operation, error: unknown): Problem {
  if (!(error instanceof Problem)) return new Problem('GENERIC', { cause: error })
  const codes: readonly string[] = [...entry.errors, ...sharedErrors, 'AUTH_REQUIRED']
  return codes.includes(error.code) ? error : new Problem('GENERIC', { cause: error })
}

/** Drops every field the contract does not promise; a missing one is a bug. */
function stripped(entry: Operation, result: unknown): unknown {
  const output = safeParse(entry.output, result)
  if (!output.success)
    throw new Problem('GENERIC', {
      cause: new Error('the operation broke its contract', { cause: output.error }),
    })
  return output.data
}

/** The path of an operation as the router has it. */
export const routePath = ({ path }: Operation): string => path.replace(/\{(\w+)\}/g, ':$1')

/** Serves a contract as REST routes and as a tRPC router under `/trpc`. */
export function serve<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  operations: Operations<C>,
  callerOf: (request: FastifyRequest, reply: FastifyReply) => Caller,
): void {
  const trpc = initTRPC.context<Caller>().create({
    errorFormatter: ({ shape, error, ctx }) => {
      const problem = error.cause instanceof Problem ? error.cause : refusalOf(error)
      return {
        ...shape,
        message: problem.code,
        data: { problem: problem.toJson(ctx?.requestId ?? '') satisfies ProblemJson },
      }
    },
  })

  const procedure = (named: Named) => {
    const resolve = ({ input, ctx }: { input: unknown; ctx: Caller }) =>
      run(named, () => input ?? {}, ctx).catch((cause: Problem) => {
        throw new TRPCError({ code: trpcCode(cause.status), cause })
      })
    const any = trpc.procedure.input((raw: unknown) => raw)
    return named.entry.method === 'GET' ? any.query(resolve) : any.mutation(resolve)
  }

  const routeIn = (scope: FastifyInstance, named: Named) => {
    const { entry } = named
    const { multipart } = entry
    scope.route({
      method: entry.method,
      // What answers a speculative load would be taken or done by a scanner's HEAD.
      exposeHeadRoute: !entry.noPrefetch,
      url: routePath(entry),
      handler: async (request, reply) => {
        reply.header('cache-control', entry.cache === 'public' ? 'public, max-age=300' : 'no-store')
        const read = () => (multipart ? readMultipart(entry, multipart, request) : readInput(entry, request))
        const output = await run(named, read, callerOf(request, reply))
        if (entry.download) reply.header('content-disposition', `attachment; filename="${entry.download}"`)
        return reply.code(entry.status ?? 200).send(entry.status === 204 ? undefined : output)
      },
    })
  }

  const route = (named: Named) =>
    named.entry.multipart
      ? app.register(async (scope) => routeIn(formsOnly(scope), named))
      : routeIn(app, named)

  const slices = Object.entries(contract).map(([slice, entries]) => {
    const procedures = Object.entries(entries).flatMap(([name, entry]) => {
      const operation = operations[slice]?.[name]
      if (!operation) throw new Error(`${slice}.${name} has no operation`)
      const one = named(`${slice}.${name}`, entry, operation)
      route(one)
      return entry.multipart ? [] : [[name, procedure(one)] as const]
    })
    return [slice, Object.fromEntries(procedures)] as const
  })

  app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => refuseForeignForms(request))
    scope.addHook('preHandler', refuseUnclearJson)
    scope.setErrorHandler(refuseForTrpc)
    scope.register(fastifyTRPCPlugin, {
      prefix: '/trpc',
      trpcOptions: {
        router: trpc.router(Object.fromEntries(slices)),
        allowMethodOverride: true,
        createContext: ({ req, res }: { req: FastifyRequest; res: FastifyReply }) => callerOf(req, res),
        responseMeta: ({ errors }: { errors: readonly TRPCError[] }) => {
          const headers = new Headers({ 'cache-control': 'no-store', vary: 'Origin' })
          const waits = errors.flatMap((error) =>
            error.cause instanceof Problem ? (error.cause.retryAfterS ?? []) : [],
          )
          if (waits.length > 0) headers.set('retry-after', String(Math.max(...waits)))
          return { headers }
        },
      },
    })
  })
}

/** What is refused before tRPC sees it: a problem like any other, which says the same once more as tRPC's clients read it. */
const refuseForTrpc = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(error, request, reply, (problem) => ({
    error: {
      message: problem.code,
      code: TRPC_ERROR_CODES_BY_KEY[trpcCode(problem.status)],
      data: { problem: problem.toJson(request.id) },
    },
  }))

/**
 * What tRPC would take and the contract does not: other methods than POST (queries too, so that no token or address
 * is ever in a URL, however the path is written), forms, whose size nobody bounds, long batches, and answers in
 * pieces, whose headers leave before a call could set a cookie.
 */
function refuseForeignForms({ method, headers, params }: FastifyRequest): void {
  if (method !== 'POST') throw new Problem('METHOD_NOT_ALLOWED', { allow: ['POST'] })
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Problem('CONTENT_TYPE')
  const calls = String(recordOf(params).path).split(',').length
  if (calls > inputLimits.batchCalls) throw new Problem('MALFORMED_REQUEST')
  if (/jsonl/i.test(`${headers['trpc-accept']} ${headers.accept}`)) throw new Problem('MALFORMED_REQUEST')
}
