// Brings the readers of another house: docs/operations/moving-in.md.
import { statSync } from 'node:fs'
import { readConfig } from '../apps/api/src/config.ts'
import type { Work } from '../apps/api/src/context.ts'
import { beginMoving } from '../apps/api/src/moving-in/begin-moving.ts'
import { importRows, type Progress } from '../apps/api/src/moving-in/import-rows.ts'
import type { Moving } from '../apps/api/src/moving-in/moving.ts'
import { csvRows, type Encoding, jsonRows } from '../apps/api/src/moving-in/read-rows.ts'
import type { Kind } from '../apps/api/src/moving-in/records.ts'
import { wrapHashes } from '../apps/api/src/moving-in/wrap-hashes.ts'
import { openDatabase } from '../apps/api/src/store/database/db.ts'
import { createDeps } from '../apps/api/src/wiring.ts'
import { workOf } from '../apps/api/src/work.ts'
import { failWith } from './database/fail-with.ts'
import { failWithUsage, parseWords } from './database/words.ts'
import { dropCheckpoint, readCheckpoint, writeCheckpoint } from './import/checkpoint.ts'
import { countedFile, createProgress } from './import/progress.ts'
import { openReport, type Report } from './import/report.ts'

const usage = `node scripts/import.ts [--accounts FILE] [--newsletters FILE] [--seats FILE] [--dry-run] [--report FILE]
  [--checkpoint FILE] [--unproven hold|send] [--encoding utf-8|windows-1252] [--wrap-later]
  node scripts/import.ts --wrap     only puts argon2id around hashes that wait for it`

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const { values: words } = parseWords(usage, {
  options: {
    accounts: text,
    newsletters: text,
    seats: text,
    'dry-run': flag,
    report: { ...text, default: 'moving-in-report.jsonl' },
    checkpoint: { ...text, default: 'moving-in-checkpoint.json' },
    unproven: { ...text, default: 'hold' },
    encoding: { ...text, default: 'utf-8' },
    'wrap-later': flag,
    wrap: flag,
  },
})
// Newsletters and seats are connected with accounts, so these come first.
const files = (['accounts', 'newsletters', 'seats'] as const).flatMap((kind) => {
  const path = words[kind]
  return path ? [{ kind, path }] : []
})
const isDryRun = words['dry-run']
const isSensible =
  files.length > 0 !== words.wrap &&
  ['hold', 'send'].includes(words.unproven) &&
  ['utf-8', 'windows-1252'].includes(words.encoding)
if (!isSensible) failWithUsage(usage)

const say = (line: string) => console.error(line)
const clock = () => performance.now()

try {
  for (const { path } of files) statSync(path)
  const config = readConfig()
  const { deps, close } = await createDeps(config, await openDatabase(config.database))
  const work = workOf(deps)
  if (files.length > 0) await importFiles(work)
  if (!isDryRun && !words['wrap-later']) await wrap(work)
  await close()
} catch (error) {
  failWith(error)
}

async function importFiles(work: Work): Promise<void> {
  const unproven = words.unproven === 'send' ? 'send' : 'hold'
  const moving = await beginMoving({ isDryRun, unproven, kinds: files.map(({ kind }) => kind) }, work)
  const checkpoint = isDryRun ? { files: {}, reportBytes: 0 } : readCheckpoint(words.checkpoint)
  const report = openReport(words.report, checkpoint.reportBytes)
  for (const { kind, path } of files) {
    const bytes = statSync(path).size
    const known = checkpoint.files[kind]
    const from = known?.bytes === bytes ? known.progress : { records: 0, imported: 0, again: 0, left: 0 }
    const keep = (progress: Progress) => {
      if (isDryRun) return
      checkpoint.reportBytes = report.bytes()
      checkpoint.files[kind] = { bytes, progress }
      writeCheckpoint(words.checkpoint, checkpoint)
    }
    const progress = await importFile({ kind, path, bytes, from, keep }, moving, report)
    console.log(
      `${kind}: ${progress.records} records, ${progress.imported} ${isDryRun ? 'can be imported' : 'imported'}, ${progress.again} already here, ${progress.left} left behind`,
    )
  }
  for (const [name, count] of [...report.counts].toSorted()) console.log(`  ${name}\t${count}`)
  report.close()
  console.log(`Each of them by its line: ${words.report}`)
  if (!isDryRun) dropCheckpoint(words.checkpoint)
}

type OneFile = { kind: Kind; path: string; bytes: number; from: Progress; keep: (progress: Progress) => void }

async function importFile(
  { kind, path, bytes, from, keep }: OneFile,
  moving: Moving,
  report: Report,
): Promise<Progress> {
  const { chunks, read } = countedFile(path)
  const encoding = words.encoding as Encoding
  const rows = /\.(?:csv|tsv|txt)$/i.test(path) ? csvRows(chunks, encoding) : jsonRows(chunks, encoding)
  const tell = createProgress(kind, say, clock)
  let done = from
  for await (const { progress, findings } of importRows({ kind, rows, from }, moving)) {
    done = progress
    report.add(kind, findings)
    keep(done)
    tell(done.records - from.records, read() / bytes)
  }
  tell(done.records - from.records, 1, true)
  return done
}

async function wrap(work: Work): Promise<void> {
  const tell = createProgress('wrapping hashes', say, clock)
  const wrapped = await wrapHashes(work, (done, all) => tell(done, done / all))
  if (wrapped > 0) console.log(`${wrapped} fast hashes are wrapped in argon2id.`)
}
