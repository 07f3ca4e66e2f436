import { readFileSync } from 'node:fs'
import type { z } from 'zod'

/** Where a list of the configuration is: the JSON itself, or a file with it. */
export type ListPlace = { json?: string | undefined; file?: string | undefined }

/** Reads a list of the configuration; empty without one. Throws an error that names every wrong value by its place. */
export function loadList<T>(name: string, schema: z.ZodType<T[]>, where: ListPlace): readonly T[] {
  const text = where.json ?? (where.file === undefined ? undefined : readFileSync(where.file, 'utf8'))
  if (text === undefined) return []
  const result = schema.safeParse(jsonOf(name, text))
  if (result.success) return result.data
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new Error(`The ${name} are not valid:\n${lines.join('\n')}`)
}

function jsonOf(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`The ${name} are no JSON.`)
  }
}
