import { type ChildProcess, fork } from 'node:child_process'
import os from 'node:os'
import { join } from 'node:path'
import type { HashDone, HashJob } from './hash-process.ts'

/** Hashing of passwords in child processes. Both calls throw Overloaded (code OVERLOADED) when the queue is full. */
export type Passwords = {
  hash: (password: string) => Promise<string>
  /** Whether the password fits; without a hash the same work is done on a dummy and the answer is false. */
  verify: (hash: string | undefined | null, password: string) => Promise<boolean>
  /** Whether the parameters have risen since this hash was made. */
  isOutdated: (hash: string) => boolean
  /** Hashes computed so far: what the limit on failures is measured by. */
  computed: () => number
  close: () => void
}

/**
 * OWASP: equal to 19 MiB and two passes, and 1.3 times as many sign-ins.
 * Source: docs/spec/security.md#password-hashing.
 */
const options = { memoryCost: 12_288, timeCost: 3, parallelism: 1 } as const
const wanted = `$argon2id$v=19$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$`
const queueLimit = 200

type Waiting = {
  job: DistributiveOmit<HashJob, 'id'>
  resolve: (result: string | boolean) => void
  reject: (error: Error) => void
}
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
type Worker = { process: ChildProcess; current?: Waiting | undefined }

/** More work waits than can be done in time. */
const overloaded = () => Object.assign(new Error('the hashing queue is full'), { code: 'OVERLOADED' })

/** Starts `processes` children (default: one less than there are cores, at least one). */
export async function startPasswords(
  processes = Math.max(1, os.availableParallelism() - 1),
): Promise<Passwords> {
  const queue: Waiting[] = []
  let computed = 0
  let closed = false
  const workers = Array.from({ length: processes }, startWorker)

  function startWorker(): Worker {
    const child = fork(join(import.meta.dirname, 'hash-process.ts'), {
      env: { UV_THREADPOOL_SIZE: '1' },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    const worker: Worker = { process: child }
    child.on('message', (done: HashDone) => {
      const waiting = worker.current
      worker.current = undefined
      if (done.failed || done.result === undefined) waiting?.reject(new Error('hashing failed'))
      else waiting?.resolve(done.result)
      next(worker)
    })
    child.once('exit', () => {
      worker.current?.reject(new Error('the hashing process ended'))
      if (!closed) {
        workers[workers.indexOf(worker)] = startWorker()
        workers.forEach(next)
      }
    })
    return worker
  }

  function next(worker: Worker) {
    if (worker.current || !worker.process.connected) return
    const waiting = queue.shift()
    if (!waiting) return
    worker.current = waiting
    computed++
    worker.process.send({ id: computed, ...waiting.job })
  }

  function run(job: Waiting['job']): Promise<string | boolean> {
    if (queue.length >= queueLimit) return Promise.reject(overloaded())
    return new Promise((resolve, reject) => {
      queue.push({ job, resolve, reject })
      const idle = workers.find((worker) => !worker.current)
      if (idle) next(idle)
    })
  }

  // NFKC once, here: a password typed on another keyboard is the same password.
  const make = async (password: string) =>
    String(await run({ password: password.normalize('NFKC'), options }))
  const dummy = await make(String(process.hrtime.bigint()))
  return {
    hash: make,
    verify: async (hash, password) =>
      (await run({ password: password.normalize('NFKC'), hash: hash ?? dummy })) === true && Boolean(hash),
    isOutdated: (hash) => !hash.startsWith(wanted),
    computed: () => computed,
    close: () => {
      closed = true
      for (const worker of workers) worker.process.kill('SIGKILL')
    },
  }
}
