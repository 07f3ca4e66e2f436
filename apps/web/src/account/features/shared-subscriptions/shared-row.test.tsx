// @vitest-environment jsdom
import { homeTexts, planTexts, sharedReaderTexts } from '@leserkonto/texts'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeAccount, reader } from '../../testing/open-account.tsx'
import { homeHeading, openProfile } from '../../testing/open-profile.ts'
import { sampleCompany, sampleFamily, sampleMembership } from './testing/sample-plans.ts'

const texts = homeTexts.account.shared
const open = (view: object, user: object) =>
  openProfile(homeHeading, { 'sharedSubscriptions.childUsers': () => view }, { user: { ...reader, ...user } })
const way = (verb: string) =>
  screen.getByRole('link', { name: `${verb}: ${texts.title}` }).getAttribute('href')

const shared = '/service/profil/shared-subscriptions'
const owner = { shared_subscriptions_role: 'owner' }
const member = { shared_subscriptions_role: 'member' }

afterEach(closeAccount)

test('the owner of a family sees how many seats are taken and what is open', async () => {
  await open(sampleFamily, owner)
  await screen.findByText(`${planTexts.people.used(3, 4)}, ${texts.invited(1)}`)
  expect(way(texts.manage)).toBe(shared)
})

test('the owner of a company does, too; who has invited nobody is asked to', async () => {
  await open(sampleCompany, owner)
  await screen.findByText(planTexts.people.used(1, 10))
  closeAccount()
  await open({ ...sampleFamily, used: 0, childusers: [] }, owner)
  await screen.findByText(planTexts.people.used(0, 4))
  expect(way(texts.invite)).toBe(shared)
})

test('a member is told on whose plan they read, of a company its name and not who signed for it', async () => {
  await open(sampleMembership, member)
  await screen.findByText(sharedReaderTexts.member.text('family', sampleMembership.owner_name))
  expect(way(texts.open)).toBe(shared)
  closeAccount()
  const of = 'Muster & Söhne GmbH'
  await open({ ...sampleMembership, type: 'company' }, { ...member, shared_subscriptions_company_name: of })
  await screen.findByText('Sie lesen über das Firmenabo von Muster & Söhne GmbH mit.')
})

test('an ended plan looks ended, to its member and to its owner', async () => {
  await open({ ...sampleMembership, seat: { ...sampleMembership.seat, status: 'ended' } }, member)
  await screen.findByText(texts.ended)
  closeAccount()
  await open({ ...sampleFamily, ended: true }, owner)
  await screen.findByText(texts.ended)
})

test('a plan that no longer gives a role is still named while it can be renewed', async () => {
  await openProfile(homeHeading, {
    'sharedSubscriptions.hasInvitation': () => ({ has_invitation: false, status: 'ended', expired: false }),
  })
  await screen.findByText(texts.ended)
  expect(way(texts.open)).toBe(shared)
})

test('who shares no plan has no such row, and nobody is asked', async () => {
  const { calls } = await open(sampleFamily, {})
  await screen.findByText(homeTexts.issues.none)
  expect(screen.queryByRole('link', { name: new RegExp(`: ${texts.title}$`) })).toBeNull()
  expect(calls.some(({ path }) => path === 'sharedSubscriptions.childUsers')).toBe(false)
})
