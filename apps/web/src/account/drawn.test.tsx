// @vitest-environment jsdom
import { editionNamed, type ServedEdition, servedEditions } from '@leserkonto/editions'
import { othersOf, withEdition } from '@leserkonto/pages/drawn-edition'
import { type DrawnPage, keepPresses } from '@leserkonto/pages/drawn-script'
import { drawnMark, rootId } from '@leserkonto/pages/page-data'
import { sessionKey } from '@leserkonto/pages/session-key'
import { addresses } from '@leserkonto/rules'
import { fieldLabels, sessionTexts } from '@leserkonto/texts'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawnSignIn, drawPages } from './draw.tsx'
import { createAccount } from './session/create-account.ts'
import { start } from './start.tsx'
import { fakeService } from './testing/fake-service.ts'
import { closeAccount, listenedWindow, pageData } from './testing/open-account.tsx'

const page = window as unknown as DrawnPage

beforeEach(() => {
  vi.spyOn(console, 'error')
  history.replaceState(null, '', addresses.login)
})
afterEach(() => {
  page.pressed = undefined
  page.arrivalHash = undefined
  document.body.replaceChildren()
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  closeAccount()
})

const editions = servedEditions({})

function served(shortcut: string): ServedEdition {
  const edition = editionNamed(editions, shortcut)
  if (!edition) throw new Error('there is no such edition')
  return edition
}

/** The page as it comes from the server, before the scripts. */
async function drawn(): Promise<HTMLElement> {
  const element = document.createElement('div')
  element.id = rootId
  element.setAttribute(drawnMark, '')
  element.innerHTML = withEdition(
    (await drawPages()).signIn.newspaper,
    served('az'),
    othersOf(served('az'), editions),
  )
  document.body.replaceChildren(element)
  keepPresses(page, { rootId, mark: drawnMark, sessionKey })
  return element
}

/** The scripts arrive. */
async function begin(element: HTMLElement): Promise<void> {
  const account = createAccount(pageData(), listenedWindow())
  await act(async () => start(account, element))
  await waitFor(() => expect(element.hasAttribute(drawnMark)).toBe(false))
}

const email = () => screen.getByLabelText<HTMLInputElement>(fieldLabels.email, { exact: false })
const submit = () => screen.getByRole('button', { name: sessionTexts.login.submit })

const asDom = (markup: string) =>
  Object.assign(document.createElement('div'), { innerHTML: markup }).innerHTML

test.each(['az', 'rt', 'sso'])(
  'what the server makes of the marks is what the build would draw for %s',
  async (name) => {
    const edition = { ...served(name), name: 'Müller & "Söhne"s <Blatt>' }
    const papers = othersOf(edition, editions)
    const { newspaper, signOn } = (await drawPages()).signIn
    const made = withEdition(edition.isSignOn ? signOn : newspaper, edition, papers)
    expect(asDom(made)).toBe(asDom(await drawnSignIn(edition, papers)))
  },
)

test('the scripts take over the very elements that were drawn, and React has nothing to complain about', async () => {
  const element = await drawn()
  const before = [email(), submit()]
  await begin(element)
  expect(email()).toBe(before[0])
  expect(submit()).toBe(before[1])
  expect(console.error).not.toHaveBeenCalled()
})

test('what was typed before stays and is sent by the button that was pressed before', async () => {
  const calls = fakeService({ 'session.login': () => new Promise(() => {}) })
  const element = await drawn()
  email().value = 'mia@example.test'
  screen.getByLabelText<HTMLInputElement>(`${fieldLabels.password} *`).value = 'Lese-Test-2024'
  const sent = vi.fn((event: Event) => event.preventDefault())
  element.addEventListener('submit', sent)
  fireEvent.click(submit())
  expect(sent).not.toHaveBeenCalled()
  expect(submit().getAttribute('aria-busy')).toBe('true')
  await begin(element)
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.input).toMatchObject({ email: 'mia@example.test', password: 'Lese-Test-2024' })
  expect(email().value).toBe('mia@example.test')
})

test('a link that is followed before takes the return URL along, a link elsewhere does not', async () => {
  history.replaceState(null, '', `${addresses.login}?return_url=%2Fartikel%2F1`)
  const element = await drawn()
  const forgotten = screen.getByRole<HTMLAnchorElement>('link', { name: sessionTexts.login.forgotten })
  const elsewhere = document.createElement('a')
  elsewhere.href = 'https://example.test/hilfe'
  element.append(elsewhere)
  element.addEventListener('click', (event) => event.preventDefault())
  for (const link of [forgotten, elsewhere]) fireEvent.click(link)
  expect(forgotten.search).toBe('?return_url=%2Fartikel%2F1')
  expect(elsewhere.search).toBe('')
})

test('an address that the page before has brought along is in the drawn form, too', async () => {
  history.replaceState({ usr: { email: 'mia@example.test' } }, '', addresses.login)
  const element = await drawn()
  const before = email()
  await begin(element)
  expect(email()).toBe(before)
  expect(email().value).toBe('mia@example.test')
})

test.each([true, false])(
  'the way in by a passkey is left where the browser knows them: %s',
  async (known) => {
    if (known) vi.stubGlobal('PublicKeyCredential', function knownToThisBrowser() {})
    await begin(await drawn())
    expect(screen.queryAllByRole('button', { name: sessionTexts.login.passkey })).toHaveLength(known ? 1 : 0)
  },
)

test.each([
  ['who is signed in', () => localStorage.setItem(sessionKey, '{}')],
  ['who arrives with a token', () => (page.arrivalHash = '#tokenSSO=einmal')],
])('%s is shown no form that is for strangers', async (_who, prepare) => {
  prepare()
  const element = await drawn()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(sessionTexts.title)
  expect(element.querySelector('form')).toBeNull()
  expect(element.hasAttribute(drawnMark)).toBe(false)
  cleanup()
})
