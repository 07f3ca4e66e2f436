// @vitest-environment jsdom
import { errorTexts, invitationTexts, registrationTexts, sessionTexts } from '@leserkonto/texts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  closeAccount,
  field,
  follow,
  heading,
  press,
  problemBox,
  reader,
  tokenOf,
  type,
} from '../../../testing/open-account.tsx'
import { openInvitation, refusing, sharedPath } from '../testing/open-shared.ts'
import { sampleInvitation } from '../testing/sample-plans.ts'

const { anonymous, refused, registered } = invitationTexts
const own = { ...sampleInvitation, logged_in_as_invitee: true, needs_address: false }

afterEach(closeAccount)

describe('somebody nobody knows yet', () => {
  test('F02: sees who invites, the address that the mail went to, and until when; the token has left the address', async () => {
    const { calls } = await openInvitation([sampleInvitation], { signedIn: false })
    await screen.findByText(invitationTexts.text('family', 'Kim Muster'))
    expect(screen.getByText(invitationTexts.sameAddress)).toBeDefined()
    expect(screen.getByText('mia.muster@example.test')).toBeDefined()
    expect(screen.getByText('4. Dezember 2026 um 13:00 Uhr')).toBeDefined()
    expect(calls).toEqual([
      {
        path: 'sharedSubscriptions.checkInvitation',
        input: { token: 'geheim-geheim-geheim-geheim-geheim-geheim-g' },
        bearer: null,
      },
    ])
    expect(location.href).not.toContain('geheim-geheim-geheim-geheim-geheim-geheim-g')
  })

  const fillRegistration = (email: string) => {
    type('E-Mail-Adresse *', email)
    type('Passwort *', 'Sommer2026')
    type('Straße *', 'Musterstraße')
    type('Hausnummer *', '12')
    type('Postleitzahl *', '12345')
    type('Ort *', 'Musterstadt')
  }

  test('registers with the invitation and the address a family asks for, and is led to the success page', async () => {
    const { calls } = await openInvitation([sampleInvitation], {
      signedIn: false,
      handlers: { 'registration.register': () => ({ status: 'registered' }) },
    })
    await follow(anonymous.register)
    await screen.findByText(registrationTexts.invited('mia.muster@example.test'))
    expect(location.href).not.toContain('geheim-geheim-geheim-geheim-geheim-geheim-g')
    fillRegistration('mia.muster@example.test')
    await press(registrationTexts.submit)
    await heading(registrationTexts.checkMailbox.title)
    // By its name: the page may have loaded what it shows next.
    expect(calls.find(({ path }) => path === 'registration.register')?.input).toMatchObject({
      invitation_token: 'geheim-geheim-geheim-geheim-geheim-geheim-g',
      return_url: '/service/profil/shared-subscriptions/successMessage',
      street: 'Musterstraße',
      housenumber: '12',
      postcode: '12345',
      city: 'Musterstadt',
    })
  })

  test('finds the address filled in on both tabs', async () => {
    await openInvitation([sampleInvitation], { signedIn: false })
    await follow(anonymous.login)
    await heading(sessionTexts.title)
    expect(field('E-Mail-Adresse *').value).toBe('mia.muster@example.test')
    fireEvent.click(screen.getByRole('tab', { name: sessionTexts.tabs.register }))
    await screen.findByText(registrationTexts.invited('mia.muster@example.test'))
    expect(field('E-Mail-Adresse *').value).toBe('mia.muster@example.test')
  })

  test('a company asks for no address', async () => {
    await openInvitation([{ ...sampleInvitation, type: 'company', needs_address: false }], {
      signedIn: false,
    })
    expect(screen.queryByText(invitationTexts.sameAddress)).toBeNull()
    await follow(anonymous.register)
    await screen.findByText(registrationTexts.invited('mia.muster@example.test'))
    expect(screen.queryByLabelText('Straße *')).toBeNull()
  })

  test('who registers with another address is told that the invitation is not theirs', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await openInvitation([sampleInvitation], {
      signedIn: false,
      handlers: { 'registration.register': refusing('SHARED_WRONG_USER') },
    })
    await follow(anonymous.register)
    await screen.findByText(registrationTexts.invited('mia.muster@example.test'))
    fillRegistration('ole.muster@example.test')
    await press(registrationTexts.submit)
    expect((await problemBox()).textContent).toContain(errorTexts.SHARED_WRONG_USER)
  })

  test('logs in and comes back to the same invitation, whichever tab comes first', async () => {
    let found = sampleInvitation
    const { calls } = await openInvitation([], {
      signedIn: false,
      handlers: {
        'sharedSubscriptions.checkInvitation': () => [found],
        'session.login': () => ({ access_token: tokenOf(reader.sub), token_type: 'Bearer', expires_in: 60 }),
      },
    })
    await follow(anonymous.register)
    await screen.findByText(registrationTexts.invited('mia.muster@example.test'))
    fireEvent.click(screen.getByRole('tab', { name: sessionTexts.tabs.login }))
    found = own
    type('E-Mail-Adresse *', 'mia.muster@example.test')
    type('Passwort *', 'Sommer2026')
    const panel = screen.getByRole('tabpanel', { name: sessionTexts.tabs.login })
    const submit = within(panel).getByRole('button', { name: sessionTexts.login.submit })
    await act(async () => void fireEvent.click(submit))
    await heading(invitationTexts.title)
    await screen.findByRole('button', { name: invitationTexts.accept })
    const checks = calls.filter((call) => call.path === 'sharedSubscriptions.checkInvitation')
    expect(checks.at(-1)).toMatchObject({
      path: 'sharedSubscriptions.checkInvitation',
      input: { token: 'geheim-geheim-geheim-geheim-geheim-geheim-g' },
    })
  })

  test('who has registered already is told to activate', async () => {
    await openInvitation([{ ...sampleInvitation, status: 'accepted' }], { signedIn: false })
    await screen.findByText(registered.text)
    await follow(registered.newLink)
    expect(location.pathname).toBe('/service/profil/requestdoiemail')
  })

  test('a link without a token offers to sign in', async () => {
    const { calls } = await openInvitation([], { signedIn: false, at: `${sharedPath}/invite` })
    expect(screen.getByText(refused.noToken)).toBeDefined()
    expect(calls).toEqual([])
    await follow(anonymous.login)
    await heading(sessionTexts.title)
  })
})

describe('what speaks against it stands on the page, in German and in the console', () => {
  test.each([
    ['SHARED_INVITATION_EXPIRED', 'Diese Einladung ist abgelaufen. Bitten Sie um eine neue Einladung.'],
    ['SHARED_INVITATION_REVOKED', 'Diese Einladung wurde zurückgezogen.'],
    ['SHARED_INVITATION_USED', 'Diese Einladung wurde bereits verwendet.'],
    ['SHARED_OWNER_SUBSCRIPTION_ENDED', 'Das zugehörige Abo ist nicht mehr aktiv.'],
    ['SHARED_ALREADY_MEMBER', 'Sie lesen bereits bei einem Familien- oder Firmenabo mit.'],
  ])('%s', async (error_code, text) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await openInvitation([{ ...own, error_code }])
    expect((await problemBox()).textContent).toContain(text)
    expect(screen.queryByRole('button', { name: invitationTexts.accept })).toBeNull()
    expect(log.mock.calls).toEqual([[`${error_code} sharedSubscriptions.checkInvitation no answer`]])
  })

  test('a link that a newer mail replaced is not called expired', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await openInvitation([{ ...own, error_code: 'SHARED_INVITATION_EXPIRED', replaced: true }])
    const { textContent } = await problemBox()
    expect(textContent).toContain(refused.replaced)
    expect(textContent).not.toContain('abgelaufen')
  })

  test('an unknown token', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await openInvitation([])
    expect((await problemBox()).textContent).toContain('Diese Einladung ist ungültig.')
  })

  test('the wrong reader logs out on the spot and is then asked who they are', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let found: object = { ...sampleInvitation, error_code: 'SHARED_WRONG_USER' }
    const { account } = await openInvitation([], {
      handlers: {
        'sharedSubscriptions.checkInvitation': () => [found],
        'session.logout': () => undefined,
      },
    })
    expect((await problemBox()).textContent).toContain(
      'Diese Einladung gilt für eine andere E-Mail-Adresse. Bitte melden Sie sich zuerst ab.',
    )
    found = sampleInvitation
    const main = within(screen.getByRole('main'))
    fireEvent.click(main.getByRole('button', { name: refused.signOut }))
    await screen.findByRole('link', { name: anonymous.register })
    expect(account.session.get().signedIn).toBe(false)
  })
})
