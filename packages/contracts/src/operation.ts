import type { LimitName } from '@leserkonto/rules'
import type { ErrorCode } from '@leserkonto/texts'
import type {
  TRPCMutationProcedure as Mutation,
  TRPCQueryProcedure as Query,
  TRPCBuiltRouter,
} from '@trpc/server'
import type * as core from 'zod/v4/core'
import { type ProblemJson, statusOf } from './problems.ts'

/**
 * Who may call: nobody is asked, a session is used when there is one, or a session is needed. With `handOver` a
 * one-time hand-over token may stand in the session's place; the story redeems it.
 */
export type Auth = 'anyone' | 'optional' | 'reader' | 'handOver'

/** An upload: its fields come as parts of a form, the file as bytes. The one REST-only kind of operation. */
export type Multipart = {
  /** The field that carries the file. */
  file: string
  maxBytes: number
  /** What a larger file is answered with. */
  tooLarge: ErrorCode
}

type InputSchema = core.$ZodType<object>

/**
 * One call of the service. REST route, tRPC procedure, OpenAPI entry, docs/api.md row and typed client are
 * projections of it.
 */
export type Operation = {
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path parameters stand in braces: `/newsletter/user/{id}`; they are fields of the input. */
  path: `/${string}`
  auth: Auth
  /** Keyed limit taken after parsing, before the story; a story may take further ones itself. */
  limit?: LimitName
  /** A strict object; the field `email`, where there is one, is the address that limits count. */
  input: InputSchema
  /** Fields read from the query. GET and DELETE read everything but path, headers and `body` from it. */
  query?: readonly string[]
  /** Fields read from a JSON body where the method's default is the query (DELETE). */
  body?: readonly string[]
  /** Fields read from a header: field → header name. On the tRPC channel they are plain input fields. */
  headers?: Readonly<Record<string, string>>
  /** The body is a multipart form instead of JSON; such an operation has no tRPC procedure. */
  multipart?: Multipart
  output: core.$ZodType
  /** Errors the story may answer, beyond those every operation shares (see `sharedErrors`). */
  errors: readonly ErrorCode[]
  /** Statuses of a code that has several here; left out, it is the catalogue's. */
  statuses?: Readonly<Partial<Record<ErrorCode, readonly number[]>>>
  /** Success status; 204 answers without a body. */
  status?: 200 | 201 | 202 | 204
  /** Personal data: answered with `Cache-Control: no-store`. Everything is, unless it says public. */
  cache?: 'public'
  /** Refuse a speculative load (`Sec-Purpose: prefetch`): the call has an effect or hands out a token. */
  noPrefetch?: true
  /** The answer is offered as a file of this name. */
  download?: string
}

/** slice → operation name → operation. */
export type Contract = Readonly<Record<string, Readonly<Record<string, Operation>>>>

/** Keeps the literal types of one operation. */
export const operation = <const O extends Operation>(entry: O): O => entry

/** The statuses an operation answers a code with. */
export const statusesOf = (entry: Operation, code: ErrorCode): readonly number[] =>
  entry.statuses?.[code] ?? [statusOf[code]]

/** What a story gets. */
export type Input<O extends Operation> = core.output<O['input']>
/** What a story returns; fields beyond it are stripped before the answer leaves. */
export type Output<O extends Operation> = core.input<O['output']>

type Io<O extends Operation> = {
  input: core.input<O['input']>
  output: core.output<O['output']>
  meta: unknown
}
type Procedure<O extends Operation> = O['method'] extends 'GET' ? Query<Io<O>> : Mutation<Io<O>>
type ErrorShape = { message: string; code: number; data: { problem: ProblemJson } }

/** The tRPC router as the React client sees it: a type only, no API code travels. */
export type RouterOf<C extends Contract> = TRPCBuiltRouter<
  { ctx: object; meta: object; transformer: false; errorShape: ErrorShape },
  {
    [S in keyof C]: {
      [N in keyof C[S] as C[S][N] extends { multipart: Multipart } ? never : N]: Procedure<C[S][N]>
    }
  }
>

/** Fields of the path, in order: `/a/{id}` → `['id']`. */
export const pathFields = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')

/** Where a field of this operation is read on the REST channel. */
export function placeOf(entry: Operation, field: string): 'path' | 'header' | 'query' | 'body' {
  if (pathFields(entry.path).includes(field)) return 'path'
  if (entry.headers && field in entry.headers) return 'header'
  if (entry.query?.includes(field)) return 'query'
  if (entry.body?.includes(field)) return 'body'
  return entry.method === 'POST' || entry.method === 'PUT' ? 'body' : 'query'
}
