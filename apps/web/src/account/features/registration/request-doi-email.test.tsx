// @vitest-environment jsdom
import { registrationTexts } from '@leserkonto/texts'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  closeAccount,
  field,
  heading,
  openAccount,
  press,
  problemBox,
  type,
} from '../../testing/open-account.tsx'

const texts = registrationTexts.doiEmail
const path = '/service/profil/requestdoiemail'
const sent = { 'registration.requestDoiEmail': () => ({ status: 'sent' }) }

afterEach(closeAccount)

test('the answer is the same for every address', async () => {
  const { calls } = await openAccount(path, { handlers: sent })
  await heading(texts.title)
  type('E-Mail-Adresse *', 'mia@example.test')
  await press(texts.submit)
  await heading(texts.sent.title)
  expect(screen.getByText(texts.sent.text('mia@example.test'))).toBeDefined()
  expect(calls[0]?.input).toEqual({ email: 'mia@example.test', edition: 'az' })
})

test('the address may come from the page before', async () => {
  await openAccount(path, { state: { email: 'mia@example.test' } })
  await heading(texts.title)
  expect(field('E-Mail-Adresse *').value).toBe('mia@example.test')
})

test('an address in the URL fills nothing in', async () => {
  await openAccount(`${path}?email=mia@example.test`)
  await heading(texts.title)
  expect(field('E-Mail-Adresse *').value).toBe('')
})

test('no address is told at its field', async () => {
  const { calls } = await openAccount(path, { handlers: sent })
  await heading(texts.title)
  await press(texts.submit)
  expect((await problemBox()).textContent).toContain('Das Feld E-Mail-Adresse muss ausgefüllt werden.')
  expect(calls).toEqual([])
})
