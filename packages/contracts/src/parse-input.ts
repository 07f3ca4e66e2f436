import type * as core from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import { toFieldErrors } from './field-errors.ts'
import type { FieldError } from './problems.ts'

/** The typed input, or one row per wrong field, `most` at most. Forms and the API both check with it, by the same schema. */
export function parseInput<S extends core.$ZodType>(
  schema: S,
  raw: unknown,
  most?: number,
): { ok: true; data: core.output<S> } | { ok: false; fields: FieldError[] } {
  // reportInput distinguishes a missing field from a wrong one. The issues, which hold the input, do not leave here.
  const result = safeParse(schema, raw, { reportInput: true })
  return result.success
    ? { ok: true, data: result.data }
    : { ok: false, fields: toFieldErrors(result.error.issues, most) }
}
