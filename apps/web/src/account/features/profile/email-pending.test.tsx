// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { profileEditTexts, profileTexts } from '@leserkonto/texts'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  closeAccount,
  heading,
  openAccount,
  press,
  problemBox,
  reader,
  tokenOf,
} from '../../testing/open-account.tsx'

const texts = profileEditTexts.pending
const to = 'neu@example.test'
const waiting = { ...reader, username: 'mia-liest', gender: 'female', pending_email: to }

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(closeAccount)

async function open(handlers: Record<string, () => unknown>, user: object = waiting) {
  const opened = await openAccount('/service/profil/edit', {
    token: tokenOf(reader.sub),
    handlers: { 'session.userinfo': () => user, ...handlers },
  })
  await heading(profileEditTexts.title)
  return opened
}

test('an address that waits is named where it is changed; none, nothing', async () => {
  await open({})
  expect(screen.getByText(texts.waiting(to))).toBeDefined()
  closeAccount()
  await open({}, { ...waiting, pending_email: null })
  expect(screen.queryByText(texts.again)).toBeNull()
})

test('sent again, a timer takes the place of the button', async () => {
  await open({ 'email.resend': () => ({ pending_email: to }) })
  await press(texts.again)
  await screen.findByText(texts.resent)
  expect(screen.getByRole('timer').textContent).toMatch(/^Erneut senden können Sie in \d+ Sekunden\.$/)
  expect(screen.queryByText(texts.again)).toBeNull()
})

test('refused, the timer is as long as the service says', async () => {
  await open({
    'email.resend': () => {
      throw new Problem('RATE_LIMITED', { retryAfterS: 3420, details: { retry_after_s: 3420 } })
    },
  })
  await press(texts.again)
  await problemBox()
  expect(screen.getByRole('timer').textContent).toBe(texts.waits(3420))
})

test('cancelled, or over by then, the reader is told on the page of the data', async () => {
  await open({ 'email.cancel': () => undefined })
  await press(texts.cancel)
  await heading(profileTexts.personal.title)
  await screen.findByText(texts.cancelled)
  closeAccount()
  await open({ 'email.resend': () => ({ pending_email: null }) })
  await press(texts.again)
  await screen.findByText(texts.over)
})
