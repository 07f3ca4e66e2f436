import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import os from 'node:os'
import { join } from 'node:path'
import { costsLeft, costsToPay, isImported, readStored } from '../imported-hashes/imported-hash.ts'
import { step } from '../trace.ts'
import type { HashDone, HashJob } from './hash-process.ts'
import { type Asker, createHashQueue, ourselves } from './hash-queue.ts'

/** Hashing of passwords in child processes. Both calls reject with code OVERLOADED when there is no place in the queue. */
export type Passwords = {
  hash: (password: string, asker?: Asker) => Promise<string>
  /** Whether the password fits; without a hash the same work is done on a dummy and the answer is false. */
  verify: (hash: string | undefined | null, password: string, asker?: Asker) => Promise<boolean>
  /**
   * Takes as long as all these costs of imported hashes, but for that of `hash`, which was checked before: with it, a sign-in that
   * fails takes the same time for every address. Does nothing where nothing was imported.
   */
  payImportedCosts: (
    hash: string | undefined | null,
    costs: readonly string[],
    password: string,
    asker: Asker,
  ) => Promise<void>
  /** Whether a job for them would find a place in the queue now. */
  hasPlace: (asker: Asker) => boolean
  /** Whether the parameters have risen since this hash was made. */
  isOutdated: (hash: string) => boolean
  /** Hashes computed so far: what the limit on failures is measured by. */
  computed: () => number
  /** Jobs that no process has begun. */
  waiting: () => number
  close: () => void
}

/**
 * OWASP: equal to 19 MiB and two passes, and 1.3 times as many sign-ins.
 * Source: docs/spec/security.md#password-hashing.
 */
const options = { memoryCost: 12_288, timeCost: 3, parallelism: 1 } as const
const wanted = `$argon2id$v=19$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$`
/** One is computed, the other waits in the process, so that it need not wait for the API between two. */
const jobsPerProcess = 2
/** A process with nothing to do ends after this time. It holds up to 26 MB of its own (docs/operations.md). */
const idleMs = 10_000

type Job = DistributiveOmit<HashJob, 'id'>
type Waiting = {
  job: Job
  resolve: (result: string | boolean) => void
  reject: (error: Error) => void
  /** Its first process ended before it was done. */
  isRepeated?: true
}
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
type Worker = { process: ChildProcess; running: Map<number, Waiting>; idle?: NodeJS.Timeout }

/** More work waits than can be done in time. */
const overloaded = () => Object.assign(new Error('the hashing queue is full'), { code: 'OVERLOADED' })

/** Matches no password: salt and hash are random. */
const dummyHash = () => {
  const [salt, hash] = [16, 32].map((bytes) => randomBytes(bytes).toString('base64').replace(/=+$/, ''))
  return `${wanted}${salt}$${hash}`
}

/**
 * Hashing by up to `processes` children. Each is started when it is needed and ends when it has long had nothing to do,
 * which saves memory at rest. A job whose process ends is given to another one, once.
 */
export function createPasswords(processes = os.availableParallelism()): Passwords {
  const dummy = dummyHash()
  const queue = createHashQueue<Waiting>()
  const workers = new Set<Worker>()
  let computed = 0
  let closed = false

  function startWorker(): Worker {
    const child = fork(join(import.meta.dirname, 'hash-process.ts'), {
      env: { UV_THREADPOOL_SIZE: '1' },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    const worker: Worker = { process: child, running: new Map() }
    workers.add(worker)
    child.on('message', ({ id, result, failed }: HashDone) => {
      const waiting = worker.running.get(id)
      worker.running.delete(id)
      if (failed || result === undefined) waiting?.reject(new Error('hashing failed'))
      else waiting?.resolve(result)
      handOut()
      if (worker.running.size === 0) worker.idle = setTimeout(() => end(worker), idleMs).unref()
    })
    const ended = () => {
      clearTimeout(worker.idle)
      workers.delete(worker)
      const left = [...worker.running.values()]
      worker.running.clear()
      for (const { reject } of left.filter(({ isRepeated }) => isRepeated || closed))
        reject(new Error('the hashing process ended'))
      if (closed) return
      const again = left.filter(({ isRepeated }) => !isRepeated)
      queue.putBack(again.map((waiting) => ({ ...waiting, isRepeated: true as const })))
      handOut()
    }
    child.once('exit', ended)
    // One that could not be started, or that was killed and has not been seen to end: without a listener the error would
    // end the service.
    child.on('error', ended)
    return worker
  }

  function end(worker: Worker) {
    workers.delete(worker)
    // Without its parent it ends itself.
    if (worker.process.connected) worker.process.disconnect()
  }

  function idlest(): Worker | undefined {
    const [worker] = [...workers]
      .filter(({ process }) => process.connected)
      .toSorted((one, other) => one.running.size - other.running.size)
    if ((!worker || worker.running.size > 0) && workers.size < processes) return startWorker()
    return worker && worker.running.size < jobsPerProcess ? worker : undefined
  }

  function handOut() {
    while (queue.size() > 0) {
      const worker = idlest()
      const waiting = worker && queue.next()
      if (!waiting) return
      computed++
      clearTimeout(worker.idle)
      worker.running.set(computed, waiting)
      worker.process.send({ id: computed, ...waiting.job })
    }
  }

  function run(job: Job, asker: Asker = ourselves): Promise<string | boolean> {
    const added = (resolve: Waiting['resolve'], reject: Waiting['reject']) => {
      if (queue.add(asker, { job, resolve, reject })) handOut()
      else reject(overloaded())
    }
    return step('argon2', () => new Promise(added))
  }

  /** Another house hashed what its readers typed, as it came. */
  function verifyJob(hash: string | undefined | null, password: string): Job {
    const imported = hash ? readStored(hash) : undefined
    if (imported) return { kind: 'imported', imported, dummy, password }
    const known = hash && !isImported(hash) ? hash : dummy
    return { kind: 'verify', hash: known, password: password.normalize('NFKC') }
  }

  return {
    // NFKC once, here: a password typed on another keyboard is the same password.
    hash: async (password, asker) =>
      String(await run({ kind: 'hash', password: password.normalize('NFKC'), options }, asker)),
    verify: async (hash, password, asker) =>
      (await run(verifyJob(hash, password), asker)) === true && Boolean(hash),
    payImportedCosts: async (hash, costs, password, asker) => {
      // A job also where nothing is left: whose account it is must not show by one wait less in the queue.
      if (costsToPay(costs).length > 0)
        await run({ kind: 'pay', costs: costsLeft(hash, costs), password }, asker)
    },
    hasPlace: queue.hasPlace,
    isOutdated: (hash) => !hash.startsWith(wanted),
    computed: () => computed,
    waiting: queue.size,
    close: () => {
      closed = true
      for (const { process } of workers) process.kill('SIGKILL')
    },
  }
}
