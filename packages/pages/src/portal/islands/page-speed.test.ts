// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { measureSpeed } from './page-speed.ts'

type Note = (list: { getEntries: () => object[] }) => void
let notes: Map<string, Note>
const seen = (type: string, ...entries: object[]) => notes.get(type)?.({ getEntries: () => entries })
const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
})

beforeEach(() => {
  notes = new Map()
  vi.stubGlobal('PerformanceObserver', function observer(note: Note) {
    return { observe: ({ type }: { type: string }) => notes.set(type, note) }
  })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { activationStart: 100 } as unknown as PerformanceEntry,
  ])
  document.body.dataset.kind = 'article'
})
afterEach(() => vi.restoreAllMocks())

const leave = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}
const told = async (tell: ReturnType<typeof vi.fn>) =>
  Promise.all(tell.mock.calls.map(async ([body]) => JSON.parse(await (body as Blob).text())))

test('the last largest paint, the slowest input and the worst session of shifts are told once, when the page is left', async () => {
  const tell = vi.fn()
  measureSpeed(document, tell)
  seen('largest-contentful-paint', { startTime: 500 }, { startTime: 1_350.4 })
  seen('event', { interactionId: 1, duration: 48 }, { interactionId: 2, duration: 104 }, { duration: 900 })
  seen('layout-shift', shift(100, 0.01), shift(900, 0.02), shift(4_000, 0.025), shift(4_100, 0.5, true))
  expect(tell).not.toHaveBeenCalled()
  leave()
  leave()
  expect(await told(tell)).toEqual([{ page: 'article', lcp: 1_250, inp: 104, cls: 30 }])
})

test('a page that nobody has touched or moved says so', async () => {
  const tell = vi.fn()
  measureSpeed(document, tell)
  seen('largest-contentful-paint', { startTime: 60 })
  leave()
  expect(await told(tell)).toEqual([{ page: 'article', lcp: 0, cls: 0 }])
})

test('where the browser measures nothing, nothing is told', () => {
  const tell = vi.fn()
  measureSpeed(document, tell)
  leave()
  expect(tell).not.toHaveBeenCalled()
})
