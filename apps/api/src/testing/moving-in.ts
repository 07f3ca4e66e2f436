import { createHash } from 'node:crypto'
import { beginMoving } from '../moving-in/begin-moving.ts'
import { importRows } from '../moving-in/import-rows.ts'
import type { Finding, Moving } from '../moving-in/moving.ts'
import type { Kind } from '../moving-in/records.ts'
import { workOf } from '../work.ts'
import { freshEmail, type Harness } from './harness.ts'

type Wish = Partial<Pick<Moving, 'isDryRun' | 'unproven'>>

/** Brings records as one file. */
export const bringing = (api: () => Harness) =>
  async function bring(kind: Kind, records: readonly unknown[], wish: Wish = {}) {
    const moving = await beginMoving(
      { isDryRun: false, unproven: 'hold', kinds: [kind], ...wish },
      workOf(api().deps),
    )
    async function* rows() {
      for (const [at, raw] of records.entries()) yield { line: at + 1, raw }
    }
    const findings: Finding[] = []
    let progress = { records: 0, imported: 0, again: 0, left: 0 }
    for await (const step of importRows({ kind, rows: rows(), from: progress }, moving)) {
      findings.push(...step.findings)
      progress = step.progress
    }
    return { ...progress, reasons: findings.map(({ line, reason }) => [line, reason]), findings }
  }

/** The password of all who move in, and a hash of it. */
export const movedPassword = 'Haus-Wechsel-1'
export const md5Hash = {
  scheme: 'md5',
  salt: 's4lt',
  hash: createHash('md5').update(`s4lt${movedPassword}`).digest('hex'),
}

let numbers = 8_000_000_000
/** A customer number that nobody else has. */
export const nextNumber = (): string => String(++numbers)

/** A record of an account. */
export const movedAccount = (more: object = {}) => ({
  email: freshEmail('einzug'),
  edition: 'az',
  confirmed: '2019-05-04',
  ...more,
})
