// @vitest-environment jsdom
import { fieldError, Problem } from '@leserkonto/contracts'
import {
  type ErrorCode,
  errorTexts,
  fieldErrorText,
  requiredText,
  subscriptionTexts,
} from '@leserkonto/texts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  closeAccount,
  field,
  follow,
  heading,
  openAccount,
  press,
  problemBox,
  reader,
  tokenOf,
  type,
} from '../../testing/open-account.tsx'
import { inputsOf, openLinkSubscription } from './testing/open-link-subscription.ts'
import { plan } from './testing/sample-plans.ts'

const texts = subscriptionTexts
const ended = { ...plan, id: 'ended', title: 'Alt', status: 'ended', end_date: '2026-11-22T11:00:00.000Z' }
const linked = { gp_number: '1000000910', subscriptions: [plan, ended] }

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(closeAccount)

async function linkByNumber(postcode = '12345') {
  await heading(texts.link.title)
  type('Kundennummer *', '1000000910')
  type('Postleitzahl', postcode)
  await press(texts.link.submit)
}

async function openAddress() {
  await heading(texts.link.title)
  fireEvent.click(screen.getByRole('tab', { name: texts.ways.address }))
}

describe('with the customer number', () => {
  test('links, shows the plan, and goes on to where the visit wanted to', async () => {
    const { calls } = await openLinkSubscription({ 'subscriptions.link': () => linked })
    await linkByNumber()
    await heading(texts.link.done.title)
    expect(screen.getByText(plan.title)).toBeDefined()
    expect(screen.getByText('läuft seit 3. Mai 2024')).toBeDefined()
    expect(screen.getByText('beendet am 22. November 2026')).toBeDefined()
    expect(inputsOf(calls, 'subscriptions.link')).toEqual([{ gp_number: '1000000910', postcode: '12345' }])
  })

  test('the postcode may stay out', async () => {
    const { calls } = await openLinkSubscription({ 'subscriptions.link': () => linked })
    await linkByNumber(' ')
    await heading(texts.link.done.title)
    expect(inputsOf(calls, 'subscriptions.link')).toEqual([{ gp_number: '1000000910' }])
  })

  test.each<ErrorCode>(['LINK_NO_SUBSCRIPTION', 'GP_NUMBER_ALREADY_LINKED', 'GENERIC'])(
    '%s is told in its own words, and what was typed stays',
    async (code) => {
      await openLinkSubscription({
        'subscriptions.link': () => {
          throw new Problem(code)
        },
      })
      await linkByNumber()
      expect((await problemBox()).textContent).toContain(errorTexts[code].replace(/ \[.*/, ''))
      expect(field('Kundennummer *').value).toBe('1000000910')
    },
  )

  test('a postcode that is missing is the field’s error, and the field is required then', async () => {
    const code = 'LINK_VERIFICATION_REQUIRED'
    await openLinkSubscription({
      'subscriptions.link': () => {
        throw new Problem(code, { fields: [fieldError('postcode', code)] })
      },
    })
    expect(screen.getByText(texts.link.postcodeHint)).toBeDefined()
    await linkByNumber(' ')
    await follow(errorTexts[code])
    expect(screen.queryByText(texts.link.postcodeHint)).toBeNull()
    expect(document.activeElement).toBe(field('Postleitzahl *'))
    expect(field('Postleitzahl *').getAttribute('aria-invalid')).toBe('true')
  })

  test('a number somebody else has linked offers to request the login data', async () => {
    await openLinkSubscription({
      'subscriptions.link': () => {
        throw new Problem('GP_NUMBER_ALREADY_LINKED')
      },
    })
    await linkByNumber()
    await problemBox()
    await follow('Zugangsdaten anfordern')
    await heading(texts.accessData.title)
    expect(field('Kundennummer *').value).toBe('1000000910')
    expect(field('Postleitzahl *').value).toBe('12345')
    // Who is signed in already needs no way to that.
    expect(screen.queryByRole('link', { name: texts.accessData.toLogin })).toBeNull()
  })

  test('a wrong number is told before anything is sent', async () => {
    const { calls } = await openLinkSubscription({})
    await heading(texts.link.title)
    type('Kundennummer *', '12')
    await press(texts.link.submit)
    expect((await problemBox()).textContent).toContain(fieldErrorText('gp_number', 'FORMAT'))
    expect(inputsOf(calls, 'subscriptions.link')).toEqual([])
  })
})

describe('coming from an article', () => {
  const article = '/artikel/az-eins'
  const from = (target: string) => `?return_url=${encodeURIComponent(target)}`

  test('linking leads back to it at once, and the target is used up', async () => {
    const answers = { 'subscriptions.link': () => linked }
    const { left, account } = await openLinkSubscription(answers, reader, from(article))
    expect(screen.getByText(texts.link.goesOn)).toBeDefined()
    await linkByNumber()
    await waitFor(() => expect(left).toEqual([article]))
    expect(account.returnUrl.peek()).toBeUndefined()
  })

  test('who has only signed in on the way, and is linked already, is led back as well', async () => {
    const { left } = await openAccount(`/service/profil/linkSubscription${from(article)}`, {
      token: tokenOf(reader.sub),
      handlers: { 'session.userinfo': () => ({ ...reader, gp_numbers: ['1000000910'] }) },
    })
    await waitFor(() => expect(left).toEqual([article]))
  })

  test.each(['https://evil.example/', '//evil.example/', '/artikel/x#access_token=a', 'javascript:alert(1)'])(
    'a link that wants to lead to %s is one without a target',
    async (target) => {
      const answers = { 'subscriptions.link': () => linked }
      const { left, account } = await openLinkSubscription(answers, reader, from(target))
      expect(screen.queryByText(texts.link.goesOn)).toBeNull()
      expect(account.returnUrl.peek()).toBeUndefined()
      await linkByNumber()
      await heading(texts.link.done.title)
      expect(left).toEqual([])
    },
  )
})

describe('without it', () => {
  const where = { street: 'Musterstraße', housenumber: '12 a', postcode: '12345', city: 'Musterstadt' }

  async function fillIn(values: Record<string, string>) {
    for (const [label, value] of Object.entries(values)) type(`${label} *`, value)
  }
  const address = { Straße: 'Musterstraße', Hausnummer: '12 a', Postleitzahl: '12345', Ort: 'Musterstadt' }

  test('the own name stands there already; the number is found, then linked', async () => {
    const { calls } = await openLinkSubscription({
      'subscriptions.findNumber': () => ({ gp_number: '1000000910' }),
      'subscriptions.link': () => linked,
    })
    await openAddress()
    await fillIn(address)
    await press(texts.link.submit)
    await heading(texts.link.done.title)
    expect(inputsOf(calls, 'subscriptions.findNumber')).toEqual([
      { customer_type: 'private', given_name: 'Mia', family_name: 'Muster', ...where },
    ])
    expect(inputsOf(calls, 'subscriptions.link')).toEqual([{ gp_number: '1000000910' }])
  })

  test('a company is found by its own name', async () => {
    const { calls } = await openLinkSubscription({
      'subscriptions.findNumber': () => ({ gp_number: '1000000910' }),
      'subscriptions.link': () => linked,
    })
    await openAddress()
    fireEvent.click(screen.getByLabelText('Firma'))
    await fillIn({ Firmenname: 'Muster & Söhne', ...address })
    await press(texts.link.submit)
    await heading(texts.link.done.title)
    expect(inputsOf(calls, 'subscriptions.findNumber')).toEqual([
      { customer_type: 'company', company_name: 'Muster & Söhne', ...where },
    ])
  })

  test('two inputs of a row are named together when both are missing, else by their own name', async () => {
    await openLinkSubscription({})
    await openAddress()
    type('Ort *', 'Musterstadt')
    await press(texts.link.submit)
    const lines = within(await problemBox()).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      requiredText('Straße und Hausnummer'),
      requiredText('Postleitzahl'),
    ])
    for (const label of ['Straße *', 'Hausnummer *', 'Postleitzahl *'])
      expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(field('Ort *').getAttribute('aria-invalid')).not.toBe('true')
  })

  test('what was typed on one side is still there after a look at the other', async () => {
    await openLinkSubscription({})
    await openAddress()
    type('Straße *', 'Musterstraße')
    fireEvent.click(screen.getByRole('tab', { name: texts.ways.number }))
    fireEvent.click(screen.getByRole('tab', { name: texts.ways.address }))
    expect(field('Straße *').value).toBe('Musterstraße')
  })
})
