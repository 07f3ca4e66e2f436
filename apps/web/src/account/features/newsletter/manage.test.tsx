// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { errorTexts, newsletterAnswers, newsletterPageConsent, newsletterTexts } from '@leserkonto/texts'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newsletterCatalogue, newsletterUser, subscribed } from '../../testing/newsletters.ts'
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

const path = '/service/newsletter'
const texts = newsletterTexts.own
const user = newsletterUser(subscribed('az-morgen'), subscribed('az-sport', false))
const nobody = { id: null, email: null, register_status: 0, verified: false, subscriptions: [] }
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const ticked = async (...names: string[]) => Promise.all(names.map(async (name) => (await box(name)).checked))
const open = (address: string, handlers = {}, token?: string) =>
  openAccount(address, {
    ...(token && { token }),
    handlers: {
      'newsletter.list': () => newsletterCatalogue,
      'newsletter.user': () => user,
      'rights.check': () => {
        throw new Problem('RIGHT_NOT_GRANTED')
      },
      ...handlers,
    },
  })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(closeAccount)

describe('by the link of a mail', () => {
  const link = `${path}?id=${user.id}&token=geheim-geheim-geheim-geheim-geheim-geheim-g`

  test('shows what the address gets; the token is in no address', async () => {
    const { calls } = await open(link)
    await screen.findByText(texts.lead(user.email))
    expect(location.href).not.toContain('geheim-geheim-geheim-geheim-geheim-geheim-g')
    expect(await ticked('AZ am Morgen', 'AZ Lokalsport')).toEqual([true, true])
    expect(screen.getAllByText(texts.unconfirmed)).toHaveLength(1)
    expect(calls.find((call) => call.path === 'newsletter.user')).toEqual({
      path: 'newsletter.user',
      bearer: null,
      input: { user_id: user.id, newsletter_token: 'geheim-geheim-geheim-geheim-geheim-geheim-g' },
    })
  })

  test('saves the wanted lists with the token', async () => {
    const { calls } = await open(link, { 'newsletter.update': () => newsletterUser(subscribed('az-sport')) })
    fireEvent.click(await box('AZ am Morgen'))
    await press(texts.submit)
    await screen.findByText(texts.saved)
    expect(calls.at(-1)?.input).toEqual({
      id: user.id,
      register_status: 4,
      edition: 'az',
      newsletters: ['az-sport'],
      token: 'geheim-geheim-geheim-geheim-geheim-geheim-g',
    })
    expect(screen.queryByText(texts.unconfirmed)).toBeNull()
  })

  test('no list at all is refused, with the way to leave them all', async () => {
    const { calls } = await open(link)
    fireEvent.click(await box('AZ am Morgen'))
    fireEvent.click(await box('AZ Lokalsport'))
    await press(texts.submit)
    expect((await problemBox()).textContent).toContain('Bitte wählen Sie mindestens einen Newsletter aus.')
    expect(calls.some((call) => call.path === 'newsletter.update')).toBe(false)
    await follow(texts.unsubscribe)
    await heading(newsletterTexts.unsubscribe.title)
    expect(location.href).not.toContain('geheim-geheim-geheim-geheim-geheim-geheim-g')
    expect((await box('AZ am Morgen')).checked).toBe(true)
  })

  test('a dead link says so and offers a new one', async () => {
    await open(link, { 'newsletter.user': () => nobody })
    await heading(newsletterTexts.editLink.title)
    expect((await problemBox()).textContent).toMatch(
      new RegExp(`^${newsletterTexts.editLink.dead}${errorTexts.NEWSLETTER_ERROR}`),
    )
    await press(newsletterTexts.editLink.back)
    await heading(newsletterTexts.title)
    expect(location.search).toBe('')
  })

  test('a link that died in the meantime is told, and the choice stays', async () => {
    await open(link, {
      'newsletter.update': () => {
        throw new Problem('NEWSLETTER_ERROR', { status: 410 })
      },
    })
    fireEvent.click(await box('AZ am Morgen'))
    await press(texts.submit)
    expect((await problemBox()).textContent).toContain(errorTexts.NEWSLETTER_ERROR)
    expect(await ticked('AZ am Morgen')).toEqual([false])
  })
})

describe('signed in', () => {
  const token = tokenOf(reader.sub)

  test('shows the own lists by the own session', async () => {
    const { calls } = await open(path, {}, token)
    expect(await ticked('AZ am Morgen', 'AZ PLUS exklusiv')).toEqual([true, false])
    expect(calls.find((call) => call.path === 'newsletter.user')).toMatchObject({
      input: { user_id: reader.sub },
      bearer: `Bearer ${token}`,
    })
  })

  test.each([
    ['with the right 01 it can be chosen', () => ({ granted: true }), false],
    [
      'without it is locked, and the session goes on',
      () => {
        throw new Problem('RIGHT_NOT_GRANTED')
      },
      true,
    ],
  ])('a premium list: %s', async (_, check, locked) => {
    const { account } = await open(path, { 'rights.check': check }, token)
    await expect.poll(async () => (await box('AZ PLUS exklusiv')).disabled).toBe(locked)
    expect(screen.queryAllByRole('link', { name: 'Abo verknüpfen' })).toHaveLength(locked ? 1 : 0)
    expect(account.session.get().signedIn).toBe(true)
  })

  test('a premium list that is subscribed stays open: nobody has to keep what they pay no more for', async () => {
    await open(path, { 'newsletter.user': () => newsletterUser(subscribed('az-plus')) }, token)
    expect((await box('AZ PLUS exklusiv')).disabled).toBe(false)
  })

  test.each([
    [3, newsletterAnswers.confirmed],
    [2, newsletterAnswers.mailSent],
  ])(
    'the first list of all is signed up for; the answer %i says what comes next',
    async (register_status, message) => {
      let own: object = { ...nobody, email: reader.email, verified: true }
      const { calls } = await open(
        path,
        {
          'newsletter.user': () => own,
          'newsletter.subscribe': () => {
            own = newsletterUser(subscribed('az-morgen'))
            return { register_status, message }
          },
        },
        token,
      )
      fireEvent.click(await box('AZ am Morgen'))
      expect(screen.queryByRole('link', { name: texts.unsubscribe })).toBeNull()
      await press(texts.submit)
      await screen.findByText(
        register_status === 3 ? texts.saved : newsletterTexts.registered.text(reader.email),
      )
      expect(calls.find((call) => call.path === 'newsletter.subscribe')?.input).toEqual({
        email: reader.email,
        edition: 'az',
        newsletters: ['az-morgen'],
        consent_text_version: newsletterPageConsent.version,
        mark: expect.any(String),
      })
    },
  )

  test('the text that is agreed to stands above the button', async () => {
    await open(path, {}, token)
    await box('AZ am Morgen')
    const text = /Ja, ich möchte die ausgewählten Newsletter der Auentaler Zeitung/
    // Who leaves a list agrees to nothing.
    fireEvent.click(await box('AZ am Morgen'))
    expect(screen.queryByText(text)).toBeNull()
    fireEvent.click(await box('AZ Lokalsport'))
    expect(screen.queryByText(text)).toBeNull()
  })
})
