import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'

/** Answers that wait on purpose, without preventing the process from stopping. */
export type Stalls = {
  /** Never answers; the connection stays open until the caller or the process ends it. */
  hang(reply: FastifyReply): void
  pause(latencyMs: number): Promise<void>
  /** Closes hanging connections and ends the pauses. */
  release(): void
}

export const createStalls = (): Stalls => {
  const hanging = new Set<FastifyReply['raw']>()
  const stopping = new AbortController()
  return {
    hang: (reply) => {
      reply.hijack()
      hanging.add(reply.raw)
      reply.raw.once('close', () => hanging.delete(reply.raw))
    },
    pause: async (latencyMs) => {
      await sleep(latencyMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    },
    release: () => {
      stopping.abort()
      for (const raw of hanging) raw.destroy()
    },
  }
}
