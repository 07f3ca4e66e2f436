// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { type ErrorCode, emailTexts, errorTexts, passwordTexts, successPage } from '@leserkonto/texts'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  closeAccount,
  follow,
  heading,
  openAccount,
  press,
  problemBox,
  reader,
  tokenOf,
} from '../../testing/open-account.tsx'

const path = '/service/profil/emailConfirmation'
const texts = emailTexts.confirm

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(closeAccount)

/** What the page asks before its button. */
const whose = (keeps_ways_in: boolean) => ({
  'email.check': () => ({ email_masked: 'a***@e***.test', keeps_ways_in }),
})

const refusing = (error: unknown) => () => {
  throw error
}

test('the link changes nothing by itself; the reader’s own browser confirms, keeps the password and is signed out', async () => {
  const { calls, account } = await openAccount(`${path}?token=geheim-geheim-geheim-geheim-geheim-geheim-g`, {
    token: tokenOf(reader.sub),
    handlers: { ...whose(true), 'email.verify': () => ({ status: 'email_changed' }) },
  })
  await heading(texts.title)
  expect(screen.getByText(texts.whose('a***@e***.test'))).toBeDefined()
  for (const line of texts.kept) expect(screen.getByText(line)).toBeDefined()
  const verifications = () => calls.filter((call) => call.path === 'email.verify')
  expect([location.href.includes('geheim-geheim-geheim-geheim-geheim-geheim-g'), verifications()]).toEqual([
    false,
    [],
  ])
  await press(texts.submit)
  await heading(successPage('email', 'success')?.title ?? '')
  expect(verifications().map(({ input }) => input)).toEqual([
    { token: 'geheim-geheim-geheim-geheim-geheim-geheim-g' },
  ])
  expect(account.session.get()).toEqual({ signedIn: false, why: 'left' })
})

test.each([
  ['nobody', undefined],
  ['another reader, who stays so,', tokenOf('reader-2')],
])('where %s is signed in, every way in ends, and a new password is next', async (_, token) => {
  const { account } = await openAccount(`${path}?token=geheim-geheim-geheim-geheim-geheim-geheim-g`, {
    ...(token && { token }),
    handlers: {
      ...whose(false),
      'email.verify': () => ({
        status: 'email_changed',
        reset_token: 'neu-neu-neu-neu-neu-neu-neu-neu-neu-neu-neu',
      }),
      'password.checkReset': () => ({ email: 'mia@example.test', email_masked: 'm***@e***.test' }),
    },
  })
  await heading(texts.title)
  for (const line of [...texts.void, texts.keep]) expect(screen.getByText(line)).toBeDefined()
  await press(texts.submit)
  await heading(texts.done.title)
  expect(account.session.get().signedIn).toBe(token !== undefined)
  expect(screen.getByRole('link', { name: texts.done.code })).toBeDefined()
  await follow(texts.done.submit)
  await heading(passwordTexts.reset.title)
  expect(history.state.usr).toEqual({ token: 'neu-neu-neu-neu-neu-neu-neu-neu-neu-neu-neu' })
})

describe('a link that does not work', () => {
  test.each<[ErrorCode, string]>([
    ['EMAIL_LINK_EXPIRED', texts.failedTitle],
    ['EMAIL_ALREADY_CHANGED', texts.changedTitle],
  ])('%s is told before anything is pressed', async (code, title) => {
    await openAccount(`${path}?token=geheim-geheim-geheim-geheim-geheim-geheim-g`, {
      handlers: { 'email.check': refusing(new Problem(code)) },
    })
    await heading(title)
    expect(screen.queryByRole('button', { name: texts.submit })).toBeNull()
  })

  test.each<[ErrorCode, string, string]>([
    ['EMAIL_LINK_EXPIRED', texts.failedTitle, texts.again],
    ['EMAIL_GONE', texts.failedTitle, texts.again],
  ])('%s says so and where to go on', async (code, title, way) => {
    await openAccount(`${path}?token=geheim-geheim-geheim-geheim-geheim-geheim-g`, {
      handlers: { ...whose(false), 'email.verify': refusing(new Problem(code)) },
    })
    await heading(texts.title)
    await press(texts.submit)
    await heading(title)
    expect((await problemBox()).textContent).toContain(errorTexts[code])
    expect(screen.getByRole('link', { name: way })).toBeDefined()
  })

  test('one that has been used is no error: the page says so and leads to the login', async () => {
    await openAccount(`${path}?token=geheim-geheim-geheim-geheim-geheim-geheim-g`, {
      handlers: { ...whose(false), 'email.verify': refusing(new Problem('EMAIL_ALREADY_CHANGED')) },
    })
    await heading(texts.title)
    await press(texts.submit)
    await heading(texts.changedTitle)
    expect(screen.getByText(errorTexts.EMAIL_ALREADY_CHANGED)).toBeDefined()
    expect(screen.getAllByRole('alert').filter(({ textContent }) => textContent)).toEqual([])
    for (const name of [texts.signIn, texts.newPassword])
      expect(screen.getByRole('link', { name })).toBeDefined()
  })

  test('without a token the page says that the link is over', async () => {
    await openAccount(path)
    await heading(texts.failedTitle)
  })

  test('an outage is told once, the button stays, and nothing is repeated by itself', async () => {
    const { calls } = await openAccount(`${path}?token=geheim-geheim-geheim-geheim-geheim-geheim-g`, {
      handlers: { ...whose(false), 'email.verify': refusing(new TypeError('Failed to fetch')) },
    })
    await heading(texts.title)
    await press(texts.submit)
    expect((await problemBox()).textContent).toContain(errorTexts.GENERIC)
    expect(calls.map((call) => call.path)).toEqual(['email.check', 'email.verify'])
    expect(screen.getByRole('button', { name: texts.submit })).toBeDefined()
  })
})
