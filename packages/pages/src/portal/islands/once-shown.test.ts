// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { onceShown } from './once-shown.ts'

afterEach(() => vi.restoreAllMocks())

const state = (value: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(value)

/** Animation frames that start when the test calls them. */
function heldFrames(): FrameRequestCallback[] {
  const frames: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  return frames
}

test('waits for the page, and for two frames after it', async () => {
  state('interactive')
  const frames = heldFrames()
  const work = vi.fn()
  onceShown(work)
  expect(frames).toHaveLength(0)
  window.dispatchEvent(new Event('load'))
  frames.shift()?.(0)
  expect(work).not.toHaveBeenCalled()
  frames.shift()?.(16)
  await expect.poll(() => work).toHaveBeenCalledOnce()
})

test('waits for no page that has come', async () => {
  state('complete')
  const frames = heldFrames()
  const work = vi.fn()
  onceShown(work)
  frames.shift()?.(0)
  frames.shift()?.(16)
  await expect.poll(() => work).toHaveBeenCalledOnce()
})
