import type { Work } from '../context.ts'
import type { KeySet } from './key-set.ts'

/** Why a record, or a part of it, stays behind. Codes of a field are those of docs/spec/contract.md#validation. */
export type Finding = {
  line: number
  /** Undefined for a line that could not be read at all. */
  email?: string | undefined
  reason: string
  field?: string | undefined
  /** `record`: nothing of it was taken; `part`: the rest was. */
  left: 'record' | 'part'
}

/** What became of a batch: how many records were taken, and how many an earlier run had taken. */
export type Outcome = { imported: number; again: number; findings: Finding[] }

/** A record of a file, as it is worked with. */
export type Row<Record> = { line: number; record: Record }

/** One import. */
export type Moving = {
  work: Work
  isDryRun: boolean
  /** What is done with readers of newsletters whose proof nobody has: nothing is sent to them, unless the publisher says so. */
  unproven: 'hold' | 'send'
  /** Edition of each newsletter of the publisher's list. */
  newsletters: ReadonlyMap<string, string>
  /** Costs of password hashes that are here or come in. */
  costs: Set<string>
  /** What this run has met. */
  seen: { accounts: KeySet; numbers: KeySet; newsletters: KeySet; seats: KeySet }
}

export const noOutcome = (): Outcome => ({ imported: 0, again: 0, findings: [] })
