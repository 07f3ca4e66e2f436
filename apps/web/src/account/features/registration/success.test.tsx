// @vitest-environment jsdom
import { countdownTexts, screenTitles, sessionTexts } from '@leserkonto/texts'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeAccount, heading, openAccount, press } from '../../testing/open-account.tsx'

const path = '/service/profil/loginRegister/activation/success'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
})
afterEach(closeAccount)

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
const timer = () => screen.getByRole('timer').textContent

test('it counts from five down to one second and then goes on to the login', async () => {
  await openAccount(path)
  await heading('Ihr Konto ist aktiviert')
  expect(timer()).toBe('Sie werden in 5 Sekunden weitergeleitet.')
  await pass(4_000)
  expect(timer()).toBe('Sie werden in 1 Sekunde weitergeleitet.')
  await pass(1_000)
  await heading(sessionTexts.title)
})

test('A08: it can be stopped by a button and stays stopped', async () => {
  await openAccount(path)
  await heading('Ihr Konto ist aktiviert')
  await pass(1_000)
  await press(countdownTexts.stop)
  expect(timer()).toBe(countdownTexts.stopped)
  await pass(60_000)
  await heading('Ihr Konto ist aktiviert')
  await press('Jetzt anmelden')
  await heading(sessionTexts.title)
})

test.each(['nonsense/success', 'activation/nonsense', 'constructor/name'])('/%s is no page', async (keys) => {
  await openAccount(`/service/profil/loginRegister/${keys}`)
  await heading(screenTitles.NotFound)
  await pass(10_000)
  await heading(screenTitles.NotFound)
})
