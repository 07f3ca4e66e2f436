// @vitest-environment jsdom
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { followLive } from './follow-live.ts'

const entry = (name: string, more = '') => `<li data-entry="${name}" tabindex="-1" ${more}>${name}</li>`
const list = (...entries: string[]) => `<ol>${entries.join('')}</ol>`
const pinned = entry('fest', 'data-pinned')
const newest = (name: string) => entry(name, 'id="neuester-eintrag"')

/** Answers in turn; a number is a status without a page, and the last one stays. */
function answer(...answers: (string | number)[]) {
  const asked: (string | undefined)[] = []
  vi.stubGlobal('XMLHttpRequest', function exchange() {
    let mark: string | undefined
    const request = {
      status: 0,
      responseXML: null as Document | null,
      onload: () => undefined,
      onerror: () => undefined,
      open: () => undefined,
      setRequestHeader: (_name: string, value: string) => {
        mark = value
      },
      getResponseHeader: () => '"mark"',
      send() {
        asked.push(mark)
        const next = answers.length > 1 ? answers.shift() : answers[0]
        if (next === undefined || next === 0) return request.onerror()
        request.status = typeof next === 'number' ? next : 200
        if (typeof next === 'string') request.responseXML = new DOMParser().parseFromString(next, 'text/html')
        return request.onload()
      },
    }
    return request
  })
  return asked
}

const start = (entries: string, top = 100) => {
  document.body.innerHTML = `<section data-live="/artikel/a/live" data-arrived-one="1 neuer" data-arrived="% neue"><p role="status"></p><p hidden><a href="#neuester-eintrag">Neu</a></p>${entries}</section>`
  vi.spyOn(document.querySelector('ol') as Element, 'getBoundingClientRect').mockReturnValue({
    top,
  } as DOMRect)
  followLive(document)
}
const names = () =>
  [...document.querySelectorAll<HTMLElement>('[data-entry]')].map(({ dataset }) => dataset.entry)
const offer = () => document.querySelector<HTMLElement>('p:has(a)')
const look = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

let listening: MockInstance<typeof document.addEventListener>
beforeEach(() => {
  listening = vi.spyOn(document, 'addEventListener')
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  for (const [type, listener] of listening.mock.calls)
    document.removeEventListener(type, listener as EventListener)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what is new comes in above the others at once, below what is pinned, and is said', async () => {
  answer(list(pinned, newest('drei'), entry('zwei'), entry('eins')))
  start(list(pinned, newest('eins')))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(names()).toEqual(['fest', 'drei', 'zwei', 'eins'])
  expect([...document.querySelectorAll('[id]')].map((one) => one.textContent)).toEqual(['drei'])
  expect(document.querySelector('[role=status]')?.textContent).toBe('2 neue')
  expect(offer()?.hidden).toBe(true)
})

test('a reader who has read on is offered it, and gets all of it at the press', async () => {
  answer(list(newest('zwei'), entry('eins')), list(newest('drei'), entry('zwei'), entry('eins')))
  start(list(newest('eins')), -400)
  await vi.advanceTimersByTimeAsync(20_000)
  expect([names(), offer()?.textContent, offer()?.hidden]).toEqual([['eins'], '1 neuer', false])
  await vi.advanceTimersByTimeAsync(20_000)
  expect([names(), offer()?.textContent]).toEqual([['eins'], '2 neue'])
  offer()?.querySelector('a')?.click()
  expect([names(), offer()?.hidden]).toEqual([['drei', 'zwei', 'eins'], true])
  expect((document.activeElement as HTMLElement).dataset.entry).toBe('drei')
})

test('an entry that was mended is replaced where it stands, and none is taken away', async () => {
  answer(list(entry('neu', 'id="neuester-eintrag"'), entry('eins').replace('>eins', '>mended')))
  start(list(newest('eins'), entry('alt')))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(names()).toEqual(['neu', 'eins', 'alt'])
  expect(document.body.textContent).toContain('mended')
})

test('it asks with the mark of what it has, and only while it is looked at', async () => {
  const asked = answer(list(newest('eins')), 304)
  start(list(newest('eins')))
  await vi.advanceTimersByTimeAsync(20_000)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toEqual([undefined, '"mark"'])
  look('hidden')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveLength(2)
  look('visible')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toHaveLength(3)
})

test('where no answer comes it asks less and less often, and goes on when one does', async () => {
  const asked = answer(0, 503, 304)
  start(list(newest('eins')))
  await vi.advanceTimersByTimeAsync(20_000)
  await vi.advanceTimersByTimeAsync(39_000)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(80_000)
  expect(asked).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toHaveLength(4)
})

test.each([404, `<p data-ended></p>${list(newest('eins'))}`])('after %s it asks no more', async (last) => {
  const asked = answer(last)
  start(list(newest('eins')))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveLength(1)
})
