import { type EventLoopUtilization, performance } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What is looked at once a second, and what gives memory back. */
type Process = {
  /** Share of the last second in which the event loop worked, 0 to 1. */
  busyShare: () => number
  heapBytes: () => number
  release: () => void
}

const beatMs = 1_000
const quietShare = 0.05
const quietBeats = 2
/** Less is not worth the pause. */
const worthBytes = 16 * 1024 * 1024

/**
 * V8 keeps the pages of a heap that has grown under load, garbage and all. After two quiet seconds they are given back, by
 * a collection that holds the event loop for some tenths of a second; again only once the heap has grown. Returns what is to
 * be called each second.
 */
export function whenQuiet({ busyShare, heapBytes, release }: Process): () => void {
  let quiet = 0
  let leastBytes = 0
  return () => {
    quiet = busyShare() < quietShare ? quiet + 1 : 0
    if (quiet < quietBeats || heapBytes() < leastBytes + worthBytes) return
    release()
    leastBytes = heapBytes()
  }
}

/** Gives back what this process does not need whenever nobody asks for anything. */
export function spareMemory(): void {
  let before: EventLoopUtilization = performance.eventLoopUtilization()
  const beat = whenQuiet({
    busyShare: () => {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      return utilization
    },
    heapBytes: () => getHeapStatistics().total_heap_size,
    release: collector(),
  })
  setInterval(beat, beatMs).unref()
}

/** V8's own collection for when memory is short. Without the flag on the command line, which would leave it to all code. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  const gc: NodeJS.GCFunction = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  return () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
