import os from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { isPushEndpoint, isPushPoint } from './push-address.ts'
import type { PushKey } from './push-key.ts'
import type { PushHeaders, PushOutcome, PushParcel, PushTarget } from './push-message.ts'
import type { PushDone, PushJob, PushWorkerData } from './push-worker.ts'
import { createVapid } from './vapid.ts'

/** Web Push. Source: RFC 8030, RFC 8291, RFC 8292; docs/decisions/0021-push.md. */
export type Push = {
  /** What browsers subscribe with; undefined where the service has no key and sends none. */
  readonly publicKey: string | undefined
  /** Whether an address may be called, and its key is one. */
  readonly allows: (target: PushTarget) => boolean
  /** Sends messages; answers in their order. Rejects only where a thread has died: then nobody knows which were sent. */
  readonly send: (parcels: readonly PushParcel[], headers: PushHeaders) => Promise<PushOutcome[]>
  readonly close: () => void
}

const maxThreads = 2
/** A thread with nothing to do ends after this time; it holds some 20 MB. */
const idleMs = 10_000

type Running = { resolve: (outcomes: PushOutcome[]) => void; reject: (error: Error) => void }
type Thread = { worker: Worker; running: Map<number, Running>; idle?: NodeJS.Timeout }

/** `contact`: where push services find who sends (RFC 8292 §2.1). Without a key nothing is sent. */
export async function createPush({
  key,
  contact,
  development,
}: {
  key: PushKey | undefined
  contact: string
  development: boolean
}): Promise<Push> {
  const vapid = key && (await createVapid(key, contact))
  const threads = new Set<Thread>()
  let jobs = 0

  function startThread(data: PushWorkerData): Thread {
    const worker = new Worker(join(import.meta.dirname, 'push-worker.ts'), { workerData: data })
    const thread: Thread = { worker, running: new Map() }
    threads.add(thread)
    worker.on('message', ({ id, outcomes }: PushDone) => {
      thread.running.get(id)?.resolve(outcomes)
      thread.running.delete(id)
      if (thread.running.size > 0) return
      thread.idle = setTimeout(() => void worker.terminate(), idleMs).unref()
    })
    const end = (cause?: unknown) => {
      threads.delete(thread)
      for (const { reject } of thread.running.values())
        reject(Object.assign(new Error('the thread has ended', { cause }), { code: 'PUSH_THREAD' }))
      thread.running.clear()
    }
    worker.on('error', end)
    worker.on('exit', () => end())
    worker.unref()
    return thread
  }

  /** The one with the least to do; another one while there may be more. */
  function threadFor(data: PushWorkerData): Thread {
    const [least] = [...threads].toSorted((one, other) => one.running.size - other.running.size)
    const isFull = threads.size >= Math.min(maxThreads, os.availableParallelism())
    return least && (least.running.size === 0 || isFull) ? least : startThread(data)
  }

  return {
    publicKey: vapid?.publicKey,
    allows: ({ endpoint, p256dh }) => isPushEndpoint(endpoint, development) && isPushPoint(p256dh),
    send: async (parcels, headers) => {
      if (!vapid) return parcels.map(() => ({ result: 'refused' }))
      const tokens = await Promise.all(
        parcels.map(({ target }) => vapid.tokenFor(new URL(target.endpoint).origin)),
      )
      const thread = threadFor({ publicKey: vapid.publicKey, development })
      clearTimeout(thread.idle)
      const id = ++jobs
      return new Promise((resolve, reject) => {
        thread.running.set(id, { resolve, reject })
        thread.worker.postMessage({ id, parcels, tokens, headers } satisfies PushJob)
      })
    },
    close: () => {
      for (const { worker } of threads) void worker.terminate()
    },
  }
}
