// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { limitText, notMeTexts } from '@leserkonto/texts'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeAccount, heading, openAccount, press, problemBox } from '../../testing/open-account.tsx'

const path = '/service/profil/nicht-ich'

afterEach(closeAccount)

test('the link changes nothing by itself; the button sends its token once', async () => {
  const { calls } = await openAccount(`${path}?t=geheim`, {
    handlers: { 'mail.notMe': () => ({ status: 'noted', matter: 'passkey', outcome: 'undone' }) },
  })
  await heading(notMeTexts.title)
  expect([location.href.includes('geheim'), calls.length]).toEqual([false, 0])
  await press(notMeTexts.submit)
  await heading(notMeTexts.done.title)
  expect(screen.getByText(notMeTexts.done.undone.passkey)).toBeDefined()
  expect(screen.getByRole('link', { name: notMeTexts.done.newPassword })).toBeDefined()
  expect(calls).toEqual([{ path: 'mail.notMe', input: { token: 'geheim' }, bearer: null }])
})

test.each([
  ['already', 'link', notMeTexts.done.alreadyTitle, notMeTexts.done.already],
  ['over', null, notMeTexts.done.overTitle, notMeTexts.done.over],
])('a link that is %s is told calmly', async (outcome, matter, title, text) => {
  await openAccount(`${path}?t=geheim`, {
    handlers: { 'mail.notMe': () => ({ status: 'noted', matter, outcome }) },
  })
  await heading(notMeTexts.title)
  await press(notMeTexts.submit)
  await heading(title)
  expect(screen.getByText(text)).toBeDefined()
})

test('a link without a token says so and offers no button', async () => {
  await openAccount(path)
  await heading(notMeTexts.title)
  expect(screen.getByText(notMeTexts.invalid)).toBeDefined()
  expect(screen.queryByRole('button', { name: notMeTexts.submit })).toBeNull()
})

test('a failure is told, and the button stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openAccount(`${path}?t=geheim`, {
    handlers: {
      'mail.notMe': () => {
        throw new Problem('RATE_LIMITED', { retryAfterS: 60 })
      },
    },
  })
  await heading(notMeTexts.title)
  await press(notMeTexts.submit)
  expect((await problemBox()).textContent).toBe(limitText(undefined, 60))
  expect(screen.getByRole('button', { name: notMeTexts.submit })).toBeDefined()
})
