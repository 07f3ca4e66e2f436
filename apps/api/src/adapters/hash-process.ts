// Child process of passwords.ts: one argon2 job at a time, so that sign-ins never take the API's threads.
import os from 'node:os'
import { hash, type Options, verify } from '@node-rs/argon2'

/** What the API asks for. */
export type HashJob = { id: number; password: string } & (
  | { hash?: undefined; options: Options }
  | { hash: string }
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

const run = (job: HashJob) =>
  job.hash === undefined ? hash(job.password, job.options) : verify(job.hash, job.password)
