import { readFileSync } from 'node:fs'
import { errorCode, wrongValue } from '@leserkonto/rules'
import { z } from 'zod'
import { configurationError } from '../config-rules.ts'

/** Where a list of the configuration is: the JSON itself, or a file with it. */
export type ListPlace = { json?: string | undefined; file?: string | undefined }

/** The name of an entry. */
export const EntryId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{1,63}$/, 'must be 2 to 64 small letters, digits and hyphens')

/** SHA-256 of a secret. */
export const SecretHash = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/, 'must be the SHA-256 of a secret in base64url, 43 characters')

/**
 * Reads a list of the configuration, which `variable` holds, or the file that `<variable>_FILE` names; empty without one.
 * Throws a configurationError that names every wrong value by its place with what it must be, and shows none.
 */
export const loadList = <T>(variable: string, schema: z.ZodType<T[]>, place: ListPlace): readonly T[] =>
  loadPlaced(variable, schema, { ...place, form: 'a list' }) ?? []

/** The same of an object; undefined without one. */
export const loadObject = <T>(variable: string, schema: z.ZodType<T>, place: ListPlace): T | undefined =>
  loadPlaced(variable, schema, { ...place, form: 'an object' })

function loadPlaced<T>(
  variable: string,
  schema: z.ZodType<T>,
  { json, file, form }: ListPlace & { form: string },
): T | undefined {
  const name = json === undefined ? `${variable}_FILE` : variable
  const refuse = (whys: readonly string[]) => configurationError(whys.map((why) => ({ name, why })))
  if (json === undefined && file === undefined) return undefined
  let placed: unknown
  try {
    placed = JSON.parse(json ?? readFileSync(file ?? '', 'utf8'))
  } catch (error) {
    const code = errorCode(error)
    throw refuse([code ? `names a file that cannot be read (${code})` : `must be ${form} in JSON`])
  }
  const result = schema.safeParse(placed, { error: wrongValue })
  if (result.success) return result.data
  throw refuse(
    result.error.issues.map(({ path, message }) =>
      path.length > 0 ? `at ${path.join('.')}: ${message}` : message,
    ),
  )
}
