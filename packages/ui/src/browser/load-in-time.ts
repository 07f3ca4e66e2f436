/** Time a call may take, in milliseconds. Source: docs/spec/account.md#silence. */
export const callPatienceMs = 10_000

/** Time a call may take that sends a file: 10 MB at less than a megabit a second. */
export const uploadPatienceMs = 120_000

/** Time a chunk may take, in milliseconds. Source: docs/spec/presentation.md#chunk-time-out. */
export const chunkTimeoutMs = 120_000

/**
 * What an import gives; one that fails or takes longer than 120 s is tried once more.
 * Source: docs/spec/presentation.md#chunk-time-out.
 */
export const loadInTime = <Part>(load: () => Promise<Part>): Promise<Part> =>
  inTime(load).catch(() => inTime(load))

function inTime<Part>(load: () => Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const late = new Error(`a part did not load within ${chunkTimeoutMs} ms`)
    const timer = setTimeout(() => reject(late), chunkTimeoutMs)
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
