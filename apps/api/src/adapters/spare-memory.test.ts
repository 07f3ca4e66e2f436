import { expect, test, vi } from 'vitest'
import { whenQuiet } from './spare-memory.ts'

const megabyte = 1024 * 1024

/** A process with a heap of 100 MB, of which a release leaves 60. */
function started() {
  const state = { busy: 0, bytes: 100 * megabyte }
  const release = vi.fn(() => {
    state.bytes = 60 * megabyte
  })
  const beat = whenQuiet({ busyShare: () => state.busy, heapBytes: () => state.bytes, release })
  const beats = (count: number) => Array.from({ length: count }).forEach(beat)
  return { state, release, beats }
}

test('memory is given back after two quiet seconds, once', () => {
  const { release, beats } = started()
  beats(1)
  expect(release).not.toHaveBeenCalled()
  beats(10)
  expect(release).toHaveBeenCalledTimes(1)
})

test('and again once the heap has grown', () => {
  const { state, release, beats } = started()
  beats(2)
  state.bytes = 75 * megabyte
  beats(5)
  expect(release).toHaveBeenCalledTimes(1)
  state.bytes = 80 * megabyte
  beats(1)
  expect(release).toHaveBeenCalledTimes(2)
})

test('never in a second after work', () => {
  const { state, release, beats } = started()
  for (const busy of [0, 0.5, 0, 0.05, 0]) {
    state.busy = busy
    beats(1)
  }
  expect(release).not.toHaveBeenCalled()
})
