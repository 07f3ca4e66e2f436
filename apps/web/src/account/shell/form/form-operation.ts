import { type FieldError, parseInput } from '@leserkonto/contracts'
import type * as core from 'zod/v4/core'
import type { Api } from '../../session/api-client.ts'

/** An answer, or the fields that the operation's own schema refuses before anything is sent. */
export type Submission<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly fields: readonly FieldError[] }

/** One call as a form sends it. It comes with the schema and so in a chunk of its own, fetched when needed. */
export type FormOperation<Input, Answer> = {
  /** Name for the console, e.g. `session.login`. */
  readonly name: string
  readonly submit: (api: () => Promise<Api>, input: Input) => Promise<Submission<Answer>>
}

/** Ties a call to the schema of its input: the form judges as the service does. */
export const formOperation = <Schema extends core.$ZodType, Answer>(
  name: string,
  schema: Schema,
  call: (api: Api, input: core.output<Schema>) => Promise<Answer>,
): FormOperation<core.input<Schema>, Answer> => ({
  name,
  async submit(api, input) {
    const parsed = parseInput(schema, input)
    return parsed.ok ? { ok: true, answer: await call(await api(), parsed.data) } : parsed
  },
})
