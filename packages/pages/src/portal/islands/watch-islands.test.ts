// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { hydrate } from './hydrate.tsx'
import { watchIslands } from './watch-islands.ts'

vi.mock('./hydrate.tsx', () => ({ hydrate: vi.fn() }))

const Part = () => null
const load = vi.fn(async () => Part)

beforeEach(() => {
  vi.mocked(hydrate).mockReset()
  load.mockClear()
})

test('an island’s code is fetched once, at the first sign, with the props of the server', async () => {
  document.body.innerHTML = `<div data-island="cards" data-props='{"title":"A"}'><button></button></div><div data-island="unknown"></div>`
  watchIslands(document, { cards: load })
  expect(load).not.toHaveBeenCalled()
  const island = document.querySelector<HTMLElement>('[data-island]')
  for (const sign of ['pointerenter', 'focusin', 'touchstart']) island?.dispatchEvent(new Event(sign))
  await expect.poll(() => hydrate).toHaveBeenCalledExactlyOnceWith(island, Part, { title: 'A' })
  expect(load).toHaveBeenCalledOnce()
})

test('a press that came before the code is not lost', async () => {
  document.body.innerHTML = `<div data-island="cards"><button><span></span></button></div>`
  const [island, button] = [document.querySelector('div'), document.querySelector('button')]
  const pressed = vi.fn()
  vi.mocked(hydrate).mockImplementation(() => button?.addEventListener('click', pressed))
  watchIslands(document, { cards: load })
  island?.dispatchEvent(new Event('focusin'))
  document.querySelector('span')?.click()
  await expect.poll(() => pressed).toHaveBeenCalledOnce()
})

test('an island that is of no use before wakes as it comes into view', async () => {
  let seen: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  const disconnect = vi.fn()
  vi.stubGlobal('IntersectionObserver', function observer(report: typeof seen) {
    seen = report
    return { observe: () => undefined, disconnect }
  })
  document.body.innerHTML = `<div data-island="box" data-when="seen"></div>`
  watchIslands(document, { box: load })
  seen([{ isIntersecting: false }])
  expect(load).not.toHaveBeenCalled()
  seen([{ isIntersecting: true }])
  await expect.poll(() => hydrate).toHaveBeenCalledOnce()
  expect(disconnect).toHaveBeenCalledOnce()
})

test('an address that points into an island wakes it, now or later', async () => {
  document.body.innerHTML = `<div data-island="cards"><p id="karten"></p></div>`
  location.hash = '#anderes'
  watchIslands(document, { cards: load })
  expect(load).not.toHaveBeenCalled()
  location.hash = '#karten'
  await expect.poll(() => hydrate).toHaveBeenCalledOnce()
})

test('an address that cannot be decoded points nowhere, and keeps no island from waking', async () => {
  document.body.innerHTML = `<div data-island="cards"></div><div data-island="cards"></div>`
  location.hash = '#%E0%A4%A'
  watchIslands(document, { cards: load })
  for (const island of document.querySelectorAll('div')) island.dispatchEvent(new Event('focusin'))
  await expect.poll(() => hydrate).toHaveBeenCalledTimes(2)
})

test('a press after the code has come counts once', async () => {
  document.body.innerHTML = `<div data-island="cards"><button></button></div>`
  const [island, button] = [document.querySelector('div'), document.querySelector('button')]
  const pressed = vi.fn()
  vi.mocked(hydrate).mockImplementation(() => {
    button?.addEventListener('click', pressed)
    button?.click()
  })
  watchIslands(document, { cards: load })
  island?.dispatchEvent(new Event('focusin'))
  await expect.poll(() => pressed).toHaveBeenCalled()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(pressed).toHaveBeenCalledOnce()
})

test.each(['focusin', 'pointerdown', 'keydown'])(
  'an island whose code does not come says so, and comes back at the next %s',
  async (sign) => {
    document.body.innerHTML = `<div data-island="cards"></div>`
    const island = document.querySelector('div')
    load.mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost again'))
    watchIslands(document, { cards: load })
    island?.dispatchEvent(new Event('focusin'))
    await expect
      .poll(() => document.querySelector('[role=alert]')?.textContent)
      .toMatch(/nicht geladen werden.+Seite neu laden$/)
    expect([load.mock.calls.length, vi.mocked(hydrate).mock.calls.length]).toEqual([2, 0])
    island?.dispatchEvent(new Event(sign))
    await expect.poll(() => hydrate).toHaveBeenCalledOnce()
    expect(document.querySelector('[role=alert]')).toBeNull()
  },
)

test.each([
  ['is swiped sideways, after what was swiped has come to rest', ['scroll', 'touchend', 'scrollend']],
  ['is only touched, as soon as the finger is up', ['touchend']],
])('an island that %s wakes only then', async (_, events) => {
  vi.stubGlobal('onscrollend', null)
  document.body.innerHTML = `<div data-island="cards"><div></div></div>`
  const [island, row] = document.querySelectorAll('div')
  watchIslands(document, { cards: load })
  island?.dispatchEvent(new Event('touchstart'))
  await expect.poll(() => load).toHaveBeenCalled()
  for (const event of events) {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(hydrate).not.toHaveBeenCalled()
    row?.dispatchEvent(new Event(event, { bubbles: event.startsWith('touch') }))
  }
  await expect.poll(() => hydrate).toHaveBeenCalledOnce()
})
