// @vitest-environment jsdom
import { fieldError, Problem } from '@leserkonto/contracts'
import { errorTexts, loginCodeTexts, profileDeleteTexts, requiredText, successPage } from '@leserkonto/texts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  closeAccount,
  field,
  heading,
  openAccount,
  press,
  problemBox,
  reader,
  tokenOf,
  type,
} from '../../testing/open-account.tsx'

const texts = profileDeleteTexts

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(closeAccount)

async function askToDelete(handler: () => unknown, password = 'Sommer2026') {
  const opened = await openAccount('/service/profil/delete', {
    token: tokenOf(reader.sub),
    handlers: { 'session.userinfo': () => reader, 'profile.delete': handler },
  })
  await heading(texts.title)
  expect(new Set(opened.calls.map((call) => call.path))).toEqual(new Set(['session.userinfo']))
  await press(texts.ask)
  await screen.findByRole('dialog', { name: texts.dialog.title })
  type('Aktuelles Passwort *', password)
  await press(texts.dialog.submit)
  return opened
}

test('the password deletes; the last page says so, and nobody is signed in any more', async () => {
  const { calls, account } = await askToDelete(() => undefined)
  await heading(successPage('profile', 'deleted')?.title ?? '')
  expect(calls.find((call) => call.path === 'profile.delete')?.input).toEqual({
    current_password: 'Sommer2026',
  })
  await waitFor(() => expect(account.session.get()).toEqual({ signedIn: false, why: 'left' }))
})

test('what the reader says about why goes along, and nothing has to be said', async () => {
  const { calls } = await openAccount('/service/profil/delete', {
    token: tokenOf(reader.sub),
    handlers: { 'session.userinfo': () => reader, 'profile.delete': () => undefined },
  })
  await heading(texts.title)
  fireEvent.change(screen.getByLabelText(texts.reason), { target: { value: 'mails' } })
  type(texts.reasonText, 'Einmal in der Woche reicht.')
  await press(texts.ask)
  type('Aktuelles Passwort *', 'Sommer2026')
  await press(texts.dialog.submit)
  await heading(successPage('profile', 'deleted')?.title ?? '')
  expect(calls.find((call) => call.path === 'profile.delete')?.input).toEqual({
    current_password: 'Sommer2026',
    reason: 'mails',
    reason_text: 'Einmal in der Woche reicht.',
  })
})

test.each([
  ['an owner is told beforehand what becomes of the members', 'owner', true],
  ['a reader who shares with nobody is not', null, false],
])('%s', async (_, shared_subscriptions_role, told) => {
  await openAccount('/service/profil/delete', {
    token: tokenOf(reader.sub),
    handlers: { 'session.userinfo': () => ({ ...reader, shared_subscriptions_role }) },
  })
  await heading(texts.title)
  expect(screen.queryByText(texts.sharedEffect) !== null).toBe(told)
})

test('a running subscription keeps the profile and shows two ways on', async () => {
  const { account } = await askToDelete(() => {
    throw new Problem('DELETE_BLOCKED_BY_SUBSCRIPTION')
  })
  await heading(texts.blocked.title)
  expect((await problemBox()).textContent).toContain(errorTexts.DELETE_BLOCKED_BY_SUBSCRIPTION)
  expect(screen.getByRole('link', { name: texts.blocked.unlink }).getAttribute('href')).toBe(
    '/service/profil/linkSubscription',
  )
  expect(account.session.get().signedIn).toBe(true)
})

const plan = {
  id: 'S-1',
  title: 'AZ PLUS',
  status: 'running',
  edition: 'az',
  start_date: '2025-11-03T11:00:00Z',
  end_date: null,
  rights: ['09'],
} as const

async function openLinked(gp_number: string | null, answer: object) {
  const opened = await openAccount('/service/profil/delete', {
    token: tokenOf(reader.sub),
    handlers: {
      'session.userinfo': () => ({ ...reader, gp_number }),
      'subscriptions.list': () => ({
        gp_number,
        fetched_at: '2026-11-03T11:00:00Z',
        stale: false,
        reads_along: null,
        ...answer,
      }),
    },
  })
  return opened
}

test('a plan that is known to run is told before anybody is asked why they leave, or who they are', async () => {
  const { calls } = await openLinked('4711', { subscriptions: [plan] })
  await heading(texts.title)
  await screen.findByText(texts.blocked.text)
  // Not even for a moment, in which something could be typed.
  expect(screen.queryByRole('button', { name: texts.ask })).toBeNull()
  expect(calls.map(({ path }) => path)).not.toContain('profile.delete')
})

test.each([
  ['plans that have ended', { subscriptions: [{ ...plan, status: 'ended' }] }],
  ['a copy the publisher could not confirm', { subscriptions: [plan], stale: true }],
])('%s leave the question to the service', async (_, answer) => {
  await openLinked('4711', answer)
  await heading(texts.title)
  await press(texts.ask)
  await screen.findByRole('dialog', { name: texts.dialog.title })
})

test('a wrong password is told at its field, and can be mended', async () => {
  await askToDelete(() => {
    throw new Problem('PASSWORD_WRONG', { fields: [fieldError('current_password', 'PASSWORD_WRONG')] })
  })
  expect((await problemBox()).textContent).toContain(errorTexts.PASSWORD_WRONG)
  expect(field('Aktuelles Passwort *').value).toBe('Sommer2026')
})

test('while the publisher cannot be asked nothing is deleted, and the page says so', async () => {
  const { account } = await askToDelete(() => {
    throw new Problem('GENERIC')
  })
  expect((await problemBox()).textContent).toContain(errorTexts.GENERIC)
  expect(account.session.get().signedIn).toBe(true)
})

test('without the password nothing is sent', async () => {
  const { calls } = await askToDelete(() => undefined, '')
  expect((await problemBox()).textContent).toContain(requiredText('Aktuelles Passwort'))
  expect(calls.filter((call) => call.path === 'profile.delete')).toEqual([])
})

test('an account without a password is deleted after a code to its own address', async () => {
  const { calls } = await openAccount('/service/profil/delete', {
    token: tokenOf(reader.sub),
    handlers: {
      'session.userinfo': () => ({ ...reader, has_password: false }),
      'session.requestCode': () => ({ attempt: 'versuch', expires_in: 600 }),
      'session.confirmWithCode': () => undefined,
      'profile.delete': () => undefined,
    },
  })
  await heading(texts.title)
  await press(texts.ask)
  await screen.findByText(loginCodeTexts.proof.noPassword)
  expect(screen.queryByLabelText('Aktuelles Passwort *')).toBeNull()
  await press(loginCodeTexts.offer.submit)
  await screen.findByText(loginCodeTexts.sent(reader.email))
  await act(async () => type('Code *', '123456'))
  await screen.findByText(loginCodeTexts.proof.proven)
  await press(texts.dialog.submit)
  await heading(successPage('profile', 'deleted')?.title ?? '')
  expect(calls.find((call) => call.path === 'session.confirmWithCode')?.input).toEqual({
    attempt: 'versuch',
    code: '123456',
  })
  expect(calls.find((call) => call.path === 'profile.delete')?.input).toEqual({})
})
