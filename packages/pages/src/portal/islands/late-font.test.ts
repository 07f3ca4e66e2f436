// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { lateFont } from './late-font.ts'

const { documentElement: root } = document
const load = vi.fn(async () => [])

beforeEach(() => {
  root.dataset.lateFont = ''
  load.mockReset()
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true })
})

test('headlines wear their font when it has come', async () => {
  const font = Promise.withResolvers<[]>()
  load.mockReturnValueOnce(font.promise)
  const worn = lateFont(document)
  expect(root.dataset.lateFont).toBe('')
  font.resolve([])
  await worn
  expect(root.dataset.lateFont).toBeUndefined()
})

test('they keep their stand-in when it does not come', async () => {
  load.mockRejectedValueOnce(new DOMException('no font', 'NetworkError'))
  await lateFont(document)
  expect(root.dataset.lateFont).toBe('')
})

test('nothing is loaded for a reader who has it', async () => {
  delete root.dataset.lateFont
  await lateFont(document)
  expect(load).not.toHaveBeenCalled()
})
