// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lateFont } from './late-font.ts'

const { documentElement: root } = document
const load = vi.fn(async () => [])

beforeEach(() => {
  root.dataset.lateFont = ''
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true })
})
afterEach(() => {
  vi.restoreAllMocks()
  load.mockClear()
})

test('headlines get their font once the page has loaded, and not before', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  lateFont(window)
  expect(load).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(root.dataset.lateFont).toBeUndefined())
  expect(load).toHaveBeenCalledOnce()
})

test('they get it at once where the script came after the page', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  lateFont(window)
  await vi.waitFor(() => expect(root.dataset.lateFont).toBeUndefined())
})

test('they keep their stand-in when the font does not come', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  load.mockRejectedValueOnce(new DOMException('no font', 'NetworkError'))
  lateFont(window)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(root.dataset.lateFont).toBe('')
})

test('nothing is loaded for a reader who has it', () => {
  delete root.dataset.lateFont
  lateFont(window)
  expect(load).not.toHaveBeenCalled()
})
