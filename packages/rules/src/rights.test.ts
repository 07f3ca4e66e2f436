import { describe, expect, test } from 'vitest'
import { pictureAddress } from './pictures.ts'
import {
  type CopiedSubscription,
  type CustomerCopy,
  customerFlags,
  grantedRights,
  isAdFree,
  isFreshCopy,
  isRunning,
  isUsableCopy,
  planFlags,
  readsAlong,
  shownPlans,
} from './rights.ts'

const now = new Date('2026-11-20T12:00:00Z')
const hour = 3_600_000
const at = (ms: number) => new Date(now.getTime() + ms).toISOString()

const plan = (given: Partial<CopiedSubscription> = {}): CopiedSubscription => ({
  id: 'abo-1',
  product: 'AZ-PLUS',
  title: 'AZ PLUS',
  edition: 'az',
  rights: ['09', '01'],
  start_date: at(-hour),
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
const copy = (subscriptions: CopiedSubscription[], ageMs = 0): CustomerCopy => ({
  customer_type: 'private',
  company_name: null,
  postcode: '12345',
  subscriptions,
  fetchedAt: new Date(now.getTime() - ageMs),
})
const owned = (...copies: CustomerCopy[]) =>
  copies.map((one, index) => ({ gpNumber: `100000010${index}`, copy: one }))
const seat = (given: object = {}) => ({
  activated: true,
  subscriptionId: 'abo-1',
  companyName: 'Muster & Söhne GmbH',
  owner: copy([plan()]),
  ...given,
})

describe('a plan runs', () => {
  test.each([
    ['without an end', {}, true],
    ['until the instant of its end', { end_date: at(1) }, true],
    ['not at that instant', { end_date: at(0) }, false],
    ['not before its start', { start_date: at(1) }, false],
    ['from the instant of its start', { start_date: at(0) }, true],
  ])('%s', (_when, given, runs) => {
    expect(isRunning(plan(given), now)).toBe(runs)
  })
})

describe('rights', () => {
  test.each([
    ['of the own plan, sorted', { own: owned(copy([plan()])), seat: null }, 'az', ['01', '09']],
    ['count for the plan’s edition only', { own: owned(copy([plan()])), seat: null }, 'rt', []],
    ['count on the sign-on edition', { own: owned(copy([plan()])), seat: null }, null, ['01', '09']],
    ['end with the plan', { own: owned(copy([plan({ end_date: at(-1) })])), seat: null }, 'az', []],
    ['of a copy 24 hours old', { own: owned(copy([plan()], 24 * hour)), seat: null }, 'az', ['01', '09']],
    ['not of an older one', { own: owned(copy([plan()], 24 * hour + 1)), seat: null }, 'az', []],
    ['of an activated seat', { own: [], seat: seat() }, 'az', ['01', '09']],
    ['not of an accepted one', { own: [], seat: seat({ activated: false }) }, 'az', []],
    ['not of another plan of the owner', { own: [], seat: seat({ subscriptionId: 'abo-2' }) }, 'az', []],
    [
      'of the plans of every own number',
      {
        own: owned(copy([]), copy([plan({ rights: ['01'] })]), copy([plan({ rights: ['09'] })])),
        seat: null,
      },
      'az',
      ['01', '09'],
    ],
    ['none without anything', { own: [], seat: null }, 'az', []],
  ])('%s', (_what, copies, edition, rights) => {
    expect(grantedRights(copies, { edition, now })).toEqual(rights)
  })
})

describe('flags', () => {
  const pur = plan({ flags: { ...plan().flags, pur_abo: true } })
  const family = (given: object = {}) => ({ own: [], seat: seat({ owner: copy([pur]), ...given }) })
  test.each([
    ['of the own plan', { own: owned(copy([pur])), seat: null }, 'az', true],
    ['count for the plan’s edition only', { own: owned(copy([pur])), seat: null }, 'rt', false],
    ['count on the sign-on edition', { own: owned(copy([pur])), seat: null }, null, true],
    ['end with the plan', { own: owned(copy([{ ...pur, end_date: at(-1) }])), seat: null }, 'az', false],
    ['of the last word, however old', { own: owned(copy([pur], 90 * 24 * hour)), seat: null }, 'az', true],
    ['of an activated seat', family(), 'az', true],
    ['of a seat for the plan’s edition only', family(), 'rt', false],
    ['of a seat by the last word', family({ owner: copy([pur], 90 * 24 * hour) }), 'az', true],
    ['not of an accepted seat', family({ activated: false }), 'az', false],
    ['not of another plan of the owner', family({ subscriptionId: 'abo-2' }), 'az', false],
    ['of a second plan, too', { own: owned(copy([plan()])), seat: seat({ owner: copy([pur]) }) }, 'az', true],
    ['none without anything', { own: [], seat: null }, 'az', false],
  ])('%s', (_what, copies, edition, holds) => {
    const none = { ...plan().flags, bundle_text: undefined }
    expect({ bundle_text: undefined, ...planFlags(copies, { edition, now }) }).toEqual({
      ...none,
      pur_abo: holds,
    })
  })

  test.each([
    ['pur_abo', true],
    ['noad_abo', true],
    ['direct_delivery_pur', true],
    ['direct_delivery_noad', true],
    ['direct_delivery', false],
  ])('%s means no advertising: %s', (flag, free) => {
    expect(isAdFree({ ...plan().flags, [flag]: true })).toBe(free)
  })
})

describe('user data', () => {
  const reader = { edition: 'az', now, customerType: 'private', companyName: null }
  const flags = { ...plan().flags, pur_abo: true, bundle_text: 'Bündel' }

  test('flags are those of any running plan', () => {
    const own = copy([
      plan(),
      plan({ flags }),
      plan({ flags: { ...flags, noad_abo: true }, end_date: at(-1) }),
    ])
    expect(customerFlags({ own: owned(own), seat: null }, reader)).toMatchObject({
      pur_abo: true,
      noad_abo: false,
      bundle_text: 'Bündel',
      plz: '12345',
      shared_subscriptions_role: null,
    })
    expect(customerFlags({ own: owned(own), seat: null }, { ...reader, edition: 'rt' })).toMatchObject({
      pur_abo: false,
      bundle_text: null,
      plz: '12345',
    })
  })

  test('of several numbers the plans are listed by number, and what any of them says holds', () => {
    const own = owned({ ...copy([plan()]), postcode: null }, copy([plan({ flags })]))
    const { subscriptions, ...told } = customerFlags({ own, seat: null }, reader)
    expect(subscriptions.map(({ gp_number }) => gp_number)).toEqual(['1000000100', '1000000101'])
    expect(told).toMatchObject({ pur_abo: true, plz: '12345', bundle_text: 'Bündel' })
  })

  test('the owner of a company plan is master user, with its seats', () => {
    const own = {
      ...copy([plan({ company: { seats: 10, allowed_domains: [] } })]),
      company_name: 'Muster GmbH',
    }
    const other = { ...copy([plan()]), company_name: 'Andere GmbH' }
    expect(customerFlags({ own: owned(other, own), seat: null }, reader)).toMatchObject({
      is_masteruser: true,
      company_account: true,
      company_subscriptions_count: 10,
      shared_subscriptions_role: 'owner',
      shared_subscriptions_company_name: 'Muster GmbH',
    })
  })

  test('a member is no owner', () => {
    expect(customerFlags({ own: [], seat: seat() }, reader)).toMatchObject({
      is_masteruser: false,
      shared_subscriptions_role: 'member',
      shared_subscriptions_company_name: 'Muster & Söhne GmbH',
      subscriptions: [],
      reads_along: {
        title: 'AZ PLUS',
        edition: 'az',
        rights: ['09', '01'],
        status: 'running',
        shared: 'family',
      },
    })
  })

  test.each([
    ['before the seat is theirs', seat({ activated: false }), undefined],
    ['where the publisher has not been heard of', seat({ owner: copy([plan()], 24 * hour + 1) }), undefined],
    [
      'of a company',
      seat({ owner: copy([plan({ company: { seats: 2, allowed_domains: [] } })]) }),
      'company',
    ],
  ])('the plan a member reads on, %s', (_what, ofSeat, shared) => {
    expect(readsAlong({ own: [], seat: ofSeat }, now)?.shared).toBe(shared)
  })

  test.each([
    [{ start_date: at(1) }, 'upcoming'],
    [{}, 'running'],
    [{ end_date: at(-1) }, 'ended'],
  ])('%o is %s', (given, status) => {
    expect(shownPlans({ gpNumber: '1000000100', copy: copy([plan(given)]) }, now)[0]?.status).toBe(status)
  })
})

test.each([
  ['eimer%a/b', 'https://eimer.s3.eu-central-1.amazonaws.com/a/b'],
  ['eimer%a%20b', 'https://eimer.s3.eu-central-1.amazonaws.com/a%20b'],
  ['media%abc', 'http://az.localhost:3000/media/abc'],
  ['%abc', null],
  ['eimer%', null],
  ['eimer', null],
])('picture %s', (reference, address) => {
  expect(pictureAddress(reference, 'http://az.localhost:3000')).toBe(address)
})

test.each([
  ['of this moment', 0, [true, true, true]],
  ['just before a minute', 59_999, [true, true, true]],
  ['of a minute', 60_000, [true, false, true]],
  ['just before five', 299_999, [true, false, true]],
  ['of five', 300_000, [false, false, true]],
  ['of a day', 24 * hour, [false, false, true]],
  ['older than a day', 24 * hour + 1, [false, false, false]],
  ['of a clock that was set back since', -300_000, [false, false, true]],
])(
  'a copy %s need not be fetched where it grants, where it refuses, and may be used in an outage',
  (_, age, said) => {
    const copy = { fetchedAt: new Date(now.getTime() - age) } as CustomerCopy
    const fresh = [true, false].map((granting) => isFreshCopy(copy, { now, granting }))
    expect([...fresh, isUsableCopy(copy, now)]).toEqual(said)
  },
)
