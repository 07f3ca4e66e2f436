import { createReadStream } from 'node:fs'

const everyMs = 2_000

/** Says how a stage goes on, at most every two seconds: what is done, how fast, and how long the rest takes. */
export function createProgress(stage: string, say: (line: string) => void, now: () => number) {
  const begun = now()
  let said = begun
  return (done: number, share: number, isLast = false): void => {
    const at = now()
    if (!isLast && at - said < everyMs) return
    said = at
    const seconds = Math.max((at - begun) / 1000, 0.001)
    const rate = Math.round(done / seconds)
    const left = share > 0 && !isLast ? `, about ${inWords((seconds * (1 - share)) / share)} left` : ''
    say(`${stage}: ${done.toLocaleString('en')} done, ${rate.toLocaleString('en')}/s${left}`)
  }
}

/** A time in words. */
function inWords(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`
  return `${(seconds / 3600).toFixed(1)} h`
}

/** The bytes of a file, and how many of them were read. */
export function countedFile(path: string): { chunks: AsyncIterable<Uint8Array>; read: () => number } {
  let read = 0
  async function* chunks() {
    for await (const chunk of createReadStream(path)) {
      read += (chunk as Buffer).length
      yield chunk as Buffer
    }
  }
  return { chunks: chunks(), read: () => read }
}
