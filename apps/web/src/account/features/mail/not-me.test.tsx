// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { incompleteLink, limitText, notMeTexts, passwordTexts } from '@leserkonto/texts'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
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

const path = '/service/profil/nicht-ich'
const texts = notMeTexts.done

afterEach(closeAccount)

const about = (matter: string | null, state = 'open') => ({ 'mail.checkNotMe': () => ({ matter, state }) })
const answers = (matter: string, reset_token: string | null = null) => ({
  'mail.notMe': () => ({ status: 'noted', matter, outcome: 'undone', reset_token }),
})

test('the link changes nothing by itself and says what its button does, which sends the token once', async () => {
  const { calls } = await openAccount(`${path}?t=geheim-geheim-geheim-geheim-geheim-geheim-g`, {
    handlers: { ...about('link'), ...answers('link') },
  })
  await heading(notMeTexts.title)
  expect(screen.getByText(notMeTexts.asks.link.text)).toBeDefined()
  const presses = () => calls.filter((call) => call.path === 'mail.notMe')
  expect([location.href.includes('geheim-geheim-geheim-geheim-geheim-geheim-g'), presses()]).toEqual([
    false,
    [],
  ])
  await press(notMeTexts.asks.link.submit)
  await heading(texts.title)
  expect(screen.getByText(texts.undone.link)).toBeDefined()
  expect(presses()).toEqual([
    { path: 'mail.notMe', input: { token: 'geheim-geheim-geheim-geheim-geheim-geheim-g' }, bearer: null },
  ])
})

test.each(['device', 'passkey'] as const)(
  'of a strange %s: this browser is signed out as well, and the next page sets the password',
  async (matter) => {
    const { account } = await openAccount(`${path}?t=geheim-geheim-geheim-geheim-geheim-geheim-g`, {
      token: tokenOf(reader.sub),
      handlers: {
        ...about(matter),
        ...answers(matter, 'neu-neu-neu-neu-neu-neu-neu-neu-neu-neu-neu'),
        'password.checkReset': () => ({ email: 'mia@example.test', email_masked: 'm***@e***.test' }),
      },
    })
    await heading(notMeTexts.title)
    await press(notMeTexts.asks[matter].submit)
    await heading(texts.title)
    expect(screen.getByText(texts.undone[matter])).toBeDefined()
    expect(screen.queryByText(texts.moved)).toBeNull()
    expect(account.session.get()).toEqual({ signedIn: false, why: 'left' })
    await follow(texts.choosePassword)
    await heading(passwordTexts.reset.title)
    expect(history.state.usr).toEqual({ token: 'neu-neu-neu-neu-neu-neu-neu-neu-neu-neu-neu' })
  },
)

test('of a strange device, to a mailbox that has lost the account: says where it can be taken back', async () => {
  await openAccount(`${path}?t=geheim-geheim-geheim-geheim-geheim-geheim-g`, {
    handlers: { ...about('device'), ...answers('device') },
  })
  await heading(notMeTexts.title)
  await press(notMeTexts.asks.device.submit)
  expect(await screen.findByText(texts.moved)).toBeDefined()
})

test.each([
  ['already', 'link', texts.alreadyTitle, texts.already],
  ['already', 'device', texts.alreadyTitle, texts.alreadyPassword],
  ['settled', 'device', texts.alreadyTitle, texts.settled],
  ['over', null, texts.overTitle, texts.over],
  ['too_late', 'email_change', texts.tooLateTitle, texts.tooLate],
])('a link that is %s is told calmly, without a button', async (state, matter, title, text) => {
  await openAccount(`${path}?t=geheim-geheim-geheim-geheim-geheim-geheim-g`, {
    handlers: about(matter, state),
  })
  await heading(title)
  expect(screen.getByText(text)).toBeDefined()
})

test('a change that is confirmed offers no password: its mail would not come to this mailbox', async () => {
  await openAccount(`${path}?t=geheim-geheim-geheim-geheim-geheim-geheim-g`, {
    handlers: about('email_change', 'too_late'),
  })
  await heading(texts.tooLateTitle)
  expect(screen.queryByRole('link', { name: texts.newPassword })).toBeNull()
})

test('a link without a token says so and offers no button', async () => {
  await openAccount(path)
  await heading(notMeTexts.title)
  expect(screen.getByText(incompleteLink)).toBeDefined()
})

test('a failure is told, and the button stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openAccount(`${path}?t=geheim-geheim-geheim-geheim-geheim-geheim-g`, {
    handlers: {
      ...about('device'),
      'mail.notMe': () => {
        throw new Problem('RATE_LIMITED', { retryAfterS: 60 })
      },
    },
  })
  await heading(notMeTexts.title)
  await press(notMeTexts.asks.device.submit)
  expect((await problemBox()).textContent).toContain(limitText(undefined, 60))
  expect(screen.getByRole('button', { name: notMeTexts.asks.device.submit })).toBeDefined()
})
