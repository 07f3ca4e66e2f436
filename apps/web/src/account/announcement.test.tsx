// @vitest-environment jsdom

import { announce, announced, forgetAnnouncement } from '@leserkonto/pages/session/announcement'
import { announcementTexts, sessionTexts, uiTexts } from '@leserkonto/texts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeAccount, heading, openAccount, press, reader, tokenOf } from './testing/open-account.tsx'
import { homeHeading } from './testing/open-profile.ts'

const token = tokenOf(reader.sub)
const text = announcementTexts.activated
const open = (path = '/service/profil', state = {}) =>
  openAccount(path, { token, state, handlers: { 'session.userinfo': () => reader } })
const said = () => screen.queryAllByText(text, { exact: false }).length

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})
afterEach(() => {
  forgetAnnouncement()
  closeAccount()
})

test('the page that arrives says it in its live region, and not again once that was closed', async () => {
  announce('activated')
  await open()
  await heading(homeHeading)
  await waitFor(() => expect(said()).toBe(1))
  expect(screen.getByText(text, { exact: false }).closest('[role=status]')).not.toBeNull()
  await press(uiTexts.overlay.close)
  expect([said(), announced()]).toEqual([0, undefined])
})

test('a page that leads on at once leaves it to the next; one that stood has said it, and it stays', async () => {
  announce('activated')
  await open()
  await waitFor(() => expect(said()).toBe(1))
  cleanup()
  await open()
  await waitFor(() => expect(said()).toBe(1))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect([said(), announced()]).toEqual([1, undefined])
})

test('it is for its reader alone: who is not signed in reads nothing, and signing out forgets it', async () => {
  announce('activated')
  await openAccount('/service/profil/loginRegister')
  await heading(sessionTexts.title)
  expect(said()).toBe(0)
  cleanup()
  await open()
  await press(sessionTexts.signOut)
  await heading(sessionTexts.signedOut)
  expect([said(), announced()]).toEqual([0, undefined])
})

test('what a page of another origin cannot say is said before it is opened', async () => {
  announce('registered')
  const { left, account } = await open(
    '/service/profil/loginRegister?redirectFrom=https://rt.example/artikel/1',
  )
  await heading(announcementTexts.registered)
  expect([left, announced(), account.returnUrl.peek()]).toEqual([
    [],
    undefined,
    'https://rt.example/artikel/1',
  ])
  await press(sessionTexts.signedIn.next)
  await waitFor(() => expect(left).toHaveLength(1))
})
