// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { accountTexts, errorTexts, homeTexts, planTexts, subscriptionTexts } from '@leserkonto/texts'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { newsletterUser, subscribed } from '../../testing/newsletters.ts'
import { closeAccount, press, reader } from '../../testing/open-account.tsx'
import { homeHeading, openProfile } from '../../testing/open-profile.ts'
import { detailedPlan, plan } from './testing/sample-plans.ts'

const texts = homeTexts.plan
const linked = { ...reader, gender: 'female', gp_number: '1000000101', subscriptions: [] }
const listed = (more: object = {}) => ({
  'subscriptions.list': () => ({
    gp_number: '1000000101',
    gp_numbers: ['1000000101'],
    fetched_at: '2026-11-20T07:00:00.000Z',
    stale: false,
    reads_along: null,
    subscriptions: [plan],
    ...more,
  }),
})
async function open(handlers: Parameters<typeof openProfile>[1], user: object = linked) {
  const opened = await openProfile(homeHeading, handlers, { user })
  await screen.findByRole('region', { name: texts.title })
  return opened
}
const block = () => within(screen.getByRole('region', { name: texts.title }))
const said = () => screen.getByRole('region', { name: texts.title }).textContent

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
  ['a running one', [ended, plan, upcoming], texts.runs, plan.title],
  [
    'one that ends',
    [{ ...plan, end_date: '2026-12-31T11:00:00.000Z' }],
    texts.runsUntil('31. Dezember 2026'),
    plan.title,
  ],
  ['one to come', [ended, upcoming], texts.starts('1. Januar 2027'), 'Neu'],
  ['the last that ended', [earlier, ended], texts.ended, 'Alt'],
  [
    'that of this newspaper',
    [{ ...plan, id: 'r', edition: 'rt', title: 'RT PLUS' }, plan],
    texts.runs,
    plan.title,
  ],
])('of several plans the card is that of %s', async (_, subscriptions, title, name) => {
  await open(listed({ subscriptions }))
  await block().findByRole('heading', { name: title, level: 2 })
  expect(block().getByText(name)).toBeDefined()
})

test('the card names the reader, for how long and the number; what is known of the plan is said', async () => {
  await open(listed({ subscriptions: [detailedPlan] }))
  await block().findByText('Leserin seit Mai 2024')
  expect(block().getByText('Mia Muster')).toBeDefined()
  expect(block().getByText(plan.gp_number)).toBeDefined()
  expect(said()?.replaceAll('\u00a0', ' ')).toContain(
    'Läuft seit 3. Mai 2024. 14,90 € im Monat. Verlängert sich am 22. Dezember 2026. Sie können jederzeit kündigen.',
  )
})

test('what the publisher does not say leaves no gap, and nobody is called a Leserin who has not said so', async () => {
  await open(listed(), { ...linked, gender: null })
  await block().findByText('Im Abo seit Mai 2024')
  expect(block().getByText('Läuft seit 3. Mai 2024.')).toBeDefined()
})

test('a running plan says what it gives, an ended one does not and shows the offers', async () => {
  const rights = ['01', '09']
  const elsewhere = { ...plan, id: 'r', edition: 'rt', rights: ['09'] }
  const { account } = await open(listed({ subscriptions: [{ ...plan, rights }, elsewhere] }))
  const { articles, newsletters } = texts.contents
  await screen.findByText(
    texts.includes([articles(), newsletters, articles('Rheinfelder Tagblatt')].join(', ')),
  )
  expect(block().getByRole('link', { name: texts.open }).getAttribute('href')).toBe('/service/profil/abo')
  expect(block().queryByRole('link', { name: planTexts.renew })).toBeNull()
  closeAccount()
  await open(listed({ subscriptions: [{ ...ended, rights }] }))
  await block().findByText(texts.ended)
  expect(said()).not.toMatch(/Enthalten/)
  expect(block().getByRole('link', { name: planTexts.renew }).getAttribute('href')).toBe(
    account.page.edition.links.subscriptionService,
  )
})

test('without a customer number nobody is asked, and the block leads to linking', async () => {
  const { calls } = await open(listed(), reader)
  expect(block().getByText(planTexts.unlinked.text)).toBeDefined()
  expect(block().getByRole('link', { name: planTexts.unlinked.link }).getAttribute('href')).toBe(
    '/service/profil/linkSubscription',
  )
  expect(calls.some(({ path }) => path === 'subscriptions.list')).toBe(false)
})

test('a member has a card of the plan they read on, without its number', async () => {
  const reads_along = {
    title: 'AZ PLUS Familie',
    edition: 'az',
    rights: ['09', '01'],
    status: 'running',
    shared: 'family',
  }
  await open(listed(), { ...reader, shared_subscriptions_role: 'member', reads_along })
  expect(said()).toContain('Enthalten: alle Artikel, Newsletter für Abonnenten.')
  expect(block().getByText('AZ PLUS Familie')).toBeDefined()
  expect(block().getByRole('heading', { name: texts.along })).toBeDefined()
  expect(block().queryByText(planTexts.card.number)).toBeNull()
  expect(block().queryByText(planTexts.unlinked.text)).toBeNull()
})

test('a member reads whose plan it is', async () => {
  const seat = { id: 'seat-1', status: 'activated' }
  const user = { ...reader, shared_subscriptions_role: 'member', reads_along: null }
  await open({ 'sharedSubscriptions.childUsers': () => ({ ...formerSeat, seat }) }, user)
  await block().findByText(texts.alongText('Petra Lindner'))
})

test('a publisher that cannot be asked: the last known state says that it is old', async () => {
  await open(listed({ stale: true }))
  await screen.findByText(subscriptionTexts.linked.stale)
  expect(block().getByText(plan.title)).toBeDefined()
})

test('a publisher that is down: what was known with the reader stands, and one button asks again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let works = false
  await open(
    {
      'subscriptions.list': () => {
        if (!works) throw new Problem('GENERIC')
        return listed({ subscriptions: [{ ...plan, title: 'Neuer Name' }] })['subscriptions.list']()
      },
    },
    { ...linked, subscriptions: [plan] },
  )
  await block().findByText(accountTexts.block.failed)
  expect(block().getByText(plan.title)).toBeDefined()
  expect(screen.getAllByText(errorTexts.GENERIC)).toHaveLength(1)
  await screen.findByText(homeTexts.issues.none)
  works = true
  await press(accountTexts.technical.retry)
  await block().findByText('Neuer Name')
})

test('the overview needs two requests: the reader with what needs no publisher, then what does', async () => {
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
  await screen.findByText(plan.title)
  expect(requests.map((url) => url.replace('/trpc/', '').replace(/\?.*/, '').split(',').toSorted())).toEqual([
    ['newsletter.user', 'session.userinfo', 'settings.list', 'sharedSubscriptions.hasInvitation'],
    ['home.today', 'newsletter.list', 'sharedSubscriptions.childUsers', 'subscriptions.list'],
  ])
})

const alone = { ...reader, gp_number: null, shared_subscriptions_role: null }
const over = {
  'sharedSubscriptions.hasInvitation': () => ({ has_invitation: false, status: 'ended', expired: false }),
}
const formerSeat = {
  role: 'member',
  id: 'plan-1',
  type: 'family',
  title: 'AZ PLUS Familie',
  owner_name: 'Petra Lindner',
  renewable_until: '2026-12-20T11:00:00.000Z',
  seat: { id: 'seat-1', status: 'ended' },
}

test.each([
  ['whose plan it was', 'Petra Lindner', '„AZ PLUS Familie“ von Petra Lindner, bei dem'],
  ['no owner whom nobody knows', null, '„AZ PLUS Familie“, bei dem'],
])(
  'who read along on a plan that has ended is told so, with %s, and how to go on',
  async (_, owner, words) => {
    await open(
      { ...over, 'sharedSubscriptions.childUsers': () => ({ ...formerSeat, owner_name: owner }) },
      alone,
    )
    await block().findByRole('heading', { name: planTexts.sharedOver.title, level: 2 })
    expect(said()).toContain(words)
    expect(said()).toContain('Wird es bis 20. Dezember 2026 erneuert')
    expect(said()).toContain('ohne neue Einladung wieder mit')
    expect(said()).not.toContain(planTexts.unlinked.title)
    expect(
      block()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([planTexts.people.along, planTexts.unlinked.link, planTexts.unlinked.offers])
  },
)

test('what fails about a former plan leaves the proposal', async () => {
  await open({ ...over }, alone)
  await block().findByRole('heading', { name: planTexts.unlinked.title, level: 2 })
})
