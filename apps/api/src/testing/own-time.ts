const tickMs = 10

/**
 * Does the work and answers how long this process waited for it, in milliseconds of its own event loop: a machine that
 * leaves it no time counts for nothing, a limit that is missing counts in full. Never more than by the clock.
 */
export async function ownTimeOf<T>(work: PromiseLike<T>): Promise<{ answer: T; ms: number }> {
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
  }, tickMs)
  try {
    const answer = await work
    return { answer, ms: ticks * tickMs }
  } finally {
    clearInterval(timer)
  }
}
