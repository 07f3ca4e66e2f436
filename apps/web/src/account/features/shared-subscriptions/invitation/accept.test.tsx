// @vitest-environment jsdom
import { addresses } from '@leserkonto/rules'
import { errorTexts, invitationTexts } from '@leserkonto/texts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  closeAccount,
  follow,
  heading,
  press,
  problemBox,
  reader,
  type,
} from '../../../testing/open-account.tsx'
import { openInvitation, refusing, sharedPath } from '../testing/open-shared.ts'
import { sampleInvitation } from '../testing/sample-plans.ts'

const { refused, success, declineDialog, declined, already } = invitationTexts
const own = { ...sampleInvitation, logged_in_as_invitee: true, needs_address: false }

afterEach(closeAccount)

describe('the invited reader', () => {
  test('accepts, reads on the success page that the access is open, and is led to the newspaper', async () => {
    const { sent, left } = await openInvitation([own], {
      handlers: { 'sharedSubscriptions.updateChildUsers': () => ({}), 'session.userinfo': () => reader },
    })
    await screen.findByRole('button', { name: invitationTexts.accept })
    await screen.findByText(reader.email)
    expect(screen.queryByLabelText('Straße *')).toBeNull()
    await press(invitationTexts.accept)
    await heading(success.title('family'))
    expect(location.pathname).toBe('/service/profil/shared-subscriptions/successMessage')
    expect(sent('updateChildUsers')).toEqual([
      {
        edition: 'az',
        childusers: [{ token: 'geheim-geheim-geheim-geheim-geheim-geheim-g', action: 'accept' }],
      },
    ])
    await press(success.next)
    await waitFor(() => expect(left).toEqual([addresses.overview]))
  })

  async function fillAddress() {
    await screen.findByLabelText('Straße *')
    type('Straße *', 'Musterstr.')
    type('Hausnummer *', '12')
    type('Postleitzahl *', '12345')
    type('Ort *', 'Musterstadt')
  }

  test('gives the address a family’s plan asks for; what is missing is told by field', async () => {
    const { sent } = await openInvitation([{ ...own, needs_address: true }], {
      handlers: { 'sharedSubscriptions.updateChildUsers': () => ({}) },
    })
    await screen.findByLabelText('Straße *')
    expect(screen.queryByText(invitationTexts.sameAddress)).toBeNull()
    await press(invitationTexts.accept)
    const box = await problemBox()
    expect(box.textContent).toContain('Das Feld Straße und Hausnummer muss ausgefüllt werden.')
    expect(box.textContent).toContain('Das Feld PLZ und Ort muss ausgefüllt werden.')
    await fillAddress()
    await press(invitationTexts.accept)
    await heading(success.title('family'))
    const address = { street: 'Musterstr.', housenumber: '12', postcode: '12345', city: 'Musterstadt' }
    expect(sent('updateChildUsers')).toEqual([
      {
        edition: 'az',
        childusers: [{ token: 'geheim-geheim-geheim-geheim-geheim-geheim-g', action: 'accept', address }],
      },
    ])
  })

  test.each([
    ['SHARED_ADDRESS_MISMATCH', {}, errorTexts.SHARED_ADDRESS_MISMATCH],
    ['SHARED_ADDRESS_LOCKED', {}, errorTexts.SHARED_ADDRESS_LOCKED],
    ['SHARED_OWN_SUBSCRIPTION', {}, errorTexts.SHARED_OWN_SUBSCRIPTION],
    ['SHARED_SEATS_EXHAUSTED', { max: 4 }, invitationTexts.guest.SHARED_SEATS_EXHAUSTED],
    [
      'SHARED_DOMAIN_NOT_ALLOWED',
      { domains: 'verlag.test' },
      invitationTexts.guest.SHARED_DOMAIN_NOT_ALLOWED,
    ],
    ['GENERIC', {}, errorTexts.GENERIC],
  ] as const)(
    '%s stands above the form, which keeps what was typed, and at the address it is about',
    async (code, params, text) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      await openInvitation([{ ...own, needs_address: true }], {
        handlers: { 'sharedSubscriptions.updateChildUsers': refusing(code, params) },
      })
      await fillAddress()
      await press(invitationTexts.accept)
      expect((await problemBox()).textContent).toContain(text)
      const street = screen.getByLabelText<HTMLInputElement>('Straße *')
      expect(street.value).toBe('Musterstr.')
      expect(street.getAttribute('aria-invalid') === 'true').toBe(code === 'SHARED_ADDRESS_MISMATCH')
      expect(screen.getByRole('button', { name: invitationTexts.decline })).toBeDefined()
    },
  )

  test('reads the own address in full where it found the invitation', async () => {
    await openInvitation([{ ...own, email: null }], {
      at: `${sharedPath}/invite`,
      handlers: { 'session.userinfo': () => reader },
    })
    expect(await screen.findAllByText(reader.email)).toHaveLength(1)
    expect(screen.queryByText(own.email_masked)).toBeNull()
    expect(screen.queryByText(invitationTexts.account)).toBeNull()
  })

  test('who lives elsewhere is told who helps', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await openInvitation([{ ...own, needs_address: true }], {
      handlers: { 'sharedSubscriptions.updateChildUsers': refusing('SHARED_ADDRESS_MISMATCH') },
    })
    await fillAddress()
    await press(invitationTexts.accept)
    await within(await problemBox()).findByRole('link', { name: /anrufen$/ })
  })

  test('whose invitation dies in the meantime is told and offered nothing more', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await openInvitation([own], {
      handlers: { 'sharedSubscriptions.updateChildUsers': refusing('SHARED_INVITATION_REVOKED') },
    })
    await screen.findByRole('button', { name: invitationTexts.accept })
    await press(invitationTexts.accept)
    expect((await problemBox()).textContent).toContain(errorTexts.SHARED_INVITATION_REVOKED)
    expect(screen.queryByRole('button', { name: invitationTexts.accept })).toBeNull()
  })

  test('declines only after a yes', async () => {
    const { sent } = await openInvitation([own], {
      handlers: { 'sharedSubscriptions.updateChildUsers': () => ({}) },
    })
    await screen.findByRole('button', { name: invitationTexts.decline })
    await press(invitationTexts.decline)
    expect(sent('updateChildUsers')).toEqual([])
    const dialog = screen.getByRole('dialog', { name: declineDialog.title })
    await act(
      async () => void fireEvent.click(within(dialog).getByRole('button', { name: declineDialog.confirm })),
    )
    await heading(declined.title)
    expect(sent('updateChildUsers')).toEqual([
      {
        edition: 'az',
        childusers: [{ token: 'geheim-geheim-geheim-geheim-geheim-geheim-g', action: 'decline' }],
      },
    ])
  })

  test('who has accepted before is led to the plan', async () => {
    await openInvitation([{ ...own, status: 'activated' }])
    await screen.findByText(already.text)
    await follow(already.next)
    await waitFor(() => expect(location.pathname).toBe('/service/profil/shared-subscriptions'))
  })

  test('without an invitation there is nothing to accept', async () => {
    await openInvitation([], { at: `${sharedPath}/invite` })
    await screen.findByText(refused.none)
  })
})
