// @vitest-environment jsdom
import { errorTexts, sharedOwnerTexts, sharedReaderTexts } from '@leserkonto/texts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { closeAccount, field, press, problemBox, type } from '../../../testing/open-account.tsx'
import { openOwner, refusing } from '../testing/open-shared.ts'
import { sampleFamily } from '../testing/sample-plans.ts'

const { invite, full } = sharedOwnerTexts

afterEach(closeAccount)

describe('inviting', () => {
  const fill = (email: string) => {
    type('E-Mail-Adresse *', email)
    fireEvent.click(screen.getByRole('checkbox'))
  }

  test('sends the normalized address, shows the plan again and is ready for the next', async () => {
    const { sent } = await openOwner(sampleFamily, { 'sharedSubscriptions.updateChildUsers': () => ({}) })
    await screen.findByText(/Adresse des Abos: Musterstraße 12, 12345 Musterstadt/)
    fill(' neu@EXAMPLE.test ')
    await press(invite.submit)
    await screen.findByText(sharedReaderTexts.states.invited('neu@example.test'))
    expect(sent('updateChildUsers')).toEqual([
      { edition: 'az', childusers: [{ action: 'invite', email: 'neu@example.test' }] },
    ])
    expect(sent('childUsers')).toHaveLength(2)
    expect([field('E-Mail-Adresse *').value, screen.getByRole<HTMLInputElement>('checkbox').checked]).toEqual(
      ['', false],
    )
  })

  test('asks a family owner to say that they live together, along with all else that is wrong', async () => {
    const { sent } = await openOwner(sampleFamily)
    await press(invite.submit)
    const box = await problemBox()
    expect(box.textContent).toContain('Das Feld E-Mail-Adresse muss ausgefüllt werden.')
    expect(box.textContent).toContain(invite.sameAddressMissing)
    expect(sent('updateChildUsers')).toEqual([])
  })

  test.each([
    ['SHARED_SELF_INVITE', {}, 'Sie können sich nicht selbst einladen.'],
    ['SHARED_DUPLICATE', {}, 'Diese Person ist bereits eingeladen.'],
    [
      'SHARED_DOMAIN_NOT_ALLOWED',
      { domains: 'muster-soehne.test' },
      'Für Ihr Firmenabo sind nur Adressen mit @muster-soehne.test erlaubt.',
    ],
  ] as const)('%s stands at the address, which stays', async (code, params, text) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await openOwner(sampleFamily, { 'sharedSubscriptions.updateChildUsers': refusing(code, params) })
    fill('neu@example.test')
    await press(invite.submit)
    await waitFor(() => expect(field('E-Mail-Adresse *').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getAllByText(text)).toHaveLength(2)
    expect(field('E-Mail-Adresse *').value).toBe('neu@example.test')
    expect(log.mock.calls).toEqual([[`${code} sharedSubscriptions.updateChildUsers request-1`]])
  })

  test('an invitation that could not be sent names its address, and its seat appears', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const params = { emails: 'neu@example.test' }
    const { sent } = await openOwner(sampleFamily, {
      'sharedSubscriptions.updateChildUsers': refusing('SHARED_INVITATION_SEND_FAILED', params),
    })
    fill('neu@example.test')
    await press(invite.submit)
    expect((await problemBox()).textContent).toContain(
      'Folgende Einladungen konnten nicht verschickt werden: neu@example.test',
    )
    await waitFor(() => expect(sent('childUsers')).toHaveLength(2))
  })

  test.each([
    ['SHARED_OWNER_SUBSCRIPTION_ENDED', 'Das zugehörige Abo ist nicht mehr aktiv.'],
    ['GENERIC', errorTexts.GENERIC],
  ] as const)('%s stands above the form', async (code, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await openOwner(sampleFamily, { 'sharedSubscriptions.updateChildUsers': refusing(code) })
    fill('neu@example.test')
    await press(invite.submit)
    expect((await problemBox()).textContent).toContain(text)
  })

  test('the last invitation, not sent, is named where the form was', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const params = { emails: 'neu@example.test' }
    let plan = sampleFamily
    await openOwner(plan, {
      'sharedSubscriptions.childUsers': () => plan,
      'sharedSubscriptions.updateChildUsers': (input) => {
        plan = { ...plan, used: 4 }
        return refusing('SHARED_INVITATION_SEND_FAILED', params)(input)
      },
    })
    fill('neu@example.test')
    await press(invite.submit)
    await screen.findByRole('heading', { name: full.title })
    expect((await problemBox()).textContent).toContain('neu@example.test')
  })

  test('taking the last seat leaves the focus where the form was', async () => {
    let plan = sampleFamily
    await openOwner(plan, {
      'sharedSubscriptions.childUsers': () => plan,
      'sharedSubscriptions.updateChildUsers': () => {
        plan = { ...plan, used: 4 }
      },
    })
    fill('neu@example.test')
    screen.getByRole('button', { name: invite.submit }).focus()
    await press(invite.submit)
    await waitFor(() => expect(document.activeElement?.textContent).toBe(full.title))
  })
})
