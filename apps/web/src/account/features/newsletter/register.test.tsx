// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import {
  accountTexts,
  errorTexts,
  fieldErrorText,
  fieldLabels,
  newsletterAnswers,
  newsletterPageConsent,
  newsletterTexts,
  requiredText,
} from '@leserkonto/texts'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newsletterCatalogue } from '../../testing/newsletters.ts'
import {
  closeAccount,
  comeBack,
  heading,
  openAccount,
  press,
  problemBox,
  type,
} from '../../testing/open-account.tsx'

const path = '/service/newsletter'
const texts = newsletterTexts.register
const email = `${fieldLabels.email} *`
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const consent = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /Ja, ich möchte/ })
const open = (handlers = {}, address = path) =>
  openAccount(address, {
    handlers: {
      'newsletter.list': () => newsletterCatalogue,
      'newsletter.subscribe': () => ({ register_status: 2, message: newsletterAnswers.mailSent }),
      ...handlers,
    },
  })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(closeAccount)

test('lists stand in their groups, in reading order; a premium list is locked and says why', async () => {
  await open()
  const groups = (await screen.findAllByRole('group')).slice(1)
  expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Nachrichten',
    'Exklusiv für Abonnenten',
  ])
  expect((await box('AZ PLUS exklusiv')).disabled).toBe(true)
  const [, premium] = groups
  const signIn = premium && within(premium).getByRole('link', { name: 'Anmelden' })
  expect(signIn?.getAttribute('href')).toBe(
    '/service/profil/loginRegister?redirectFrom=%2Fservice%2Fnewsletter',
  )
})

test('registering sends the chosen lists and the version of the text that was agreed to', async () => {
  const { calls } = await open({}, `${path}?return_url=/artikel/1`)
  fireEvent.click(await box('AZ Lokalsport'))
  type(email, ' Lena.Leser@Example.test ')
  fireEvent.click(await consent())
  await press(texts.submit)
  await heading(newsletterTexts.registered.title)
  expect(screen.getByText(newsletterTexts.registered.text('Lena.Leser@example.test'))).toBeDefined()
  expect(calls.at(-1)).toEqual({
    path: 'newsletter.subscribe',
    bearer: null,
    input: {
      edition: 'az',
      email: 'Lena.Leser@example.test',
      newsletters: ['az-sport'],
      consent_text_version: newsletterPageConsent.version,
      return_url: '/artikel/1',
      mark: expect.any(String),
    },
  })
  await press(newsletterTexts.registered.correct)
  await heading(newsletterTexts.title)
})

test('confirmed elsewhere, the page says what, and leads back to where the reader came from', async () => {
  const mailbox = { confirmed: false }
  const { calls, left } = await open({ 'mail.awaited': () => mailbox }, `${path}?return_url=/artikel/1`)
  const asked = () => calls.filter((call) => call.path === 'mail.awaited').map(({ input }) => input)
  fireEvent.click(await box('AZ Lokalsport'))
  type(email, 'lena.leser@example.test')
  fireEvent.click(await consent())
  await press(texts.submit)
  await heading(newsletterTexts.registered.title)
  await comeBack()
  await vi.waitFor(() => expect(asked()).toHaveLength(1))
  await heading(newsletterTexts.registered.title)
  mailbox.confirmed = true
  await comeBack()
  await heading(newsletterTexts.optIn.doneTitle)
  expect(screen.getByText(/AZ Lokalsport/)).toBeDefined()
  const [mark] = calls
    .filter((call) => call.path === 'newsletter.subscribe')
    .map(({ input }) => Reflect.get(Object(input), 'mark'))
  expect(asked()).toEqual([{ mark }, { mark }])
  await press(newsletterTexts.optIn.next)
  expect(left).toEqual(['/artikel/1'])
})

test('everything that is missing is told at once, and nothing is sent', async () => {
  const { calls } = await open()
  await box('AZ am Morgen')
  await press(texts.submit)
  const summary = await problemBox()
  expect(
    within(summary)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual([
    'Bitte wählen Sie mindestens einen Newsletter aus.',
    requiredText(fieldLabels.email),
    fieldErrorText('consent_text_version', 'REQUIRED'),
  ])
  expect(calls.some((call) => call.path === 'newsletter.subscribe')).toBe(false)
  const missing = 'Bitte wählen Sie mindestens einen Newsletter aus.'
  fireEvent.click(await box('AZ am Morgen'))
  expect(screen.queryByText(missing)).toBeNull()
  expect(screen.getAllByText(requiredText(fieldLabels.email))[0]).toBeDefined()
})

test('from the summary the keyboard gets to the lists', async () => {
  await open()
  await box('AZ am Morgen')
  await press(texts.submit)
  fireEvent.click(within(await problemBox()).getByText(/mindestens einen Newsletter/))
  expect(document.activeElement).toBe(screen.getAllByRole('group')[0])
})

describe.each([
  ['a refusal', new Problem('NEWSLETTER_ERROR', { status: 403 })],
  ['no answer', new TypeError('Failed to fetch')],
])('%s', (_, error) => {
  test('is told in the one text for newsletters, and what was chosen stays', async () => {
    await open({
      'newsletter.subscribe': () => {
        throw error
      },
    })
    fireEvent.click(await box('AZ am Morgen'))
    type(email, 'lena.leser@example.test')
    fireEvent.click(await consent())
    await press(texts.submit)
    expect((await problemBox()).textContent).toContain(errorTexts.NEWSLETTER_ERROR)
    expect((await box('AZ am Morgen')).checked).toBe(true)
  })
})

test('lists that do not come are told, and can be asked for again', async () => {
  let works = false
  await open({
    'newsletter.list': () => {
      if (works) return newsletterCatalogue
      throw new Problem('NEWSLETTER_ERROR')
    },
  })
  await heading(newsletterTexts.title)
  await screen.findByText(errorTexts.NEWSLETTER_ERROR)
  works = true
  await press(accountTexts.technical.retry)
  await box('AZ am Morgen')
})

test('an edition without newsletters says so', async () => {
  await open({ 'newsletter.list': () => ({ newsletters: [], groups: [] }) })
  await screen.findByText(newsletterTexts.none)
})

test('a link to the own newsletters is sent for every address alike', async () => {
  const { calls } = await open({
    'newsletter.requestEditLink': () => ({ message: newsletterAnswers.editLink }),
  })
  await press(texts.known.manage)
  await heading(newsletterTexts.editLink.title)
  await press(newsletterTexts.editLink.submit)
  expect((await problemBox()).textContent).toContain(requiredText(fieldLabels.email))
  type(email, 'lena.leser@example.test')
  await press(newsletterTexts.editLink.submit)
  await heading(newsletterTexts.editLink.sentTitle)
  expect(screen.getByText(newsletterAnswers.editLink)).toBeDefined()
  expect(calls.at(-1)?.input).toEqual({ edition: 'az', email: 'lena.leser@example.test' })
  await press(newsletterTexts.editLink.back)
  await heading(newsletterTexts.title)
})
