/** How the SMTP side answers a recipient: normally, refused for good, refused for now, or not at all. */
export const faultModes = ['none', 'refuse', 'tempfail', 'hang'] as const
export type FaultMode = (typeof faultModes)[number]

/** The switch of the fault tests. */
export type Faults = {
  mode(): FaultMode
  set(mode: FaultMode): void
  /** Resolves with the mode for a recipient: at once, or when `hang` is switched off. */
  answer(): Promise<Exclude<FaultMode, 'hang'>>
  /** Calls the listener at every later change, until the returned function is called. */
  subscribe(listener: (mode: FaultMode) => void): () => void
}

/** Starts without a fault. */
export function createFaults(): Faults {
  let mode: FaultMode = 'none'
  const listeners = new Set<(mode: FaultMode) => void>()

  function subscribe(listener: (mode: FaultMode) => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function answer(): Promise<Exclude<FaultMode, 'hang'>> {
    if (mode !== 'hang') return Promise.resolve(mode)
    return new Promise((resolve) => {
      const unsubscribe = subscribe((next) => {
        if (next === 'hang') return
        unsubscribe()
        resolve(next)
      })
    })
  }

  return {
    mode: () => mode,
    set(next) {
      mode = next
      for (const listener of listeners) listener(next)
    },
    answer,
    subscribe,
  }
}
