import { emailKey, recordOf } from '@leserkonto/rules'
import type { z } from 'zod/mini'
import { importAccounts } from './import-accounts.ts'
import { importNewsletters } from './import-newsletters.ts'
import { importSeats } from './import-seats.ts'
import { judgeRow } from './judge-row.ts'
import type { Finding, Moving, Outcome, Row } from './moving.ts'
import type { ReadRow } from './read-rows.ts'
import type { Kind, recordSchemas } from './records.ts'

/** How far an import is: records of the file that are done, and what became of them. */
export type Progress = { records: number; imported: number; again: number; left: number }

type RecordOf<K extends Kind> = z.infer<(typeof recordSchemas)[K]>
type Importer<K extends Kind> = (rows: readonly Row<RecordOf<K>>[], moving: Moving) => Promise<Outcome>

const importers: { readonly [K in Kind]: Importer<K> } = {
  accounts: importAccounts,
  newsletters: importNewsletters,
  seats: importSeats,
}

/** Records a transaction; at 500 of them a statement takes some 50 ms, which sign-ins beside it do not feel. */
const batchSize = 500

type Source<K extends Kind> = { kind: K; rows: AsyncIterable<ReadRow>; from: Progress }

/**
 * Brings the records of a file, a batch at a time. The first ones, which an earlier run has done, are read only to know what is
 * there twice. Yields after each batch; its findings belong to the report before the next one is asked for.
 */
export async function* importRows<K extends Kind>(
  { kind, rows, from }: Source<K>,
  moving: Moving,
): AsyncGenerator<{ progress: Progress; findings: readonly Finding[] }> {
  let progress = from
  let left = from.records
  let batch: ReadRow[] = []
  for await (const row of rows) {
    if (left > 0) {
      left--
      remember(kind, row, moving)
      continue
    }
    batch.push(row)
    if (batch.length < batchSize) continue
    const done = await importBatch(kind, batch, moving)
    progress = after(progress, batch.length, done)
    batch = []
    yield { progress, findings: done.findings }
  }
  if (batch.length === 0) return
  const done = await importBatch(kind, batch, moving)
  yield { progress: after(progress, batch.length, done), findings: done.findings }
}

function after(progress: Progress, records: number, { imported, again, findings }: Outcome): Progress {
  return {
    records: progress.records + records,
    imported: progress.imported + imported,
    again: progress.again + again,
    left:
      progress.left + new Set(findings.flatMap(({ left, line }) => (left === 'record' ? [line] : []))).size,
  }
}

async function importBatch<K extends Kind>(
  kind: K,
  batch: readonly ReadRow[],
  moving: Moving,
): Promise<Outcome> {
  const judged = batch.map((row) => judgeRow(kind, row))
  const outcome = await importers[kind](
    judged.flatMap(({ row }) => (row ? [row] : [])),
    moving,
  )
  const findings = [...judged.flatMap((one) => one.findings), ...outcome.findings]
  return { ...outcome, findings: findings.toSorted((one, other) => one.line - other.line) }
}

/** What an earlier run has met counts when something is there twice. */
function remember(kind: Kind, row: ReadRow, { seen }: Moving): void {
  if ('reason' in row) return
  const { email, newsletter, subscription } = recordOf(row.raw)
  if (typeof email !== 'string') return
  const key = emailKey(email)
  if (kind === 'accounts') seen.accounts.add(key)
  else if (kind === 'newsletters') seen.newsletters.add(`${key} ${newsletter}`)
  else seen.seats.add(`${subscription} ${key}`)
}
