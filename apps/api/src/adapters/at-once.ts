/**
 * Runs at most `running` pieces of work at once and lets at most `waiting` more wait in line; beyond that it rejects
 * at once with code OVERLOADED.
 */
export function atOnce(running: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = []
  let busy = 0
  return async (work) => {
    if (busy >= running) {
      if (line.length >= waiting)
        throw Object.assign(new Error('too much work waits'), { code: 'OVERLOADED' })
      await new Promise<void>((resolve) => line.push(resolve))
    } else busy++
    try {
      return await work()
    } finally {
      // The next in line takes the place; without one it is free.
      const next = line.shift()
      if (next) next()
      else busy--
    }
  }
}
