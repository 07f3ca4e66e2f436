// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { type ErrorCode, emailTexts, errorTexts, successPage } from '@leserkonto/texts'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  closeAccount,
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

const refusing = (error: unknown) => () => {
  throw error
}

test('the link changes nothing by itself; the button confirms and ends the session of this browser', async () => {
  const { calls, account } = await openAccount(`${path}?token=geheim-geheim-geheim-geheim-geheim-geheim-g`, {
    token: tokenOf(reader.sub),
    handlers: { 'email.verify': () => ({ status: 'email_changed' }) },
  })
  await heading(texts.title)
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

describe('a link that does not work', () => {
  test.each<[ErrorCode, string, string]>([
    ['EMAIL_LINK_EXPIRED', texts.failedTitle, texts.again],
    ['EMAIL_GONE', texts.failedTitle, texts.again],
  ])('%s says so and where to go on', async (code, title, way) => {
    await openAccount(`${path}?token=geheim-geheim-geheim-geheim-geheim-geheim-g`, {
      handlers: { 'email.verify': refusing(new Problem(code)) },
    })
    await heading(texts.title)
    await press(texts.submit)
    await heading(title)
    expect((await problemBox()).textContent).toBe(errorTexts[code])
    expect(screen.getByRole('link', { name: way })).toBeDefined()
  })

  test('one that has been used is no error: the page says so and leads to the login', async () => {
    await openAccount(`${path}?token=geheim-geheim-geheim-geheim-geheim-geheim-g`, {
      handlers: { 'email.verify': refusing(new Problem('EMAIL_ALREADY_CHANGED')) },
    })
    await heading(texts.title)
    await press(texts.submit)
    await heading(texts.changedTitle)
    expect(screen.getByText(errorTexts.EMAIL_ALREADY_CHANGED)).toBeDefined()
    expect(screen.getAllByRole('alert').filter(({ textContent }) => textContent)).toEqual([])
    expect(screen.getByRole('link', { name: texts.signIn })).toBeDefined()
  })

  test('without a token the page says that the link is over', async () => {
    await openAccount(path)
    await heading(texts.failedTitle)
  })

  test('an outage is told once, the button stays, and nothing is repeated by itself', async () => {
    const { calls } = await openAccount(`${path}?token=geheim-geheim-geheim-geheim-geheim-geheim-g`, {
      handlers: { 'email.verify': refusing(new TypeError('Failed to fetch')) },
    })
    await heading(texts.title)
    await press(texts.submit)
    expect((await problemBox()).textContent).toBe(errorTexts.GENERIC)
    expect(calls).toHaveLength(1)
    expect(screen.getByRole('button', { name: texts.submit })).toBeDefined()
  })
})
