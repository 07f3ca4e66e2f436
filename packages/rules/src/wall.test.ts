import { describe, expect, test } from 'vitest'
import type { CopiedSubscription, CustomerCopies, CustomerCopy } from './rights.ts'
import { wallFor } from './wall.ts'

const now = new Date('2026-11-20T12:00:00Z')
const yesterday = '2026-11-19T12:00:00Z'
const tomorrow = '2026-11-21T12:00:00Z'

const plan = (given: Partial<CopiedSubscription> = {}): CopiedSubscription => ({
  id: 'abo-1',
  product: 'AZ-PLUS',
  title: 'AZ PLUS',
  edition: 'az',
  rights: ['09', '01'],
  start_date: '2024-01-01T00:00:00Z',
  end_date: null,
  flags: {
    direct_delivery: false,
    direct_delivery_pur: false,
    direct_delivery_noad: false,
    pur_abo: false,
    noad_abo: false,
    bundle_text: null,
  },
  family: null,
  company: null,
  ...given,
})
const copy = (...subscriptions: CopiedSubscription[]): CustomerCopy => ({
  customer_type: 'private',
  company_name: null,
  postcode: null,
  subscriptions,
  fetchedAt: now,
})
const seat = (owner: CustomerCopy | null, activated = true): CustomerCopies['seat'] => ({
  activated,
  subscriptionId: 'abo-1',
  companyName: null,
  owner,
})
type Known = { own?: CustomerCopy; seat?: CustomerCopies['seat'] }
const wall = ({ own, seat = null }: Known, more: { unsure?: boolean; right?: string } = {}) =>
  wallFor(
    { own: own ? [{ gpNumber: '1000000101', copy: own }] : [], seat },
    { edition: 'az', right: '09', now, unsure: false, ...more },
  )

const print = plan({ title: 'Papier', rights: [] })
const rt = plan({ title: 'RT PLUS', edition: 'rt' })
const ended = plan({ end_date: yesterday })
const coming = plan({ start_date: tomorrow })

describe('the state of a reader without the right', () => {
  test.each([
    ['an account without a number', {}, 'unlinked'],
    ['a number without a plan', { own: copy() }, 'noPlan'],
    ['a plan of another newspaper that has ended', { own: copy({ ...rt, end_date: yesterday }) }, 'noPlan'],
    ['a plan that opens another newspaper', { own: copy(rt) }, 'otherEdition'],
    ['print only', { own: copy(print) }, 'notIncluded'],
    ['print of another newspaper', { own: copy({ ...rt, rights: [] }) }, 'notIncluded'],
    ['print here and another newspaper', { own: copy(rt, print) }, 'notIncluded'],
    ['a plan that has ended', { own: copy(ended) }, 'expired'],
    ['print, after a plan that has ended', { own: copy(ended, print) }, 'notIncluded'],
    ['a plan that begins tomorrow', { own: copy(ended, coming) }, 'upcoming'],
    ['an accepted seat', { seat: seat(copy(plan()), false) }, 'seatWaiting'],
    ['a seat in a plan that has ended', { seat: seat(copy(ended)) }, 'sharedEnded'],
    ['a seat in a plan that the owner no longer has', { seat: seat(copy()) }, 'sharedEnded'],
    ['a seat in a plan of another newspaper', { seat: seat(copy(rt)) }, 'sharedNotIncluded'],
    [
      'a seat, and an own plan that has ended',
      { own: copy(ended), seat: seat(copy(rt)) },
      'sharedNotIncluded',
    ],
  ])('%s: %s', (_who, copies, state) => {
    expect(wall(copies).state).toBe(state)
  })

  test('only what is known for certain is told: else it is an outage', () => {
    expect(wall({ own: copy(ended) }, { unsure: true })).toEqual({ state: 'outage' })
    const old = { ...copy(ended), fetchedAt: new Date('2026-11-19T11:00:00Z') }
    expect(wall({ own: old })).toEqual({ state: 'outage' })
    expect(wall({ seat: seat(null) })).toEqual({ state: 'outage' })
  })

  test('the plan that is named is the one that ended last, or begins first', () => {
    const [older, newer] = [
      plan({ title: 'Alt', end_date: '2025-01-01T00:00:00Z' }),
      { ...ended, title: 'Neu' },
    ]
    expect(wall({ own: copy(older, newer) })).toMatchObject({ plan: { title: 'Neu' } })
    const later = plan({ title: 'Später', start_date: '2027-01-01T00:00:00Z' })
    expect(wall({ own: copy(later, coming) })).toMatchObject({ plan: { title: 'AZ PLUS' } })
  })

  test('another right is asked for in its own place', () => {
    const articlesOnly = plan({ rights: ['09'] })
    expect(wall({ own: copy(articlesOnly) }, { right: '01' })).toMatchObject({ state: 'notIncluded' })
  })

  test('a member is told apart by whether an own number is linked', () => {
    expect(wall({ seat: seat(copy(ended)) })).toEqual({ state: 'sharedEnded', linked: false })
    expect(wall({ own: copy(), seat: seat(copy(ended)) })).toEqual({ state: 'sharedEnded', linked: true })
  })
})
