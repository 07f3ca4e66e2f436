// @vitest-environment jsdom
import { homeTexts, planTexts, profileTexts, sharedOwnerTexts, sharedReaderTexts } from '@leserkonto/texts'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeAccount, reader } from '../../testing/open-account.tsx'
import { openProfile } from '../../testing/open-profile.ts'

const texts = homeTexts.shared
const owned = {
  role: 'owner',
  id: 'plan-1',
  type: 'family',
  title: 'AZ PLUS Familie',
  company_name: null,
  ended: false,
  max_members: 4,
  used: 2,
  allowed_domains: [],
  childusers: [],
}
const read = {
  role: 'member',
  id: 'plan-1',
  type: 'family',
  title: 'AZ PLUS Familie',
  owner_name: 'Petra L.',
  seat: { id: 'seat-1', status: 'activated' },
}
const open = (view: object, user: object) =>
  openProfile(
    profileTexts.title,
    { 'sharedSubscriptions.childUsers': () => view },
    { user: { ...reader, ...user } },
  )
const ways = () =>
  within(screen.getByRole('region', { name: texts.title }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

const shared = '/service/profil/shared-subscriptions'

afterEach(closeAccount)

test('the owner of a family sees how many seats are taken', async () => {
  await open(owned, { shared_subscriptions_role: 'owner', is_masteruser: false })
  await screen.findByText(`AZ PLUS Familie: ${sharedOwnerTexts.seats.used(2, 4)}`)
  expect(ways()).toEqual([[planTexts.shared.family, shared]])
})

test('the owner of a company has one way to everything about it', async () => {
  await open({ ...owned, type: 'company' }, { shared_subscriptions_role: 'owner', is_masteruser: true })
  await screen.findByText(/Plätzen belegt/)
  expect(ways()).toEqual([[planTexts.shared.company, shared]])
})

test('a member is told on whose plan they read', async () => {
  await open(read, { shared_subscriptions_role: 'member' })
  await screen.findByText(sharedReaderTexts.member.text('family', 'Petra L.'))
  expect(ways()).toEqual([[planTexts.toShared, shared]])
})

test('a member of a company is told its name, not who signed for it', async () => {
  const of = 'Muster & Söhne GmbH'
  const user = { shared_subscriptions_role: 'member', shared_subscriptions_company_name: of }
  await open({ ...read, type: 'company' }, user)
  await screen.findByText('Sie lesen über das Firmenabo von Muster & Söhne GmbH mit.')
})

test('an ended plan looks ended, to its member and to its owner', async () => {
  await open({ ...read, seat: { ...read.seat, status: 'ended' } }, { shared_subscriptions_role: 'member' })
  await screen.findByText(texts.ended)
  closeAccount()
  await open({ ...owned, ended: true }, { shared_subscriptions_role: 'owner' })
  await screen.findByText(texts.ended)
})

test('a plan that no longer gives a role is still named while it can be renewed', async () => {
  await openProfile(profileTexts.title, {
    'sharedSubscriptions.hasInvitation': () => ({ has_invitation: false, status: 'ended', expired: false }),
  })
  await screen.findByText(texts.ended)
  expect(ways()).toEqual([[planTexts.toShared, shared]])
})

test('who shares no plan has no such card, and nobody is asked', async () => {
  const { calls } = await open(owned, {})
  await screen.findByText(homeTexts.newsletter.none)
  expect(screen.queryByRole('region', { name: texts.title })).toBeNull()
  expect(calls.some(({ path }) => path === 'sharedSubscriptions.childUsers')).toBe(false)
})
