import { closeSync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { maskedEmail } from '@leserkonto/rules'
import type { Finding } from '../../apps/api/src/moving-in/moving.ts'
import type { Kind } from '../../apps/api/src/moving-in/records.ts'

/** What stays behind, a line of JSON each; a reader can be recognised by nothing in it. */
export type Report = {
  add: (file: Kind, findings: readonly Finding[]) => void
  /** How often each reason occurred in this run, by file. */
  counts: ReadonlyMap<string, number>
  /** Its length, once it is on the disk. */
  bytes: () => number
  close: () => void
}

/** Goes on with a report of this length; what stands behind it was written after the last checkpoint. */
export function openReport(path: string, from: number): Report {
  const file = openSync(path, from > 0 ? 'r+' : 'w', 0o600)
  ftruncateSync(file, from)
  const counts = new Map<string, number>()
  let length = from
  return {
    add: (kind, findings) => {
      const lines = findings.map((finding) => lineOf(kind, finding))
      for (const { left, reason } of findings) {
        const name = `${kind}\t${left}\t${reason}`
        counts.set(name, (counts.get(name) ?? 0) + 1)
      }
      if (lines.length > 0) length += writeSync(file, lines.join(''), length)
    },
    counts,
    bytes: () => {
      fsyncSync(file)
      return length
    },
    close: () => closeSync(file),
  }
}

// An address that is none can hold one, or a password in the wrong column: only one that reads as an address is shown, masked.
const isAddress = /^[^\s@]+@[^\s@]+\.[a-z]{2,24}$/i

function lineOf(file: Kind, { line, left, reason, field, email }: Finding): string {
  const address = email && isAddress.test(email) ? maskedEmail(email) : undefined
  return `${JSON.stringify({ file, line, left, reason, field, address })}\n`
}
