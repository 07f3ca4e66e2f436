import { parseInput } from '@leserkonto/contracts'
import { isRecord } from '@leserkonto/rules'
import type { z } from 'zod/mini'
import type { Finding, Row } from './moving.ts'
import type { ReadRow } from './read-rows.ts'
import { droppable, type Kind, recordSchemas } from './records.ts'

type RecordOf<K extends Kind> = z.infer<(typeof recordSchemas)[K]>

/** A record that can be worked with, if it is one, and what is wrong with it. */
export type Judged<K extends Kind> = { row?: Row<RecordOf<K>>; findings: Finding[] }

/** Judges a row by the schema of its file; a value that may be missing and is none is left out and named. */
export function judgeRow<K extends Kind>(kind: K, read: ReadRow): Judged<K> {
  const { line } = read
  if ('reason' in read) return { findings: [{ line, reason: read.reason, left: 'record' }] }
  const email = addressIn(read.raw)
  const first = parse(kind, read.raw)
  if (first.ok) return { row: { line, record: first.data }, findings: [] }
  const wrong = first.fields.map(({ field, code }) => ({ line, email, reason: code, field }))
  const dropped = wrong.map(({ field }) => outermost(field))
  const canGo = dropped.every((field) => droppable[kind].includes(field))
  const second = canGo ? parse(kind, without(read.raw, dropped)) : undefined
  if (second?.ok)
    return {
      row: { line, record: second.data },
      findings: wrong.map((finding) => ({ ...finding, left: 'part' })),
    }
  // What can be left out keeps nobody outside, so it is not what is wrong.
  const stops = wrong.filter(({ field }) => !droppable[kind].includes(outermost(field)))
  return { findings: (stops.length > 0 ? stops : wrong).map((finding) => ({ ...finding, left: 'record' })) }
}

function parse<K extends Kind>(kind: K, raw: unknown) {
  const result = parseInput(recordSchemas[kind], raw)
  return result as { ok: true; data: RecordOf<K> } | Extract<typeof result, { ok: false }>
}

const outermost = (field: string) => field.split('.')[0] ?? ''

const addressIn = (raw: unknown) => (isRecord(raw) && typeof raw.email === 'string' ? raw.email : undefined)

const without = (raw: unknown, fields: readonly string[]) =>
  isRecord(raw) ? Object.fromEntries(Object.entries(raw).filter(([name]) => !fields.includes(name))) : raw
