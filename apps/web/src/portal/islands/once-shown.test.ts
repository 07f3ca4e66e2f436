// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { onceShown } from './once-shown.ts'

afterEach(() => vi.restoreAllMocks())

const state = (value: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(value)

test('waits for the page, and for two frames after it', async () => {
  state('interactive')
  const frames: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  const work = vi.fn()
  onceShown(work)
  expect(frames).toHaveLength(0)
  window.dispatchEvent(new Event('load'))
  frames.shift()?.(0)
  expect(work).not.toHaveBeenCalled()
  frames.shift()?.(16)
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
})

test('waits for no page that has come', async () => {
  state('complete')
  const work = vi.fn()
  onceShown(work)
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
})
