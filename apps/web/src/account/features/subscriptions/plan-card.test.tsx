// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { accountTexts, errorTexts, homeTexts, subscriptionTexts } from '@leserkonto/texts'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { newsletterUser, subscribed } from '../../testing/newsletters.ts'
import { closeAccount, press, reader } from '../../testing/open-account.tsx'
import { openProfile } from '../../testing/open-profile.ts'
import { plan } from './testing/sample-plans.ts'

const texts = homeTexts.plan
const linked = { ...reader, gp_number: '1000000101' }
const listed = (more: object = {}) => ({
  'subscriptions.list': () => ({
    gp_number: '1000000101',
    fetched_at: '2026-11-20T07:00:00.000Z',
    stale: false,
    reads_along: null,
    subscriptions: [plan],
    ...more,
  }),
})
async function open(handlers: Parameters<typeof openProfile>[1], user: object = linked) {
  const opened = await openProfile(texts.title, handlers, { user })
  await screen.findByText(reader.email)
  return opened
}
const card = () => within(screen.getByRole('region', { name: texts.title }))

afterEach(closeAccount)

const ended = { ...plan, id: 'e', status: 'ended', title: 'Alt', end_date: '2026-11-21T11:00:00.000Z' }
const earlier = { ...ended, id: 'f', title: 'Uralt', end_date: '2024-11-21T11:00:00.000Z' }
const upcoming = {
  ...plan,
  id: 'u',
  status: 'upcoming',
  title: 'Neu',
  start_date: '2026-12-31T23:00:00.000Z',
}

test.each([
  ['a running one', [ended, plan, upcoming], texts.runs(plan.title, '3. Mai 2024')],
  [
    'one that ends',
    [{ ...plan, end_date: '2026-12-31T11:00:00.000Z' }],
    texts.runsUntil(plan.title, '31. Dezember 2026'),
  ],
  ['one to come', [ended, upcoming], texts.starts('Neu', '1. Januar 2027')],
  ['the last that ended', [earlier, ended], texts.ended('Alt', '21. November 2026')],
])('of several plans the card shows %s', async (_, subscriptions, line) => {
  await open(listed({ subscriptions }))
  await screen.findByText(line)
})

test('a running plan says what it gives, an ended one does not and shows the offers', async () => {
  const rights = ['01', '09']
  const elsewhere = { ...plan, id: 'r', edition: 'rt', rights: ['09'] }
  const opened = await open(listed({ subscriptions: [{ ...plan, rights }, elsewhere] }))
  const { articles, newsletters } = texts.contents
  await screen.findByText(
    texts.includes([articles(), newsletters, articles('Rheinfelder Tagblatt')].join(', ')),
  )
  expect(card().getByRole('link', { name: texts.open }).getAttribute('href')).toBe('/service/profil/abo')
  expect(card().queryByRole('link', { name: texts.offers })).toBeNull()
  closeAccount()
  await open(listed({ subscriptions: [{ ...ended, rights }] }))
  await screen.findByText(texts.ended('Alt', '21. November 2026'))
  expect(card().queryByText(/Enthalten/)).toBeNull()
  expect(card().getByRole('link', { name: texts.offers }).getAttribute('href')).toBe(
    opened.account.page.edition.links.subscriptionService,
  )
})

test('without a customer number nobody is asked, and the card leads to linking', async () => {
  const { calls } = await open(listed(), reader)
  expect(card().getByText(texts.none)).toBeDefined()
  expect(card().getByRole('link', { name: texts.link }).getAttribute('href')).toBe(
    '/service/profil/linkSubscription',
  )
  expect(calls.some(({ path }) => path === 'subscriptions.list')).toBe(false)
})

test('a member is not told to have none', async () => {
  await open(listed(), { ...reader, shared_subscriptions_role: 'member' })
  expect(card().getByText(texts.shares)).toBeDefined()
  expect(card().queryByText(texts.none)).toBeNull()
})

test('a publisher that cannot be asked: the last known state says that it is old', async () => {
  await open(listed({ stale: true }))
  await screen.findByText(subscriptionTexts.linked.stale)
  expect(card().getByText(new RegExp(plan.title))).toBeDefined()
})

test('a publisher that is down without a copy: this card says so, the others stand', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let works = false
  await open({
    'subscriptions.list': () => {
      if (!works) throw new Problem('GENERIC')
      return listed()['subscriptions.list']()
    },
  })
  await card().findByText(accountTexts.block.failed)
  expect(screen.getAllByText(errorTexts.GENERIC)).toHaveLength(1)
  await screen.findByText(homeTexts.newsletter.none)
  expect(screen.getByText(homeTexts.news.noTopics)).toBeDefined()
  works = true
  await press(accountTexts.technical.retry)
  await screen.findByText(new RegExp(plan.title))
})

test('the overview needs two requests: the reader with the cards, then what depends on them', async () => {
  const requests: string[] = []
  const opening = open(
    {
      ...listed(),
      'newsletter.user': () => newsletterUser(subscribed('az-morgen')),
      'sharedSubscriptions.childUsers': () => ({ role: null }),
    },
    { ...linked, shared_subscriptions_role: 'owner' },
  )
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push(url)
    return fetch(url, init)
  })
  await opening
  await screen.findByText(new RegExp(plan.title))
  expect(requests.map((url) => url.replace('/trpc/', '').replace(/\?.*/, '').split(',').toSorted())).toEqual([
    [
      'favourites.list',
      'newsletter.user',
      'session.userinfo',
      'settings.list',
      'sharedSubscriptions.hasInvitation',
    ],
    ['newsletter.list', 'sharedSubscriptions.childUsers', 'subscriptions.list'],
  ])
})
