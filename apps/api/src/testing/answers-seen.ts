import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Operation } from '@leserkonto/contracts'
import { inject } from 'vitest'

/** Name of an operation's answer, e.g. `PUT /user/email 409 EMAIL_TAKEN`. */
export const answerName = ({ method, path }: Operation, status: number, code: string): string =>
  `${method} ${path} ${status} ${code}`

const seen = new Set<string>()

/** Records, once per worker, that a test saw this refusal over HTTP; declared-errors.ts reads it after the run. */
export function noteRefusal(entry: Operation, status: number, code: string): void {
  const name = answerName(entry, status, code)
  if (seen.has(name)) return
  seen.add(name)
  appendFileSync(join(inject('answersSeen'), String(process.pid)), `${name}\n`)
}
