// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import {
  errorTexts,
  fieldLabels,
  limitText,
  loginCodeTexts,
  ownDataTexts,
  profileTexts,
} from '@leserkonto/texts'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newsletterCatalogue } from '../../testing/newsletters.ts'
import { closeAccount, press, problemBox, reader, tokenOf, type } from '../../testing/open-account.tsx'
import { openProfile } from '../../testing/open-profile.ts'

const texts = profileTexts.data
const fresh = tokenOf(reader.sub, { fresh: true })
const saved: { name: string; content: Blob }[] = []

const open = (handlers: Parameters<typeof openProfile>[1], user: object = reader) =>
  openProfile(texts.title, handlers, { user, path: '/service/profil/daten' })

beforeEach(() => {
  saved.length = 0
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let content = new Blob()
  URL.createObjectURL = (blob) => {
    content = blob as Blob
    return 'blob:file'
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, content })
  })
})
afterEach(closeAccount)

test('the data come as a file', async () => {
  await open({ 'profile.export': () => ({ profile: { email: reader.email } }) })
  await press(texts.download)
  await screen.findByText(texts.downloaded)
  expect(saved[0]?.name).toBe('leserkonto.json')
  expect(JSON.parse((await saved[0]?.content.text()) ?? '')).toEqual({ profile: { email: reader.email } })
})

test('the data are read on the page, each part in words, and loaded once for both', async () => {
  const { calls } = await open({
    'newsletter.list': () => newsletterCatalogue,
    'profile.export': () => ({
      exported_at: '2026-11-20T12:05:00.000Z',
      profile: { email: reader.email, status: 'activated', birth_date: null },
      newsletters: [{ newsletter_id: 'az-morgen', edition: 'az' }],
      consents: [],
      favourites: [],
      mail_log: [
        { at: '2026-11-20T12:05:00.000Z', purpose: 'password_reset', edition: 'az', state: 'delivered' },
      ],
    }),
  })
  await press(texts.show)
  const heading = await screen.findByRole('heading', { name: ownDataTexts.title })
  expect(document.activeElement).toBe(heading)
  await screen.findByText('AZ am Morgen')
  for (const word of [
    'bestätigt',
    'Passwort zurücksetzen',
    'zugestellt',
    ownDataTexts.none([ownDataTexts.sections.consents, ownDataTexts.sections.favourites]),
  ])
    expect(screen.getByText(word)).toBeDefined()
  await press(texts.download)
  await screen.findByText(texts.downloaded)
  expect(calls.filter(({ path }) => path === 'profile.export')).toHaveLength(1)
})

test('a login that lies back asks for the password; the session of that ends at once, this one goes on', async () => {
  const { calls, account } = await open({
    'profile.export': () => {
      if (calls.at(-1)?.bearer !== `Bearer ${fresh}`) throw new Problem('REAUTHENTICATION_REQUIRED')
      return { profile: {} }
    },
    'session.login': ({ password }) => {
      if (password !== 'richtig') throw new Problem('AUTH_INVALID_CREDENTIALS')
      return { access_token: fresh, token_type: 'Bearer', expires_in: 1 }
    },
    'session.logout': () => undefined,
  })
  await press(texts.download)
  await screen.findByText(texts.confirm.text)
  type(`${fieldLabels.password} *`, 'falsch')
  await press(texts.confirm.submit)
  await screen.findByText(errorTexts.PASSWORD_WRONG)
  expect(screen.getByLabelText<HTMLInputElement>(`${fieldLabels.password} *`).value).toBe('falsch')
  type(`${fieldLabels.password} *`, 'richtig')
  await press(texts.confirm.submit)
  await screen.findByText(texts.downloaded)
  expect(saved).toHaveLength(1)
  expect(calls.at(-1)).toMatchObject({ path: 'session.logout', bearer: `Bearer ${fresh}` })
  expect(account.session.get()).toEqual({ signedIn: true, token: tokenOf(reader.sub) })
})

test('a fourth download of the day is told', async () => {
  await open({
    'profile.export': () => {
      throw new Problem('RATE_LIMITED', { retryAfterS: 60 })
    },
  })
  await press(texts.download)
  expect((await problemBox()).textContent).toContain(limitText(undefined, 60))
  expect(saved).toEqual([])
})

test('without a password a code to the own address makes the login fresh', async () => {
  let fresh = false
  const { calls } = await open(
    {
      'profile.export': () => {
        if (!fresh) throw new Problem('REAUTHENTICATION_REQUIRED')
        return { profile: {} }
      },
      'session.requestCode': () => ({ attempt: 'versuch', expires_in: 600 }),
      'session.confirmWithCode': () => {
        fresh = true
      },
    },
    { ...reader, has_password: false },
  )
  await press(texts.download)
  await screen.findByText(loginCodeTexts.proof.noPassword)
  await press(loginCodeTexts.offer.submit)
  await screen.findByText(loginCodeTexts.sent(reader.email))
  await act(async () => type('Code *', '123456'))
  await screen.findByText(texts.downloaded)
  expect(saved).toHaveLength(1)
  expect(calls.filter((call) => call.path === 'session.login')).toEqual([])
})
