import { randomInt } from 'node:crypto'
import { type Cast, inLink, mailTo, must } from './cast.ts'
import type { Settled } from './door.ts'
import { newReader, type Reader } from './lives.ts'

const seats = 2

/** An owner who invites one reader more than the plan has seats, all at once; those who got in accept at once. */
export async function sharedLife(cast: Cast): Promise<void> {
  const owner = await newReader(cast)
  const plan = await linkToPlan(cast, owner)
  const guests: Reader[] = []
  for (let guest = 0; guest <= seats; guest++) guests.push(await newReader(cast))
  const invited = await Promise.all(guests.map((guest) => invite(cast, owner, guest)))
  if (invited.filter(Boolean).length > seats) throw new Error('More were invited than the plan has seats.')
  await Promise.all(guests.filter((_, index) => invited[index]).map((guest) => accept(cast, guest, plan)))
}

async function linkToPlan({ door, ledger, tester }: Cast, { email, token }: Reader): Promise<string> {
  const gpNumber = String(randomInt(3_000_000_000, 9_999_999_999))
  const plan = `abo-${gpNumber}`
  const company = { seats, allowed_domains: [] }
  const base = { id: plan, product: 'AZ-PLUS', title: 'AZ PLUS Firma', edition: 'az', rights: ['09', '01'] }
  // It would begin at this moment, and not be running any more once the clock has stepped back.
  const start_date = '2024-01-01T00:00:00.000Z'
  await tester.putCustomer(gpNumber, { subscriptions: [{ ...base, start_date, company }] })
  const json = { gp_number: gpNumber, postcode: '12345' }
  must(await door.ask('/user/add-gp-number', { method: 'POST', token, json }), [200], [409])
  const person = { given_name: 'Kim', family_name: 'Inhaber', username: 'leser', gender: null }
  const saved = { ...person, customer_type: 'private' }
  must(await door.ask('/user', { method: 'PUT', token, json: saved }), [200])
  ledger.accounts.set(email, { state: 'active', givenName: person.given_name })
  return plan
}

const change = ({ door }: Cast, { token }: Reader, wish: object): Promise<Settled> =>
  door.ask('/shared-subscriptions/childusers/update', { method: 'PUT', token, json: { childusers: [wish] } })

/** Whether the guest was invited; a repeated invitation says it is there already. */
async function invite(cast: Cast, owner: Reader, { email }: Reader): Promise<boolean> {
  const answer = await change(cast, owner, { action: 'invite', email })
  if (codeOf(answer) === 'SHARED_SEATS_EXHAUSTED') return false
  if (codeOf(answer) !== 'SHARED_DUPLICATE') must(answer, [200])
  return true
}

async function accept(cast: Cast, guest: Reader, plan: string): Promise<void> {
  const token = inLink(await mailTo(cast, guest.email, ' lädt Sie zum '), 'token')
  must(await change(cast, guest, { action: 'accept', token }), [200])
  cast.ledger.seats.push({ email: guest.email, plan })
}

const codeOf = ({ body }: Settled) => (body as { code?: string }).code
