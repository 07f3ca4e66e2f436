import { randomInt } from 'node:crypto'
import { freshEmail, type Harness, tokenIn } from './harness.ts'
import { linkingOf } from './linking.ts'

/** The address customers of the stand-in have unless told otherwise. */
export const home = { street: 'Musterstraße', housenumber: '12', postcode: '12345', city: 'Musterstadt' }

type Plan = { family: { max_members: number } } | { company: { seats: number; allowed_domains: string[] } }

/** Owners of shared plans, and the calls by which readers share one. */
export function sharingOf(api: () => Harness) {
  const { quickReader, linkedReader } = linkingOf(api)

  /** An owner linked to a running plan of their own. */
  async function owner(plan: Plan = { family: { max_members: 4 } }, more: object = {}) {
    const id = `abo-${randomInt(1e12)}`
    const base = {
      id,
      product: 'AZ-PLUS',
      title: 'AZ PLUS Familie',
      edition: 'az' as const,
      rights: ['09', '01'],
    }
    const who = { given_name: 'Kim', family_name: 'Inhaber' }
    const reader = await linkedReader({
      ...who,
      address: home,
      subscriptions: [{ ...base, ...plan, ...more }],
    })
    return { ...reader, planId: id }
  }

  const update = (bearer: string, ...childusers: object[]) =>
    api().caller().request('put', '/shared-subscriptions/childusers/update', bearer).send({ childusers })
  const look = (bearer: string) => api().caller().request('get', '/shared-subscriptions/childusers', bearer)
  const check = (token?: string, bearer?: string) =>
    api()
      .caller()
      .request('get', `/shared-subscriptions/checkInvitation${token ? `?token=${token}` : ''}`, bearer)
  const remove = (bearer: string, id: string) =>
    api().caller().request('delete', `/shared-subscriptions/childuser/${id}`, bearer)
  const invite = (bearer: string, email: string) => update(bearer, { action: 'invite', email })
  const accept = (bearer: string, token: string, address: object | undefined = home) =>
    update(bearer, { action: 'accept', token, ...(address && { address }) })

  /** Invites an address; answers the seat's id and the token of the mail. */
  async function invited(bearer: string, email: string) {
    const { body } = await invite(bearer, email).expect(200)
    return { id: body.results[0].id as string, token: tokenIn(api().mailsTo(email).at(-1)) }
  }

  /** A member whose seat is activated. */
  async function member(bearer: string) {
    const reader = await quickReader()
    const seat = await invited(bearer, reader.email)
    await accept(reader.bearer, seat.token).expect(200)
    await api().settle()
    return { ...reader, seatId: seat.id }
  }

  type Owner = Awaited<ReturnType<typeof owner>>

  /** The publisher changes a plan, without a word. */
  const change = ({ gpNumber, planId }: Pick<Owner, 'gpNumber' | 'planId'>, fields: object) =>
    api().publisher.change(gpNumber, { subscriptions: [{ id: planId, ...fields }] })

  /** The publisher sends an event about a customer; answers what became of it. */
  async function emit(type: string, gpNumber: string) {
    const event = { type, gp_number: gpNumber, id: `evt-${randomInt(1e12)}` }
    const { url, headers, body } = await api().publisher.sign(event)
    const answer = api().caller().request('post', new URL(url).pathname).set(headers).send(body)
    return (await answer.expect(200)).body.status as string
  }

  const right = (bearer: string) =>
    api().caller().request('get', '/user/checkRight?edition=az&right=09', bearer)
  const seat = (id: string) => api().deps.db.sharedSeat.findUniqueOrThrow({ where: { id } })

  return {
    owner,
    quickReader,
    linkedReader,
    freshEmail,
    update,
    look,
    check,
    remove,
    invite,
    accept,
    invited,
    member,
    right,
    seat,
    change,
    emit,
  }
}
