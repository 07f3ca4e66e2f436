import { expect, test } from 'vitest'
import { testPublisher } from '../test-publisher.ts'
import { newsletters } from './newsletters.ts'
import { personaPassword, personas, sharedPlans } from './personas.ts'
import { subscriptions } from './subscriptions.ts'

const byKey = new Map(personas.map((persona) => [persona.key, persona]))

/** The values of the table in docs/spec/publisher.md#personas. */
const table: [key: string, gpNumber: string | null, accountState: string][] = [
  ['plus', '1000000101', 'active'],
  ['familie.inhaber', '1000000202', 'active'],
  ['familie.mitglied', null, 'active'],
  ['familie.eingeladen', null, 'active'],
  ['familie.neu', null, 'none'],
  ['familie.fremd', null, 'active'],
  ['familie.beendet', '1000000204', 'active'],
  ['familie.beendet.mitglied', null, 'active'],
  ['firma.inhaber', '2000000301', 'active'],
  ['firma.mitarbeiter@muster-soehne.test', null, 'active'],
  ['light', null, 'active'],
  ['gesperrt', '1000000404', 'blocked'],
  ['nicht.aktiviert', null, 'pending'],
  ['ohne.abo', null, 'active'],
  ['nur.druck', '1000000505', 'active'],
  ['nur.newsletter', '1000000606', 'active'],
  ['pur', '1000000707', 'active'],
  ['noad', '1000000708', 'active'],
  ['abgelaufen', '1000000808', 'active'],
  ['endet.heute', '1000000809', 'active'],
  ['zwilling.a', '1000000901', 'active'],
  ['nl.bestaetigt', null, 'none'],
  ['nl.offen', null, 'none'],
  ['nl.abgemeldet', null, 'none'],
  ['nl.bounce', null, 'none'],
  ['mail.wechsel', null, 'active'],
  ['umlaut@müller-bau.test', null, 'active'],
  ['leserservice', null, 'active'],
  ['leitung', null, 'active'],
  ['pruefung', null, 'active'],
]

test.each(table)('%s is there: customer %s, account %s', (key, gpNumber, accountState) => {
  const persona = byKey.get(key)
  expect(persona).toMatchObject({ gpNumber, accountState })
  expect(persona?.email).toBe(key.includes('@') ? key : `${key}@example.test`)
  expect(persona?.password).toBe(accountState === 'none' ? null : personaPassword)
})

test('keys, addresses, accounts and customer numbers are unique', () => {
  for (const field of ['key', 'email', 'accountId', 'gpNumber'] as const) {
    const values = personas.flatMap((persona) => persona[field] ?? [])
    expect(new Set(values).size).toBe(values.length)
  }
})

test('a linked customer is linked to the persona’s account, one without an account to none', async () => {
  const { get } = testPublisher()
  for (const { gpNumber, accountId } of personas) {
    if (gpNumber === null) continue
    const { body } = await get(`/crm/v1/customers/${gpNumber}`)
    expect([gpNumber, body.linked_account_id]).toEqual([gpNumber, accountId])
  }
})

test('what personas and shared plans point to exists', () => {
  const lists = new Set(newsletters.map((list) => list.id))
  const plans = new Map(subscriptions.map((plan) => [plan.id, plan]))
  for (const { newsletterId } of personas.flatMap((persona) => persona.newsletters)) {
    expect(lists).toContain(newsletterId)
  }
  for (const { subscriptionId, ownerKey, seats } of sharedPlans) {
    expect(plans.get(subscriptionId)?.gp_number).toBe(byKey.get(ownerKey)?.gpNumber)
    for (const seat of seats) {
      if (seat.status === 'activated') expect(byKey.get(seat.memberKey)?.email).toBe(seat.email)
      else expect(seat.token).toMatch(/^[\w-]{43}$/)
    }
  }
})

test('the family owner has one member, one open and one expired invitation', () => {
  const family = sharedPlans.find((plan) => plan.ownerKey === 'familie.inhaber')
  expect(family?.seats.map((seat) => seat.status)).toEqual(['activated', 'invited', 'expired'])
})

test('testers get the list of personas', async () => {
  const { get } = testPublisher()
  const { body } = await get('/__mock/personas')
  expect(body).toHaveLength(personas.length)
  expect(body[0]).toEqual({
    key: 'plus',
    email: 'plus@example.test',
    password: personaPassword,
    gp_number: '1000000101',
    description: 'Privatkundin mit laufendem AZ PLUS, Rechte 09 und 01',
  })
})
