import { describe, expect, test } from 'vitest'
import {
  isAllowedDomain,
  planHasEnded,
  reasonAgainstInvitation,
  reasonToRefuseSeat,
  sharerName,
} from './invitation.ts'

const now = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-11-21T12:00:00Z')
const home = { street: 'Musterstraße', housenumber: '12', postcode: '12345' }
const fine = {
  type: 'family',
  planRuns: true,
  hasOtherSeat: false,
  hasOwnPlus: false,
  locked: false,
  address: home,
  ownerAddress: home,
  email: 'a@example.test',
  allowedDomains: [] as string[],
  used: 4,
  maxMembers: 4,
}

describe('a seat', () => {
  test('F10: is taken at full house by somebody whose own invitation counts already', () => {
    expect(reasonToRefuseSeat(fine)).toBeUndefined()
  })

  test.each([
    [{ planRuns: false, hasOtherSeat: true }, 'SHARED_OWNER_SUBSCRIPTION_ENDED'],
    [{ hasOtherSeat: true, hasOwnPlus: true }, 'SHARED_ALREADY_MEMBER'],
    [{ hasOwnPlus: true, locked: true }, 'SHARED_OWN_SUBSCRIPTION'],
    [{ locked: true, address: undefined }, 'SHARED_ADDRESS_LOCKED'],
    [{ address: undefined, used: 5 }, 'SHARED_ADDRESS_MISMATCH'],
    [{ address: { ...home, postcode: '54321' } }, 'SHARED_ADDRESS_MISMATCH'],
    [{ type: 'company', allowedDomains: ['other.test'], used: 5 }, 'SHARED_DOMAIN_NOT_ALLOWED'],
    [{ used: 5 }, 'SHARED_SEATS_EXHAUSTED'],
  ])('%j is refused with %s', (change, reason) => {
    expect(reasonToRefuseSeat({ ...fine, ...change })).toBe(reason)
  })

  test('of a company is no matter of address or own plan', () => {
    const one = { ...fine, type: 'company', hasOwnPlus: true, address: undefined, locked: true }
    expect(reasonToRefuseSeat(one)).toBeUndefined()
  })
})

test.each([
  ['invited', null, later, undefined],
  ['accepted', null, later, undefined],
  ['invited', null, now, 'SHARED_INVITATION_EXPIRED'],
  ['accepted', null, now, 'SHARED_INVITATION_EXPIRED'],
  ['accepted', 'id', now, 'SHARED_INVITATION_USED'],
  ['declined', null, later, 'SHARED_INVITATION_USED'],
  ['revoked', null, now, 'SHARED_INVITATION_REVOKED'],
  ['ended', 'id', later, 'SHARED_OWNER_SUBSCRIPTION_ENDED'],
] as const)('an invitation that is %s by %s until %s: %s', (status, accountId, expiresAt, reason) => {
  expect(reasonAgainstInvitation({ status, accountId, expiresAt }, now)).toBe(reason)
})

test('a plan has ended when the publisher says so, and with its last day', () => {
  expect(planHasEnded({ status: 'ended', endsAt: null }, now)).toBe(true)
  expect(planHasEnded({ status: 'live', endsAt: now }, now)).toBe(true)
  expect(planHasEnded({ status: 'live', endsAt: later }, now)).toBe(false)
  expect(planHasEnded({ status: 'live', endsAt: null }, now)).toBe(false)
})

test('a domain is compared as it is mailed', () => {
  expect(isAllowedDomain('a@XN--mller-bau-q9a.test', ['müller-bau.test'])).toBe(true)
  expect(isAllowedDomain('a@sub.firma.test', ['firma.test'])).toBe(false)
})

test('who shares a plan is named as the company, else in full', () => {
  expect(sharerName({ givenName: 'Kim', familyName: 'Muster' })).toBe('Kim Muster')
  expect(sharerName({ company: null, givenName: null, familyName: 'Muster' })).toBe('Muster')
  expect(sharerName({ company: 'Muster GmbH', givenName: 'Kim', familyName: 'Muster' })).toBe('Muster GmbH')
  expect(sharerName({ givenName: null, familyName: null })).toBeNull()
})
