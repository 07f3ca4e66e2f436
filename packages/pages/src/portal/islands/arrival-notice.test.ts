// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { otherAccountKey } from '../../session-key.ts'
import { sayArrival } from './arrival-notice.ts'

const text = 'Sie sind als Mia Muster angemeldet. Das bin ich nicht'
const notice =
  '<p role="status" data-signed-on="Schließen"><span>Sie sind als Mia Muster angemeldet. <a href="/service/profil/loginRegister?return_url=%2F">Das bin ich nicht</a></span></p>'
const kept = '<header></header><nav></nav><main id="inhalt" tabindex="-1"></main>'
const withNotice = kept.replace('</header>', `</header>${notice}`)

/** What the server answers when it is asked for the page again. */
function serverAnswers(body: string | undefined) {
  const asked: string[] = []
  vi.stubGlobal('XMLHttpRequest', function exchange() {
    const request = {
      responseXML: null as Document | null,
      onload() {},
      onerror() {},
      open: (method: string, url: string) => void asked.push(`${method} ${url}`),
      setRequestHeader: (name: string, value: string) => void asked.push(`${name}: ${value}`),
      send() {
        if (body === undefined) return request.onerror()
        request.responseXML = document.implementation.createHTMLDocument()
        request.responseXML.body.innerHTML = body
        request.onload()
      },
    }
    return request
  })
  return asked
}

let frames: (() => void)[]
const paint = () => {
  const due = frames
  frames = []
  for (const work of due) work()
}
beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work))
  history.replaceState(null, '', '/rubrik/sport?ab=1-2#oben')
})
afterEach(() => document.body.replaceChildren())

const status = () => document.querySelector('[role=status]')
const button = () => document.querySelector('button')

test('a page from the browser’s cache gets the notice of the page as the server makes it now', async () => {
  document.body.innerHTML = kept
  const asked = serverAnswers(withNotice)
  await sayArrival(document)
  expect(asked).toEqual(['GET /rubrik/sport?ab=1-2', 'cache-control: no-cache'])
  expect([...document.body.children].map(({ tagName }) => tagName)).toEqual(['HEADER', 'P', 'NAV', 'MAIN'])
  expect(status()?.textContent).toBe(`${text} Schließen`)
})

test('what the server has said is not asked for again', async () => {
  document.body.innerHTML = withNotice
  const asked = serverAnswers(withNotice)
  await sayArrival(document)
  expect([asked, status()?.textContent]).toEqual([[], `${text} Schließen`])
})

test.each([
  ['in the page', withNotice],
  ['from the server', kept],
])('its text appears in the live region after that is there, %s', async (_where, body) => {
  document.body.innerHTML = body
  serverAnswers(withNotice)
  await sayArrival(document)
  const said = status()?.querySelector<HTMLElement>(':scope > *')
  paint()
  expect(said?.inert).toBe(true)
  paint()
  expect(said?.inert).toBe(false)
})

test('the reader takes it away, and the focus goes to the page', async () => {
  document.body.innerHTML = withNotice
  await sayArrival(document)
  button()?.click()
  expect([status(), document.activeElement?.id]).toEqual([null, 'inhalt'])
})

test('"Das bin ich nicht" lets the login page know that the reader has decided', async () => {
  document.body.innerHTML = withNotice
  await sayArrival(document)
  const link = document.querySelector('a')
  link?.addEventListener('click', (event) => event.preventDefault())
  link?.click()
  expect(sessionStorage.getItem(otherAccountKey)).toBe('1')
  sessionStorage.clear()
})

test.each([
  ['is away', undefined],
  ['knows of no reader', kept],
])('a server that %s leaves the page as it is', async (_how, answer) => {
  document.body.innerHTML = kept
  serverAnswers(answer)
  await sayArrival(document)
  expect(document.body.innerHTML).toBe(kept)
})
