// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { type ErrorCode, emailTexts, errorTexts, nextStepTexts, passwordTexts } from '@leserkonto/texts'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  closeAccount,
  follow,
  heading,
  openAccount,
  pageData,
  press,
  problemBox,
  reader,
  tokenOf,
} from '../../testing/open-account.tsx'

const path = '/service/profil/konto-zurueckholen'
const texts = emailTexts.takeBack
const email = 'mia@example.test'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(closeAccount)

const refusing = (code: ErrorCode) => () => {
  throw new Problem(code)
}

test('the link changes nothing and says what the button does; the way on is a new password', async () => {
  const { calls, account } = await openAccount(`${path}?token=geheim-geheim-geheim-geheim-geheim-geheim-g`, {
    token: tokenOf(reader.sub),
    handlers: {
      'email.takeBack': () => ({
        status: 'taken_back',
        email,
        reset_token: 'neu-neu-neu-neu-neu-neu-neu-neu-neu-neu-neu',
      }),
      'password.checkReset': () => ({ email: 'mia@example.test', email_masked: 'm***@e***.test' }),
    },
  })
  await heading(texts.title)
  const takes = () => calls.filter((call) => call.path === 'email.takeBack')
  expect([location.href.includes('geheim-geheim-geheim-geheim-geheim-geheim-g'), takes()]).toEqual([
    false,
    [],
  ])
  for (const line of texts.does) expect(screen.getByText(line)).toBeDefined()
  await press(texts.submit)
  await heading(texts.done.title)
  expect(takes().map(({ input }) => input)).toEqual([
    { token: 'geheim-geheim-geheim-geheim-geheim-geheim-g' },
  ])
  expect(account.session.get()).toEqual({ signedIn: false, why: 'left' })
  await follow(texts.done.submit)
  await heading(passwordTexts.reset.title)
  expect(history.state.usr).toEqual({ token: 'neu-neu-neu-neu-neu-neu-neu-neu-neu-neu-neu', email })
})

describe('a link that does not work', () => {
  test.each<ErrorCode>([
    'TAKE_BACK_EXPIRED',
    'TAKE_BACK_OVERRULED',
    'TAKE_BACK_UNKNOWN',
    'TAKE_BACK_ADDRESS_IN_USE',
    'AUTH_BLOCKED',
  ])('%s says why and what is next', async (code) => {
    await openAccount(`${path}?token=geheim-geheim-geheim-geheim-geheim-geheim-g`, {
      handlers: { 'email.takeBack': refusing(code) },
    })
    await heading(texts.title)
    await press(texts.submit)
    await heading(texts.failedTitle)
    const box = await problemBox()
    expect(box.textContent).toContain(errorTexts[code])
    // Who is sent to the Aboservice is told how to reach it.
    const asks = errorTexts[code].includes('Aboservice')
    const name = nextStepTexts.phone.call(pageData().edition.servicePhone)
    if (asks)
      expect((await within(box).findByRole('link', { name })).getAttribute('href')).toBe('tel:06990009120')
    expect(screen.getByText(texts.failedNext)).toBeDefined()
    expect(screen.getByRole('link', { name: texts.newPassword })).toBeDefined()
  })

  test('what is done already is no error', async () => {
    await openAccount(`${path}?token=geheim-geheim-geheim-geheim-geheim-geheim-g`, {
      handlers: { 'email.takeBack': refusing('TAKE_BACK_USED') },
    })
    await heading(texts.title)
    await press(texts.submit)
    await heading(texts.usedTitle)
    expect(screen.getByText(errorTexts.TAKE_BACK_USED)).toBeDefined()
    expect(
      screen
        .queryAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('')
  })

  test('without a token the page says so, and an outage keeps the button', async () => {
    await openAccount(path)
    await heading(texts.failedTitle)
  })

  test('an outage is told, and the button stays', async () => {
    await openAccount(`${path}?token=geheim-geheim-geheim-geheim-geheim-geheim-g`, {
      handlers: { 'email.takeBack': refusing('GENERIC') },
    })
    await heading(texts.title)
    await press(texts.submit)
    expect((await problemBox()).textContent).toContain(errorTexts.GENERIC)
    expect(screen.getByRole('button', { name: texts.submit })).toBeDefined()
  })
})
