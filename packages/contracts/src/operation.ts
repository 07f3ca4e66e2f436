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
 * Who may call. `anyone`: no session is looked for. `optional`: a session is used if there is one. `reader`: a session
 * is required. `handOver`: a session, or a one-time hand-over token instead, which the story redeems.
 */
export type Auth = 'anyone' | 'optional' | 'reader' | 'handOver'

/** An upload: its fields are parts of a form, the file arrives as bytes. The only kind of operation without tRPC. */
export type Multipart = {
  /** The field that holds the file. */
  file: string
  maxBytes: number
  /** The error for a larger file. */
  tooLarge: ErrorCode
}

type InputSchema = core.$ZodType<object>

/**
 * One call of the service. Its REST route, tRPC procedure, OpenAPI entry, and typed client are all
 * made from it.
 */
export type Operation = {
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path parameters are in braces: `/newsletter/user/{id}`; they are fields of the input. */
  path: `/${string}`
  auth: Auth
  /** Rate limit counted after parsing and before the story; a story may count further ones itself. */
  limit?: LimitName
  /** A strict object; limits count by its field `email`, if it has one. */
  input: InputSchema
  /** Fields read from the query. GET and DELETE read all fields from it except those of path, headers and `body`. */
  query?: readonly string[]
  /** Fields read from a JSON body though the method reads from the query by default (DELETE). */
  body?: readonly string[]
  /** Fields read from a header: field → header name. On the tRPC channel they are plain input fields. */
  headers?: Readonly<Record<string, string>>
  /** The body is a multipart form instead of JSON; such an operation has no tRPC procedure. */
  multipart?: Multipart
  output: core.$ZodType
  /** Errors the story may answer, beyond those every operation shares (see `sharedErrors`). */
  errors: readonly ErrorCode[]
  /** Statuses of the codes that have several here; the others have the catalogue's. */
  statuses?: Readonly<Partial<Record<ErrorCode, readonly number[]>>>
  /** Success status; 204 answers without a body. */
  status?: 200 | 201 | 202 | 204
  /** Without it the answer counts as personal data and goes out with `Cache-Control: no-store`. */
  cache?: 'public'
  /** Refuses a speculative load (`Sec-Purpose: prefetch`), because the call has an effect or hands out a token. */
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

/** The parsed input, as a story gets it. */
export type Input<O extends Operation> = core.output<O['input']>
/** What a story returns; fields that are not in the schema are removed from the answer. */
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
