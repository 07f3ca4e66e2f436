import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const root = new URL('../../../', import.meta.url).pathname
const origins = new Map<string, string>()

/** A class's name on the page: three signs of its own, the same in each build, so that markup and sheet agree. */
export function shortName(name: string, file: string): string {
  const origin = `${relative(root, file)} ${name}`
  const short = `_${createHash('sha256').update(origin).digest('base64url').slice(0, 3)}`
  if ((origins.get(short) ?? origin) !== origin)
    throw new Error(`${origin} and ${origins.get(short)} would both be ${short}: rename one of them`)
  origins.set(short, origin)
  return short
}

/** The names that the classes of a file have been given. */
export const namesOf = (file: string): string[] =>
  [...origins].filter(([, origin]) => origin.startsWith(`${relative(root, file)} `)).map(([short]) => short)
