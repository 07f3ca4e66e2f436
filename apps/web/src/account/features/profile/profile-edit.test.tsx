// @vitest-environment jsdom
import { fieldError, Problem } from '@leserkonto/contracts'
import { errorTexts, profileEditTexts, profileTexts, requiredText } from '@leserkonto/texts'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

const texts = profileEditTexts
const mia = { ...reader, username: 'mia-liest', gender: 'female' }

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(closeAccount)

async function open(update: (input: Record<string, unknown>) => unknown, user: object = mia) {
  const opened = await openAccount('/service/profil/edit', {
    token: tokenOf(reader.sub),
    handlers: { 'session.userinfo': () => user, 'profile.update': update, 'email.change': update },
  })
  await heading(texts.title)
  return opened
}

const sent = (calls: { path: string; input: unknown }[]) =>
  calls.filter((call) => call.path === 'profile.update').map(({ input }) => input as Record<string, unknown>)

describe('the form', () => {
  test('starts with what the service knows; what was given is not emptied', async () => {
    await open(() => mia)
    expect([field('Vorname *').value, field('Nachname *').value]).toEqual(['Mia', 'Muster'])
    expect([field('E-Mail-Adresse *').value, field('Anrede *').value]).toEqual([reader.email, 'female'])
    type('Vorname *', '')
    type('Benutzername *', '')
    await press(texts.submit)
    const box = await problemBox()
    expect(box.textContent).toContain(requiredText('Vorname'))
    expect(box.textContent).toContain(requiredText('Benutzername'))
  })

  test('to mend another field nothing else has to be added: a proposed username is none until it is taken', async () => {
    const unnamed = { ...reader, given_name: null, family_name: 'Maier' }
    const { calls } = await open((input) => ({ ...unnamed, ...input }), unnamed)
    expect([field('Vorname').value, field('Anrede').value, field('Benutzername').value]).toEqual(['', '', ''])
    expect(screen.getByRole('button', { name: texts.takeProposal('Maier') })).toBeDefined()
    type('Geburtsdatum', '3.5.1990')
    await press(texts.submit)
    await screen.findByText(texts.saved)
    expect(sent(calls)).toEqual([
      { family_name: 'Maier', birth_date: '1990-05-03', customer_type: 'private' },
    ])
  })

  test('a proposal follows the names, and what is taken stays', async () => {
    const unnamed = { ...reader, username: null }
    const { calls } = await open((input) => ({ ...unnamed, ...input }), unnamed)
    type('Nachname *', 'Meyer-Lüth')
    await press(texts.takeProposal('Mia.Meyer-Lüth'))
    expect([field('Benutzername').value, field('Nachname *').value]).toEqual(['Mia.Meyer-Lüth', 'Meyer-Lüth'])
    type('Vorname *', 'Anna')
    expect(screen.queryByRole('button', { name: /Vorschlag/ })).toBeNull()
    await press(texts.submit)
    await screen.findByText(texts.saved)
    expect(sent(calls)[0]).toMatchObject({ given_name: 'Anna', username: 'Mia.Meyer-Lüth' })
  })

  test.each([
    ['typed in the German way', null, null, '3.5.1990', '1990-05-03'],
    ['taken back', '1990-05-03', 'reader', '', null],
    ['never given', null, null, '', undefined],
  ])('a birth date %s', async (_what, birth_date, birth_date_of, typed, expected) => {
    const user = { ...mia, birth_date, birth_date_of }
    const { calls } = await open((input) => ({ ...user, ...input }), user)
    type('Geburtsdatum', typed)
    await press(texts.submit)
    await screen.findByText(texts.saved)
    expect(sent(calls)[0]?.birth_date).toBe(expected)
  })

  test('the publisher’s birth date is shown and not asked for', async () => {
    await open(() => mia, { ...mia, birth_date: '1990-05-03', birth_date_of: 'publisher' })
    expect(screen.getByText(texts.birthDateOfPublisher('3. Mai 1990'), { exact: false })).toBeDefined()
    expect(screen.queryByLabelText('Geburtsdatum')).toBeNull()
  })

  test('saves without the address while that stays, and says so on the profile', async () => {
    const { calls } = await open((input) => ({ ...mia, ...input }))
    type('Vorname *', 'Anna Maria')
    type('Anrede *', 'none')
    await press(texts.submit)
    await heading(profileTexts.personal.title)
    await screen.findByText(texts.saved)
    await screen.findByText(/Anna Maria Muster/, { selector: 'dd' })
    expect(sent(calls)).toEqual([
      {
        given_name: 'Anna Maria',
        family_name: 'Muster',
        username: 'mia-liest',
        gender: null,
        customer_type: 'private',
      },
    ])
  })

  test('a company names itself', async () => {
    const { calls } = await open((input) => ({ ...mia, ...input }))
    expect(screen.queryByLabelText('Firmenname *')).toBeNull()
    fireEvent.click(screen.getByLabelText('Firma'))
    await press(texts.submit)
    expect((await problemBox()).textContent).toContain(requiredText('Firmenname'))
    type('Firmenname *', 'Muster & Söhne')
    await press(texts.submit)
    await heading(profileTexts.personal.title)
    expect(sent(calls)[0]).toMatchObject({ customer_type: 'company', company_name: 'Muster & Söhne' })
  })

  test('what is not allowed is told at its field before anything is sent', async () => {
    const { calls } = await open(() => mia)
    type('Vorname *', 'M1a')
    type('Benutzername *', 'mia 7')
    await press(texts.submit)
    expect((await problemBox()).textContent).toContain('Bitte prüfen Sie 2 Eingaben:')
    expect(sent(calls)).toEqual([])
  })

  test.each([
    ['answered', new Problem('PROFILE_SAVE_FAILED')],
    ['no answer', new TypeError('Failed to fetch')],
  ])('technical trouble (%s) has a text of its own and keeps what was typed', async (_, error) => {
    await open(() => {
      throw error
    })
    type('Vorname *', 'Anna')
    await press(texts.submit)
    expect((await problemBox()).textContent).toContain(errorTexts.PROFILE_SAVE_FAILED)
    expect(field('Vorname *').value).toBe('Anna')
  })
})

describe('another address', () => {
  async function move(update: (input: Record<string, unknown>) => unknown, password = 'Sommer2026') {
    const opened = await open(update)
    expect(screen.queryByLabelText('Aktuelles Passwort *')).toBeNull()
    type('E-Mail-Adresse *', 'neu@example.test')
    type('Aktuelles Passwort *', password)
    await press(texts.submit)
    return opened
  }

  test('asks for the password and says what comes next; until then the old one stays', async () => {
    const { calls } = await move(() => ({ ...mia, pending_email: 'neu@example.test' }))
    await heading(texts.pending.title)
    expect(screen.getByText(texts.pending.text('neu@example.test'))).toBeDefined()
    expect(screen.queryByText(texts.pending.others)).toBeNull()
    const address = { email: 'neu@example.test', current_password: 'Sommer2026', edition: 'az' }
    expect(calls.find(({ path }) => path === 'email.change')?.input).toMatchObject(address)
    expect(sent(calls)).toEqual([])
  })

  test('alone needs no other field', async () => {
    const { calls } = await open(() => ({ pending_email: 'neu@example.test' }), {
      ...reader,
      given_name: null,
    })
    type('E-Mail-Adresse *', 'neu@example.test')
    type('Aktuelles Passwort *', 'Sommer2026')
    await press(texts.submit)
    await heading(texts.pending.title)
    expect(sent(calls)).toEqual([])
  })

  test('with another field both are saved at once', async () => {
    const { calls } = await open(() => ({ ...mia, pending_email: 'neu@example.test' }))
    type('Vorname *', 'Anna')
    type('E-Mail-Adresse *', 'neu@example.test')
    type('Aktuelles Passwort *', 'Sommer2026')
    await press(texts.submit)
    await heading(texts.pending.title)
    expect(screen.getByText(texts.pending.others)).toBeDefined()
    expect(sent(calls)[0]).toMatchObject({ given_name: 'Anna', email: 'neu@example.test' })
  })

  test('one that is taken is told at its field, and the password stays', async () => {
    await move(() => {
      throw new Problem('EMAIL_TAKEN')
    })
    expect((await problemBox()).textContent).toContain(errorTexts.EMAIL_TAKEN)
    expect(field('E-Mail-Adresse *').getAttribute('aria-invalid')).toBe('true')
    expect([field('E-Mail-Adresse *').value, field('Aktuelles Passwort *').value]).toEqual([
      'neu@example.test',
      'Sommer2026',
    ])
  })

  test('a wrong password is told at its field, and nobody is signed out', async () => {
    const { account } = await move(() => {
      throw new Problem('PASSWORD_WRONG', { fields: [fieldError('current_password', 'PASSWORD_WRONG')] })
    })
    expect((await problemBox()).textContent).toContain(errorTexts.PASSWORD_WRONG)
    expect(field('Aktuelles Passwort *').getAttribute('aria-invalid')).toBe('true')
    expect(account.session.get().signedIn).toBe(true)
  })

  test('without the password nothing is sent', async () => {
    const { calls } = await move(() => mia, '')
    expect((await problemBox()).textContent).toContain(requiredText('Aktuelles Passwort'))
    expect(sent(calls)).toEqual([])
  })
})
