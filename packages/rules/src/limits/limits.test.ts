import { describe, expect, test } from 'vitest'
import {
  floodWeights,
  inputLimits,
  type LimitName,
  limits,
  networkShares,
  pendingRegistrationLifetimeMs,
  pictureLimits,
} from './limits.ts'
import { loginCodeLimits, sessionLimits, tokenLifetimeMs, userDataLimits } from './sign-in-limits.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The table of docs/spec/contract.md#buckets, read a second time: key, takes, window. */
const promised: readonly [LimitName, ...(readonly [string, number, number])[]][] = [
  ['flood', ['network', 3_000, minute]],
  ['partnerFlood', ['subject', 6_000, minute]],
  ['portalReader', ['account', 300, minute]],
  ['portalFlood', ['subject', 6_000, minute]],
  ['loginFailure', ['address+network', 5, 15 * minute], ['network', 50, 15 * minute]],
  ['loginAddress', ['address', 50, hour]],
  ['mailRequest', ['address+network', 5, 15 * minute], ['network', 100, hour]],
  ['declaration', ['address+network', 5, 15 * minute], ['subject+network', 10, day], ['network', 60, hour]],
  ['ownDeclaration', ['account', 20, day]],
  ['mailKind', ['subject', 1, minute], ['subject', 3, hour], ['subject', 5, day]],
  ['mailAll', ['subject', 12, day]],
  ['receipt', ['subject', 3, hour]],
  [
    'loginCode',
    ['address+network', 1, minute],
    ['address+network', 3, hour],
    ['address+network', 5, day],
    ['network', 300, hour],
  ],
  ['guess', ['network', 30, 15 * minute], ['account', 5, 15 * minute]],
  ['addressLookup', ['account', 5, hour]],
  ['emailChange', ['account', 5, hour]],
  ['handOver', ['account', 300, hour]],
  ['linkNumber', ['account', 10, day], ['network', 50, day]],
  ['linkMiss', ['subject', 10, day]],
  ['accessData', ['network', 20, hour]],
  ['accessDataCustomer', ['subject', 3, day]],
  ['partner', ['network', 2_000, hour]],
  ['invitation', ['account', 100, day]],
  ['invitationAddress', ['subject', 5, 30 * day]],
  ['export', ['account', 3, day]],
]

test.each(promised)('%s is as promised', (name, ...windows) => {
  expect(limits[name].map(({ key, max, windowMs }) => [key, max, windowMs])).toEqual(windows)
})

describe('an office of 200 behind one address, on a Monday morning, meets no limit', () => {
  const people = 200
  const most = (name: LimitName, windowMs: number) =>
    limits[name].find((window) => window.key === 'network' && window.windowMs === windowMs)?.max ?? 0

  test('in a minute a third of them arrives: sign-in page, sign-in, sign-on and two pages are 20 calls, 70 files and 1 MB each', () => {
    const { file, answerBytes } = floodWeights
    const each = 20 + 70 * file + 1_000_000 / answerBytes
    expect((people / 3) * each).toBeLessThan(most('flood', minute))
  })

  test('in an hour each asks for a code, every fifth for a second one', () => {
    expect(people * 1.2).toBeLessThan(most('loginCode', hour))
  })

  test('in an hour each signs in at two partners, in four calls', () => {
    expect(people * 2 * 4).toBeLessThan(most('partner', hour))
  })

  test('in a quarter of an hour half of them arrive, every fifth mistypes twice', () => {
    const mistyped = (people / 2) * 0.2 * 2
    expect(mistyped).toBeLessThan(most('loginFailure', 15 * minute))
    // Codes are six digits, which are mistyped half as often.
    expect(mistyped / 2).toBeLessThan(most('guess', 15 * minute))
  })
})

test('a picture of the largest size costs its network little of what it may, and the wider a network, the more', () => {
  const [{ max }] = limits.flood
  expect(1 + floodWeights.mostForBody).toBeLessThan(max / 100)
  expect(networkShares.v6.middle).toBeGreaterThan(1)
  expect(networkShares.v6.wide).toBeGreaterThan(networkShares.v6.middle)
})

test('the longest list there may be fits what is read of a body', () => {
  expect(500 * (4 + 1)).toBeLessThan(inputLimits.bodyMembers)
})

test('tokens live as long as their mails say', () => {
  expect(tokenLifetimeMs).toMatchObject({
    activation: 72 * hour,
    email_change: 24 * hour,
    password_reset: 60 * minute,
    newsletter_doi: 7 * day,
    newsletter_edit: 24 * hour,
    invitation: 14 * day,
    token_sso: 60_000,
    login_register: 30 * minute,
    awaited: day,
  })
})

test('a reader alone in a network is told of each code that is held back: no silent limit is tighter', () => {
  const asked = limits.loginCode.filter(({ key }) => key === 'address+network')
  expect(asked.map(({ max, windowMs }) => [max, windowMs])).toEqual(
    limits.mailKind.map(({ max, windowMs }) => [max, windowMs]),
  )
  expect(loginCodeLimits.resendMs).toBe(asked[0]?.windowMs)
})

test('a link that says "not me" outlives every link it can undo, and seven days', () => {
  const { not_me, activation, email_change, newsletter_doi, invitation } = tokenLifetimeMs
  expect(not_me).toBeGreaterThanOrEqual(7 * day)
  for (const undone of [activation, email_change, newsletter_doi, invitation])
    expect(not_me).toBeGreaterThanOrEqual(undone)
})

test('an activation link never outlives the attempt it activates', () => {
  expect(tokenLifetimeMs.activation).toBeLessThanOrEqual(pendingRegistrationLifetimeMs)
})

test('a session is seen often enough for its idle life to be exact to one percent', () => {
  expect(sessionLimits).toMatchObject({ lifetimeMs: 365 * day, idleMs: 90 * day, freshMs: 5 * minute })
  expect(sessionLimits.touchMs).toBeLessThan(sessionLimits.idleMs / 100)
})

test('a portal that reads the cookie alone is at most 70 minutes late', () => {
  expect(userDataLimits.renewMs + userDataLimits.graceMs).toBe(70 * minute)
})

test('a picture of the smallest and of the largest allowed side fits the pixels that are decoded', () => {
  expect(pictureLimits.minSidePx).toBe(200)
  expect(pictureLimits.maxBytes).toBe(10_485_760)
  expect(pictureLimits.sidePx ** 2).toBeLessThan(pictureLimits.maxPixels)
})

test('the longest form fits the bound of a body, written in the widest characters', () => {
  const { companyNameChars, streetChars, cityChars, nameChars, returnUrlChars } = inputLimits
  const chars = companyNameChars + streetChars + cityChars + 2 * nameChars + returnUrlChars
  expect(chars * 4).toBeLessThan(inputLimits.bodyBytes / 2)
})
