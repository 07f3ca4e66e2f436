// @vitest-environment jsdom
import { areaTexts } from '@leserkonto/texts'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeAccount, follow, heading, openAccount, reader, tokenOf } from '../testing/open-account.tsx'

const texts = areaTexts
const signedIn = { token: tokenOf(reader.sub), handlers: { 'session.userinfo': () => reader } }
const areas = () => within(screen.getByRole('navigation', { name: texts.label, hidden: true }))
const current = () =>
  areas()
    .getAllByRole('link', { hidden: true })
    .flatMap((link) => (link.ariaCurrent ? [[link.textContent, link.ariaCurrent]] : []))

afterEach(closeAccount)

test.each([
  ['/service/profil', texts.overview, 'page'],
  ['/na/service/profil/persoenlich', texts.personal, 'page'],
  ['/service/profil/abo', texts.plans, 'page'],
  ['/service/profil/linkSubscription', texts.plans, 'true'],
  ['/service/profil/shared-subscriptions', texts.shared, 'page'],
  ['/service/profil/multiuser', texts.shared, 'true'],
  ['/service/profil/nachrichten', texts.news, 'page'],
  ['/service/newsletter', texts.newsletter, 'page'],
  ['/service/profil/sicherheit', texts.security, 'page'],
  ['/service/profil/password/update', texts.security, 'true'],
  ['/service/profil/daten', texts.ownData, 'page'],
])('%s is marked as %s', async (path, name, mark) => {
  await openAccount(path, signedIn)
  await screen.findByRole('heading', { level: 1 })
  expect(current()).toEqual([[name, mark]])
})

test('the way to another area is a link, and the new page takes the focus', async () => {
  const { left } = await openAccount('/service/profil', signedIn)
  await heading('Ihr Profil')
  await follow(texts.ownData)
  await heading(texts.ownData)
  expect(location.pathname).toBe('/service/profil/daten')
  expect(left).toEqual([])
})

test('on a phone a button opens the list, and Escape closes it and gives the focus back', async () => {
  await openAccount('/service/profil', signedIn)
  const button = await screen.findByRole('button', { name: texts.open })
  expect(button.ariaExpanded).toBe('false')
  fireEvent.click(button)
  expect(button.ariaExpanded).toBe('true')
  const list = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect(list?.dataset.open).toBe('true')
  const [first] = within(list as HTMLElement).getAllByRole('link')
  fireEvent.keyDown(first as HTMLElement, { key: 'Escape' })
  expect(button.ariaExpanded).toBe('false')
  expect(document.activeElement === button).toBe(true)
})

test.each(['/service/newsletter', '/service/profil/multiuser'])(
  'visitors of %s who are not signed in have no areas',
  async (path) => {
    await openAccount(path)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('navigation', { name: texts.label })).toBeNull()
  },
)
