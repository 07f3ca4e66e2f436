/**
 * How long a process that has been told to stop, and has drained, may take to end what it has begun.
 * Source: docs/spec/security.md#stopping.
 */
export const stopLimitMs = 15_000

/** The end of a process that is told to stop. */
export type Stopping = {
  /** Whether it has been told: it does its work still, and says that it is not ready. */
  isDraining: () => boolean
  stop: () => Promise<void>
}

/**
 * Ends what runs step by step, each after the one before, and then the process; after the time for draining and `stopLimitMs`
 * the process ends however far they got. `drainMs`: a load balancer that has not asked for the readiness yet still sends calls.
 */
export function createStopping(
  { drainMs, exit }: { drainMs: number; exit: (code: 0 | 1) => void },
  steps: readonly (() => Promise<unknown> | undefined)[],
): Stopping {
  let isTold = false
  return {
    isDraining: () => isTold,
    stop: async () => {
      if (isTold) return
      isTold = true
      setTimeout(() => exit(1), drainMs + stopLimitMs).unref()
      await new Promise((resolve) => setTimeout(resolve, drainMs))
      for (const step of steps) await step()
      exit(0)
    },
  }
}
