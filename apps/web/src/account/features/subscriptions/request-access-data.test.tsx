// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { type ErrorCode, errorTexts, requiredText, subscriptionTexts } from '@leserkonto/texts'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  closeAccount,
  field,
  heading,
  openAccount,
  press,
  problemBox,
  type,
} from '../../testing/open-account.tsx'

const texts = subscriptionTexts.accessData
const path = '/service/profil/requestAccessData'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(closeAccount)

async function open(handler: () => unknown) {
  const opened = await openAccount(path, { handlers: { 'subscriptions.requestLoginData': handler } })
  await heading(texts.title)
  expect(screen.getByRole('link', { name: texts.toLogin })).toBeDefined()
  return opened
}

async function askByNumber() {
  type('Kundennummer *', '1000000101')
  type('Postleitzahl *', '12345')
  await press(texts.submit)
}

test('by number: the mail is on its way, and whose address it goes to is not told', async () => {
  const { calls } = await open(() => ({ status: 'sent' }))
  await askByNumber()
  await heading(texts.sent.title)
  expect(calls[0]?.input).toEqual({ gp_number: '1000000101', postcode: '12345', edition: 'az' })
  expect(document.querySelector('main')?.textContent).not.toContain('@')
})

test('by name and address, with the salutation', async () => {
  const { calls } = await open(() => ({ status: 'sent' }))
  fireEvent.click(screen.getByRole('tab', { name: subscriptionTexts.ways.address }))
  type('Anrede *', 'none')
  for (const [label, value] of [
    ['Vorname *', 'Frida'],
    ['Nachname *', 'Frei'],
    ['Straße *', 'Musterstraße'],
    ['Hausnummer *', '12'],
    ['Postleitzahl *', '12345'],
    ['Ort *', 'Musterstadt'],
  ] as const)
    type(label, value)
  await press(texts.submit)
  await heading(texts.sent.title)
  expect(calls[0]?.input).toEqual({
    customer_type: 'private',
    gender: null,
    given_name: 'Frida',
    family_name: 'Frei',
    street: 'Musterstraße',
    housenumber: '12',
    postcode: '12345',
    city: 'Musterstadt',
    edition: 'az',
  })
})

test('all that is missing is named at once, the salutation too', async () => {
  const { calls } = await open(() => ({ status: 'sent' }))
  fireEvent.click(screen.getByRole('tab', { name: subscriptionTexts.ways.address }))
  await press(texts.submit)
  const box = (await problemBox()).textContent
  for (const name of ['Anrede', 'Vorname', 'Nachname', 'Straße und Hausnummer', 'PLZ und Ort'])
    expect(box).toContain(requiredText(name))
  expect(calls).toEqual([])
})

test.each<ErrorCode>(['ACCESS_DATA_NO_SUBSCRIPTION', 'ACCESS_DATA_NOT_LINKED', 'GENERIC'])(
  '%s is told in its own words',
  async (code) => {
    await open(() => {
      throw new Problem(code)
    })
    await askByNumber()
    expect((await problemBox()).textContent).toContain(errorTexts[code])
    expect(screen.getByRole('link', { name: texts.register })).toBeDefined()
  },
)

test('what was typed to link a number that has another account is here again', async () => {
  const state = { gp_number: '1000000910', postcode: '12345' }
  await openAccount(path, { state, handlers: {} })
  await heading(texts.title)
  expect(field('Kundennummer *').value).toBe('1000000910')
  expect(field('Postleitzahl *').value).toBe('12345')
})

test('so is a name with its address, in its own form', async () => {
  const state = { family_name: 'Frei', street: 'Musterstraße', housenumber: '12', postcode: '12345' }
  await openAccount(path, { state, handlers: {} })
  await heading(texts.title)
  const tab = screen.getByRole('tab', { name: subscriptionTexts.ways.address })
  expect(tab.getAttribute('aria-selected')).toBe('true')
  expect(field('Nachname *').value).toBe('Frei')
  expect(field('Straße *').value).toBe('Musterstraße')
})
