// @vitest-environment jsdom
import { areaTexts, sessionTexts } from '@leserkonto/texts'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeAccount, follow, heading, openAccount, reader, tokenOf } from '../../testing/open-account.tsx'
import { homeHeading } from '../../testing/open-profile.ts'

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
  ['/service/profil/edit', texts.personal, 'true'],
  ['/service/profil/delete', texts.ownData, 'true'],
])('%s is marked as %s', async (path, name, mark) => {
  await openAccount(path, signedIn)
  await screen.findByRole('heading', { level: 1 })
  expect(current()).toEqual([[name, mark]])
  const entries = areas().getAllByRole('listitem')
  expect(entries.at(-1)?.textContent).toBe(sessionTexts.signOut)
})

test('the way to another area is a link, and the new page takes the focus', async () => {
  const { left } = await openAccount('/service/profil', signedIn)
  await heading(homeHeading)
  await follow(texts.ownData)
  await heading(texts.ownData)
  expect(location.pathname).toBe('/service/profil/daten')
  expect(left).toEqual([])
})

test.each(['/service/newsletter', '/service/profil/multiuser'])(
  'visitors of %s who are not signed in have no areas',
  async (path) => {
    await openAccount(path)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('navigation', { name: texts.label })).toBeNull()
  },
)
