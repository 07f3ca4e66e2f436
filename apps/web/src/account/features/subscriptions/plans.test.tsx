// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { accountTexts, errorTexts, planTexts, subscriptionTexts } from '@leserkonto/texts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeAccount, press, problemBox, reader } from '../../testing/open-account.tsx'
import { openProfile } from '../../testing/open-profile.ts'
import {
  sampleCompany,
  sampleFamily,
  sampleMembership,
} from '../shared-subscriptions/testing/sample-plans.ts'
import { detailedPlan, plan } from './testing/sample-plans.ts'

const texts = subscriptionTexts.linked
const linked = { ...reader, gp_number: '1000000101', shared_subscriptions_role: null }
const answer = {
  gp_number: '1000000101',
  fetched_at: '2026-11-20T07:00:00.000Z',
  stale: false,
  reads_along: null,
  subscriptions: [plan],
}
const listed = (more: object = {}) => ({ 'subscriptions.list': () => ({ ...answer, ...more }) })
const open = (handlers: Parameters<typeof openProfile>[1], user: object = linked) =>
  openProfile(planTexts.title, handlers, { user, path: '/service/profil/abo' })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(closeAccount)

test('the page shows the plans, their age and the way to the link', async () => {
  await open(listed())
  await screen.findByText(plan.title)
  expect(screen.getByText(texts.asOf('20. November 2026 um 08:00 Uhr'))).toBeDefined()
  expect(screen.queryByText(texts.stale)).toBeNull()
  const { link } = planTexts.around
  expect(screen.getByRole('link', { name: `${link.verb}: ${link.name}` }).getAttribute('href')).toBe(
    '/service/profil/linkSubscription',
  )
})

test.each([
  ['that open articles', plan, undefined],
  ['that open none', { ...plan, rights: ['02'] }, planTexts.extend],
  ['that ended', { ...plan, status: 'ended', end_date: '2026-11-01T23:00:00.000Z' }, planTexts.renew],
])('plans %s are offered what helps', async (_, own, offer) => {
  await open(listed({ subscriptions: [own] }))
  await screen.findByText(plan.title)
  const offers = [planTexts.extend, planTexts.renew].filter((name) => screen.queryByRole('link', { name }))
  expect(offers).toEqual(offer ? [offer] : [])
  expect(screen.queryByRole('link', { name: planTexts.cancelling.open }) !== null).toBe(
    own.status !== 'ended',
  )
})

test('without a customer number nobody is asked, and the page says how to link one', async () => {
  const { calls } = await open(listed(), reader)
  expect(screen.getByText(planTexts.unlinked.text)).toBeDefined()
  expect(calls.some(({ path }) => path === 'subscriptions.list')).toBe(false)
})

test('a member without an own plan is told so', async () => {
  await open(
    { ...listed(), 'sharedSubscriptions.childUsers': () => sampleMembership },
    { ...reader, shared_subscriptions_role: 'member' },
  )
  expect(screen.getByText(planTexts.unlinked.member)).toBeDefined()
  await screen.findByRole('link', { name: planTexts.people.along })
})

test('a member has the card of the plan they read on, and sees what it opens', async () => {
  const reads_along = {
    edition: 'az',
    title: 'AZ PLUS Familie',
    rights: ['09'],
    status: 'running',
    shared: 'family',
  }
  await open(
    { ...listed(), 'sharedSubscriptions.childUsers': () => sampleMembership },
    { ...reader, shared_subscriptions_role: 'member', reads_along },
  )
  expect(screen.getByRole('heading', { name: reads_along.title })).toBeDefined()
  expect(screen.getByText(planTexts.card.along)).toBeDefined()
  expect(screen.getByText(planTexts.reads.articles)).toBeDefined()
})

test('plans that are old are said to be old; a refresh asks the publisher itself', async () => {
  const { calls } = await open({
    'subscriptions.list': ({ cache_control }) => ({ ...answer, stale: cache_control === undefined }),
  })
  await screen.findByText(texts.stale)
  await press(texts.refresh)
  await screen.findByText(texts.refreshed)
  expect(calls.at(-1)?.input).toEqual({ cache_control: 'no-cache' })
  expect(screen.queryByText(texts.stale)).toBeNull()
})

test('a refresh that brings a copy only is not called fresh', async () => {
  const { calls } = await open(listed({ stale: true }))
  await screen.findByText(texts.stale)
  await press(texts.refresh)
  // Once as the permanent note, once as the result of the refresh.
  await waitFor(() => expect(screen.getAllByText(texts.stale)).toHaveLength(2))
  expect(calls.at(-1)?.input).toEqual({ cache_control: 'no-cache' })
  expect(screen.queryByText(texts.refreshed)).toBeNull()
})

test('a refresh that fails is told, and what is known stays', async () => {
  await open({
    'subscriptions.list': ({ cache_control }) => {
      if (cache_control) throw new Problem('GENERIC')
      return answer
    },
  })
  await screen.findByText(plan.title)
  await press(texts.refresh)
  expect((await problemBox()).textContent).toContain(errorTexts.GENERIC)
  expect(screen.getByText(plan.title)).toBeDefined()
})

test('a publisher that is down without a copy leaves the page standing', async () => {
  await open({
    'subscriptions.list': () => {
      throw new Problem('GENERIC')
    },
  })
  await screen.findByText(errorTexts.GENERIC)
  expect(screen.getByRole('button', { name: accountTexts.technical.retry })).toBeDefined()
})

test.each([
  [
    'owner of a family',
    'owner',
    { shared: 'family', seats: 4 },
    sampleFamily,
    planTexts.people.manage.family,
  ],
  [
    'owner of a company',
    'owner',
    { shared: 'company', seats: 10 },
    sampleCompany,
    planTexts.people.manage.company,
  ],
  ['member', 'member', {}, sampleMembership, planTexts.people.along],
] as const)('an %s finds the way to the shared plan', async (_, role, more, view, name) => {
  await open(
    {
      ...listed({ subscriptions: [{ ...plan, ...more }] }),
      'sharedSubscriptions.childUsers': () => view,
    },
    { ...linked, shared_subscriptions_role: role },
  )
  const link = await screen.findByRole('link', { name })
  expect(link.getAttribute('href')).toBe('/service/profil/shared-subscriptions')
})

const facts = () =>
  screen
    .getAllByRole('definition')
    .map((value) => [value.previousElementSibling?.textContent, value.textContent?.replaceAll('\u00a0', ' ')])

test('what is known of a plan has a row each; the seats say how many are taken', async () => {
  const known = { ...detailedPlan, notice: 'P1M', shared: 'family', seats: 4 }
  await open(
    { ...listed({ subscriptions: [known] }), 'sharedSubscriptions.childUsers': () => sampleFamily },
    { ...linked, shared_subscriptions_role: 'owner' },
  )
  const { runs, renews, price, notice, seats, seatsUsed } = planTexts.facts
  await screen.findByText(seatsUsed(4, 3))
  expect(facts()).toEqual([
    [runs, '3. Mai 2024'],
    [renews, 'am 22. Dezember 2026'],
    [price, '14,90 € im Monat'],
    [notice, '1 Monat'],
    [seats, '4, davon 3 belegt'],
  ])
})

test('of a plan that has ended only its days are said, and of one without data nothing', async () => {
  await open(
    listed({ subscriptions: [{ ...detailedPlan, status: 'ended', end_date: '2026-11-01T23:00:00.000Z' }] }),
  )
  await screen.findByText(plan.title)
  expect(facts()).toEqual([[planTexts.facts.ended, '2. November 2026']])
  closeAccount()
  await open(listed({ subscriptions: [{ ...plan, start_date: null }] }))
  await screen.findByText(plan.title)
  expect(screen.queryAllByRole('definition')).toEqual([])
})

test.each([
  [true, true],
  [null, true],
  [false, false],
])('ways about a printed paper: the publisher says %s, they are there: %s', async (delivered, shown) => {
  await open(listed({ subscriptions: [{ ...plan, delivered }] }))
  await screen.findByText(plan.title)
  const { epaper, deliveryPause } = planTexts.around
  expect(screen.queryByRole('link', { name: `${deliveryPause.verb}: ${deliveryPause.name}` }) !== null).toBe(
    shown,
  )
  expect(screen.getByRole('link', { name: `${epaper.verb}: ${epaper.name}` })).toBeDefined()
})
