// Child process of passwords.ts: one argon2 job at a time, so that sign-ins never take the API's threads.
import os from 'node:os'
import { hash, type Options, verify } from '@node-rs/argon2'
import type { ImportedHash } from '../imported-hashes/imported-hash.ts'
import type { payCosts, verifyImported } from './imported-digests.ts'

/** What the API asks for. */
export type HashJob = { id: number; password: string } & (
  | { kind: 'hash'; options: Options }
  | { kind: 'verify'; hash: string }
  | { kind: 'imported'; imported: ImportedHash; dummy: string }
  | { kind: 'pay'; costs: readonly string[] }
)
/** What it gets back. */
export type HashDone = { id: number; result?: string | boolean; failed?: true }

// Nobody but root may leave a lower priority than this, in which the service itself may have been started.
if (os.getPriority() < 10) os.setPriority(10)

process.on('message', async (job: HashJob) => {
  const done = await run(job).then(
    (result): HashDone => ({ id: job.id, result }),
    (): HashDone => ({ id: job.id, failed: true }),
  )
  process.send?.(done)
})
// The API is gone, however it ended: nobody is left to hash for.
process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)

async function run(job: HashJob): Promise<string | boolean> {
  switch (job.kind) {
    case 'hash':
      return hash(job.password, job.options)
    case 'verify':
      return verify(job.hash, job.password)
    case 'imported':
      return (await digests()).verifyImported(job.password, job.imported, job.dummy)
    case 'pay':
      await (await digests()).payCosts(job.password, job.costs)
      return false
  }
}

/** Loaded only where passwords of another house wait. */
function digests(): Promise<{ payCosts: typeof payCosts; verifyImported: typeof verifyImported }> {
  return import('./imported-digests.ts')
}
