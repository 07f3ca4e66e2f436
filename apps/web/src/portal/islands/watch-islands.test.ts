// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { watchIslands } from './watch-islands.ts'

test('an island’s code is fetched once, at the first sign, with the props of the server', async () => {
  document.body.innerHTML = `<div data-island="cards" data-props='{"title":"A"}'><button></button></div><div data-island="unknown"></div>`
  const start = vi.fn()
  const load = vi.fn(async () => ({ start }))
  watchIslands(document, { cards: load })
  expect(load).not.toHaveBeenCalled()
  const island = document.querySelector<HTMLElement>('[data-island]')
  for (const sign of ['pointerenter', 'focusin', 'touchstart']) island?.dispatchEvent(new Event(sign))
  await vi.waitFor(() => expect(start).toHaveBeenCalledExactlyOnceWith(island, { title: 'A' }))
  expect(load).toHaveBeenCalledOnce()
})

test('a press that came before the code is not lost', async () => {
  document.body.innerHTML = `<div data-island="cards"><button><span></span></button></div>`
  const [island, button] = [document.querySelector('div'), document.querySelector('button')]
  const pressed = vi.fn()
  watchIslands(document, {
    cards: async () => ({ start: () => button?.addEventListener('click', pressed) }),
  })
  island?.dispatchEvent(new Event('focusin'))
  document.querySelector('span')?.click()
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce())
})

test('an island that is of no use before wakes as it comes into view', async () => {
  let seen: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  const disconnect = vi.fn()
  vi.stubGlobal('IntersectionObserver', function observer(tell: typeof seen) {
    seen = tell
    return { observe: () => undefined, disconnect }
  })
  document.body.innerHTML = `<div data-island="box" data-when="seen"></div>`
  const start = vi.fn()
  watchIslands(document, { box: async () => ({ start }) })
  seen([{ isIntersecting: false }])
  expect(start).not.toHaveBeenCalled()
  seen([{ isIntersecting: true }])
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce())
  expect(disconnect).toHaveBeenCalledOnce()
})

test('an address that points into an island wakes it, now or later', async () => {
  document.body.innerHTML = `<div data-island="cards"><p id="karten"></p></div>`
  const start = vi.fn()
  location.hash = '#anderes'
  watchIslands(document, { cards: async () => ({ start }) })
  expect(start).not.toHaveBeenCalled()
  location.hash = '#karten'
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce())
})

test('an address that cannot be decoded points nowhere, and keeps no island from waking', async () => {
  document.body.innerHTML = `<div data-island="cards"></div><div data-island="cards"></div>`
  const start = vi.fn()
  location.hash = '#%E0%A4%A'
  watchIslands(document, { cards: async () => ({ start }) })
  for (const island of document.querySelectorAll('div')) island.dispatchEvent(new Event('focusin'))
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2))
})

test('a press after the code has come counts once', async () => {
  document.body.innerHTML = `<div data-island="cards"><button></button></div>`
  const [island, button] = [document.querySelector('div'), document.querySelector('button')]
  const pressed = vi.fn()
  watchIslands(document, {
    cards: async () => ({
      start: () => {
        button?.addEventListener('click', pressed)
        button?.click()
      },
    }),
  })
  island?.dispatchEvent(new Event('focusin'))
  await vi.waitFor(() => expect(pressed).toHaveBeenCalled())
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(pressed).toHaveBeenCalledOnce()
})
