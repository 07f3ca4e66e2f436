// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { loadMore } from './load-more.ts'

const arrivals = vi.hoisted(() => ({ fadeIn: vi.fn<(items: readonly HTMLElement[]) => void>() }))
vi.mock('@leserkonto/ui/arrivals', () => arrivals)
const faded = () => arrivals.fadeIn.mock.calls.map(([items]) => items.map((one) => one.textContent))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  arrivals.fadeIn.mockClear()
})

const item = (name: string) => `<li><article><a href="/artikel/${name}">${name}</a></article></li>`
const page = (names: string[], next?: string) =>
  `<main><ul data-stories>${names.map(item).join('')}</ul><span data-arrived="Neu:"></span>${
    next
      ? `<p data-more data-silent="Keine Antwort" data-offline="Offline"><a href="${next}">Mehr</a></p>`
      : ''
  }<template data-placeholder><ul><li>…</li></ul></template></main>`

/** Pages as the server would send them, or how none comes; for any other address the answer is 404. */
function serve(pages: Record<string, string>, silence?: 'onerror' | 'ontimeout') {
  const asked: string[] = []
  vi.stubGlobal('XMLHttpRequest', function exchange() {
    const request = {
      status: 404,
      responseXML: null as Document | null,
      timeout: 0,
      onload: () => undefined,
      onerror: () => undefined,
      ontimeout: () => undefined,
      open(_method: string, href: string) {
        const path = new URL(href, location.href).pathname
        asked.push(path)
        const html = pages[path]
        if (html === undefined) return
        request.status = 200
        request.responseXML = new DOMParser().parseFromString(html, 'text/html')
      },
      send: () => queueMicrotask(() => request[silence ?? 'onload']()),
    }
    return request
  })
  return asked
}

// Once only: each call would add another listener to the page.
loadMore(document)
const shown = () => [...document.querySelectorAll('[data-stories] a')].map((link) => link.textContent)
const press = () => document.querySelector<HTMLAnchorElement>('[data-more] a')?.click()

test('a list grows by what it has not, says how much came, and ends with the last page', async () => {
  serve({ '/zwei': page(['b', 'c']) })
  document.body.innerHTML = page(['a', 'b'], '/zwei')
  press()
  await expect.poll(() => shown()).toEqual(['a', 'b', 'c'])
  expect(document.querySelector('[data-arrived]')?.textContent).toBe('Neu: 1')
  expect(document.activeElement?.textContent).toBe('c')
  expect(document.querySelector('[data-more]')).toBeNull()
})

test('a page that brings nothing new is passed over', async () => {
  const asked = serve({ '/zwei': page(['a'], '/drei'), '/drei': page(['c'], '/vier') })
  document.body.innerHTML = page(['a', 'b'], '/zwei')
  press()
  await expect.poll(() => shown()).toEqual(['a', 'b', 'c'])
  expect(asked).toEqual(['/zwei', '/drei'])
  expect(document.querySelector('[data-more] a')?.getAttribute('href')).toBe('/vier')
})

test('placeholders hold the place of what is on its way, and what comes fades in', async () => {
  serve({ '/zwei': page(['b']) })
  document.body.innerHTML = page(['a'], '/zwei')
  press()
  const items = () => [...document.querySelectorAll('[data-stories] > li')].map((one) => one.textContent)
  expect(items()).toEqual(['a', '…', '…', '…'])
  await expect.poll(() => items()).toEqual(['a', 'b'])
  expect(faded()).toEqual([['b']])
})

test('pressed twice, it brings one page', async () => {
  const asked = serve({ '/zwei': page(['b'], '/drei'), '/drei': page(['c']) })
  document.body.innerHTML = page(['a'], '/zwei')
  press()
  press()
  await expect.poll(() => shown()).toEqual(['a', 'b'])
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked).toEqual(['/zwei'])
  press()
  await expect.poll(() => shown()).toEqual(['a', 'b', 'c'])
})

test.each([
  ['no answer in time', 'ontimeout', true, 'Keine Antwort'],
  ['a lost connection', 'onerror', false, 'Offline'],
] as const)(
  '%s: it is said once, the list stays, and the next press brings the page',
  async (_, how, onLine, said) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    const asked = serve({ '/zwei': page(['b']) }, how)
    document.body.innerHTML = page(['a'], '/zwei')
    const told = () => [...document.querySelectorAll('[role=alert]')].map((note) => note.textContent?.trim())
    press()
    await expect.poll(told).toEqual([said])
    press()
    await expect.poll(() => asked).toEqual(['/zwei', '/zwei'])
    await expect.poll(told).toEqual([said])
    expect(shown()).toEqual(['a'])
    serve({ '/zwei': page(['b']) })
    press()
    await expect.poll(() => shown()).toEqual(['a', 'b'])
    expect(told()).toEqual([])
  },
)

test('a press with a key that opens another tab is the browser’s own', () => {
  const asked = serve({})
  document.body.innerHTML = page(['a'], '/zwei')
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  // jsdom would try to leave the page.
  document.addEventListener('click', (click) => click.preventDefault(), { once: true })
  document.querySelector('[data-more] a')?.dispatchEvent(event)
  expect(asked).toEqual([])
})
