// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { accountTexts, errorTexts, invitationTexts, sharedReaderTexts } from '@leserkonto/texts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Handler } from '../../testing/fake-service.ts'
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
import { homeHeading } from '../../testing/open-profile.ts'
import { endedMembership, sampleFamily, sampleInvitation, sampleMembership } from './testing/sample-plans.ts'

const path = '/service/profil/shared-subscriptions'
const { member, quitDialog, none, states, ended } = sharedReaderTexts

afterEach(closeAccount)

const open = (view: Handler, handlers: Record<string, Handler> = {}, at = path) =>
  openAccount(at, {
    token: tokenOf(reader.sub),
    handlers: {
      'sharedSubscriptions.childUsers': view,
      'sharedSubscriptions.checkInvitation': () => [],
      'session.userinfo': () => ({ ...reader, shared_subscriptions_company_name: 'Muster & Söhne GmbH' }),
      ...handlers,
    },
  })

const facts = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent)

describe('a member', () => {
  test('sees whose plan it is and how far the own access is', async () => {
    await open(() => sampleMembership)
    await heading(member.title('family'))
    expect(screen.getByText(member.text('family', 'Kim Muster'))).toBeDefined()
    expect(facts()).toEqual(['AZ PLUS Familie', 'Kim Muster', 'aktiviert'])
  })

  test('of a company sees its name; an access under way says so', async () => {
    const seat = { ...sampleMembership.seat, status: 'accepted' }
    await open(() => ({ ...sampleMembership, type: 'company', owner_name: null, seat }))
    await screen.findByText(member.text('company', 'Muster & Söhne GmbH'))
    expect(facts()).toEqual(['AZ PLUS Familie', 'Muster & Söhne GmbH', 'noch nicht aktiviert'])
    expect(screen.getByText(member.pendingHint)).toBeDefined()
  })

  test('leaves only after a yes and is told', async () => {
    let view: object = sampleMembership
    const { calls } = await open(() => view, {
      'sharedSubscriptions.removeChildUser': () => {
        view = { role: null }
        return { status: 'quit' }
      },
    })
    await heading(member.title('family'))
    await press(member.quit)
    const dialog = screen.getByRole('dialog', { name: quitDialog.title })
    await act(
      async () => void fireEvent.click(within(dialog).getByRole('button', { name: quitDialog.confirm })),
    )
    await heading(none.title)
    await screen.findByText(states.quit())
    expect(location.pathname).toBe(`${path}/quit`)
    expect(calls.find((call) => call.path.endsWith('removeChildUser'))?.input).toEqual({
      id: sampleMembership.seat.id,
    })
  })

  test('whose leaving fails is told why', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await open(() => sampleMembership, {
      'sharedSubscriptions.removeChildUser': () => {
        throw new Problem('GENERIC')
      },
    })
    await heading(member.title('family'))
    await press(member.quit)
    const dialog = screen.getByRole('dialog')
    await act(
      async () => void fireEvent.click(within(dialog).getByRole('button', { name: quitDialog.confirm })),
    )
    await within(dialog).findByText(errorTexts.GENERIC)
  })
})

test('a plan that has ended says so to its member, who may be back without doing anything', async () => {
  await open(() => endedMembership)
  await heading(ended.title)
  expect(screen.getByText(ended.member('22. Dezember 2026 um 13:05 Uhr'))).toBeDefined()
  expect(facts()).toEqual(['AZ PLUS Familie', 'Kim Muster', ended.access])
  expect(screen.queryByRole('button', { name: member.quit })).toBeNull()
})

describe('a reader without a shared plan', () => {
  test('is told what one is and how to come by it', async () => {
    await open(() => ({ role: null }))
    await heading(none.title)
    expect(screen.getByText(none.explanation)).toBeDefined()
    expect(screen.getByText(none.offers).getAttribute('href')).toMatch(/^(https:\/\/|\/)/)
    await follow(none.link)
    expect(location.pathname).toBe('/service/profil/linkSubscription')
  })

  test('F04: whom somebody has invited is led to the invitation, which names it by its id', async () => {
    const invitation = { ...sampleInvitation, logged_in_as_invitee: true, needs_address: false }
    const { calls } = await open(() => ({ role: null }), {
      'sharedSubscriptions.checkInvitation': () => [invitation],
      'sharedSubscriptions.updateChildUsers': () => ({}),
    })
    await heading(none.invitedTitle)
    await follow(none.invitation)
    await heading(invitationTexts.title)
    await press(invitationTexts.accept)
    await heading(invitationTexts.success.noneTitle)
    expect(calls.find((call) => call.path.endsWith('updateChildUsers'))?.input).toEqual({
      edition: 'az',
      childusers: [{ id: invitation.id, action: 'accept' }],
    })
  })
})

describe('the profile of somebody who is invited', () => {
  const waiting: Handler = ({ id }) => ({
    has_invitation: id === reader.sub,
    status: 'invited',
    expired: false,
  })
  const openProfile = (user: object) =>
    open(
      () => ({ role: null }),
      { 'session.userinfo': () => ({ ...reader, ...user }), 'sharedSubscriptions.hasInvitation': waiting },
      '/service/profil',
    )
  const title = () => screen.findByRole('heading', { name: none.invitedTitle })

  test('says so, and leads there', async () => {
    await openProfile({ shared_subscriptions_role: null })
    await title()
    await follow(none.invitation)
    expect(location.pathname).toBe(`${path}/invite`)
  })

  test.each([
    [null, 1],
    ['member', 0],
  ])('says what stood in the way at activation; role %s', async (role, belongsNowhere) => {
    await openProfile({ shared_subscriptions_role: role, seat_notice: 'SHARED_ADDRESS_MISMATCH' })
    await title()
    expect(screen.getByText(errorTexts.SHARED_ADDRESS_MISMATCH)).toBeDefined()
    expect(screen.queryAllByText(none.invited)).toHaveLength(belongsNowhere)
  })

  test('says it no more once the reader has declined', async () => {
    let status = 'invited'
    await open(
      () => ({ role: null }),
      {
        'sharedSubscriptions.hasInvitation': () => ({
          has_invitation: status === 'invited',
          status,
          expired: false,
        }),
        'sharedSubscriptions.checkInvitation': () => [sampleInvitation],
        'sharedSubscriptions.updateChildUsers': () => {
          status = 'declined'
          return { results: [] }
        },
      },
      '/service/profil',
    )
    await title()
    await follow(none.invitation)
    await screen.findByRole('button', { name: invitationTexts.decline })
    await press(invitationTexts.decline)
    await press(invitationTexts.declineDialog.confirm)
    await heading(invitationTexts.declined.title)
    await follow(invitationTexts.refused.profile)
    await heading(homeHeading)
    await waitFor(() => expect(screen.queryByRole('heading', { name: none.invitedTitle })).toBeNull())
  })

  test('is silent towards a reader who reads along already', async () => {
    await openProfile({ shared_subscriptions_role: 'member' })
    await act(async () => {})
    expect(screen.queryByRole('heading', { name: none.invitedTitle })).toBeNull()
  })
})

test.each([
  ['SHARED_ADDRESS_MISMATCH', errorTexts.SHARED_ADDRESS_MISMATCH],
  ['SHARED_SEATS_EXHAUSTED', invitationTexts.guest.SHARED_SEATS_EXHAUSTED],
  ['SHARED_DOMAIN_NOT_ALLOWED', invitationTexts.guest.SHARED_DOMAIN_NOT_ALLOWED],
])('what stood in the way at activation is told after the login: %s', async (seat_notice, text) => {
  const handlers = {
    'session.userinfo': () => ({ ...reader, seat_notice }),
    'sharedSubscriptions.checkInvitation': () => [sampleInvitation],
  }
  await open(() => ({ role: null }), handlers)
  expect((await problemBox()).textContent).toContain(invitationTexts.notice.title + text)
  closeAccount()
  await open(() => ({ role: null }), handlers, `${path}/successMessage`)
  expect((await problemBox()).textContent).toContain(invitationTexts.notice.title + text)
})

test('a load that fails says so and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let works = false
  await open(() => {
    if (works) return { role: null }
    throw new Problem('GENERIC')
  })
  await heading(accountTexts.technical.title)
  works = true
  await press(accountTexts.technical.retry)
  await heading(none.title)
})

describe('the success page', () => {
  const { success } = invitationTexts
  const at = `${path}/successMessage`

  test('an activated seat may read at once, where the visit wanted to', async () => {
    const { account, left } = await open(() => sampleMembership, {}, at)
    account.returnUrl.offer('/artikel/1')
    await heading(success.title('family'))
    expect(screen.getByText(success.text('family', 'Kim Muster'))).toBeDefined()
    await press(success.next)
    await waitFor(() => expect(left).toEqual(['/artikel/1']))
  })

  test.each([
    [
      'an accepted one waits',
      { ...sampleMembership, seat: { ...sampleMembership.seat, status: 'accepted' } },
      success.pending,
    ],
    ['an owner is told so', sampleFamily, success.owner],
    ['nothing taken up yet', { role: null }, success.none],
  ])('%s', async (_, view, text) => {
    await open(() => view, {}, at)
    await screen.findByText(text)
  })
})
