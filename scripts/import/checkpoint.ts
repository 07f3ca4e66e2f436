import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Progress } from '../../apps/api/src/moving-in/import-rows.ts'
import type { Kind } from '../../apps/api/src/moving-in/records.ts'

/** How far an import is. A file is known by its size: one that has changed begins anew, which does no harm. */
export type Checkpoint = {
  files: Partial<Record<Kind, { bytes: number; progress: Progress }>>
  /** Length of the report at that moment: what was written after it is written again. */
  reportBytes: number
}

const nothing: Checkpoint = { files: {}, reportBytes: 0 }

/** The checkpoint that an earlier run has left in this file. */
export function readCheckpoint(file: string): Checkpoint {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Checkpoint
  } catch {
    return nothing
  }
}

/** Replaces it as a whole: a kill in the middle leaves the former one. */
export function writeCheckpoint(file: string, checkpoint: Checkpoint): void {
  writeFileSync(`${file}.new`, JSON.stringify(checkpoint))
  renameSync(`${file}.new`, file)
}

/** Everything is done. */
export const dropCheckpoint = (file: string): void => rmSync(file, { force: true })
