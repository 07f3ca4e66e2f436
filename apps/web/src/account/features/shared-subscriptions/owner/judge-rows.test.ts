import { expect, test } from 'vitest'
import { sampleCompany, sampleFamily, sampleMember } from '../testing/sample-plans.ts'
import { judgeRows } from './judge-rows.ts'

const plan = {
  ...sampleCompany,
  max_members: 6,
  used: 3,
  childusers: [
    sampleMember('liest@muster-soehne.test', 'activated'),
    sampleMember('nahm.an@muster-soehne.test', 'accepted'),
    sampleMember('offen@muster-soehne.test', 'invited'),
    sampleMember('alt@muster-soehne.test', 'expired'),
    sampleMember('nein@muster-soehne.test', 'declined'),
  ],
}
const given = { plan, ownEmail: 'chefin@muster-soehne.test', unsent: [] }
const verdictsOf = (emails: readonly string[], more = {}) =>
  judgeRows(
    emails.map((email) => ({ email, given_name: null, family_name: null })),
    { ...given, ...more },
  ).map(({ verdict }) => verdict)

test.each([
  ['ole@muster-soehne.test', 'ready'],
  ['ole@Müller-Bau.test', 'ready'],
  ['alt@muster-soehne.test', 'ready'],
  ['nein@muster-soehne.test', 'ready'],
  ['kaputt', 'invalid'],
  ['jörg@muster-soehne.test', 'invalid'],
  ['Chefin+zwei@muster-soehne.test', 'self'],
  ['OFFEN@muster-soehne.test', 'invited'],
  ['nahm.an@muster-soehne.test', 'reads'],
  ['liest@muster-soehne.test', 'reads'],
  ['ole@anderswo.test', 'domain'],
])('%s is judged %s', (email, verdict) => {
  expect(verdictsOf([email])).toEqual([verdict])
})

test('the same address counts once', () => {
  expect(verdictsOf(['ole@muster-soehne.test', 'Ole@muster-soehne.test'])).toEqual(['ready', 'twice'])
})

test('only those who are invited take the free seats, in the order of the list', () => {
  const list = ['a', 'liest', 'b', 'a', 'c', 'd'].map((name) => `${name}@muster-soehne.test`)
  expect(verdictsOf(list)).toEqual(['ready', 'reads', 'ready', 'twice', 'ready', 'noSeat'])
})

test('an invitation that was not sent has its seat and is sent again', () => {
  const full = { ...plan, used: 6 }
  const unsent = ['offen@muster-soehne.test']
  expect(verdictsOf(['Offen@muster-soehne.test', 'a@muster-soehne.test'], { plan: full, unsent })).toEqual([
    'ready',
    'noSeat',
  ])
})

test('fifty are sent at once', () => {
  const many = { ...plan, max_members: 100 }
  const list = Array.from({ length: 51 }, (_, at) => `a${at}@muster-soehne.test`)
  expect(verdictsOf(list, { plan: many }).slice(49)).toEqual(['ready', 'later'])
})

test('a family knows no domains, and an owner who is not loaded yet is judged by the service', () => {
  const family = { ...sampleFamily, childusers: [] }
  expect(verdictsOf([given.ownEmail], { plan: family, ownEmail: undefined })).toEqual(['ready'])
})
