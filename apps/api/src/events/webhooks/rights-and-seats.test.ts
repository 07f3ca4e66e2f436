import { afterAll, beforeAll, expect, test } from 'vitest'
import { followPlanDays } from '../../customers/rights/follow-plan-days.ts'
import { followPlanEnds } from '../../customers/rights/follow-plan-ends.ts'
import { freshEmail, type Harness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { planEndsOf } from '../../testing/plan-ends.ts'
import { sharingOf } from '../../testing/sharing.ts'
import { startTold, type Told, toldOf } from '../../testing/webhooks-told.ts'

const day = 24 * 60 * 60_000

let both: Told
let api: Harness

beforeAll(async () => {
  both = await startTold()
  api = both.api
})
afterAll(() => both.close())

const { at, call, told } = toldOf(() => both)
const { quickReader, linkedReader, link, unlink } = linkingOf(() => api)
const { owner, invited, accept, member, remove, emit } = sharingOf(() => api)
const { endNow, renew, inMs } = planEndsOf(() => api)

test.each<[string, string[], () => Promise<string[]>]>([
  [
    'customer linked and unlinked',
    ['rights.changed', 'rights.changed'],
    async () => {
      const gp_number = await api.publisher.newCustomer()
      const { id, bearer } = await quickReader()
      return told(id, async () => {
        await link(bearer, { gp_number, postcode: '12345' }).expect(200)
        await api.settle()
        await unlink(bearer).expect(204)
      })
    },
  ],
  [
    'customer lost to a better claim',
    ['rights.changed'],
    async () => {
      const { id, gpNumber } = await linkedReader()
      await api.deps.db.customerLink.update({ where: { gpNumber }, data: { method: 'address' } })
      const { bearer } = await quickReader()
      await api.publisher.change(gpNumber, { linked_account_id: null })
      return told(id, () => link(bearer, { gp_number: gpNumber, postcode: '12345' }).expect(200))
    },
  ],
  [
    'plan changed, by an event of the publisher',
    ['rights.changed'],
    async () => {
      const { id, gpNumber } = await linkedReader()
      await api.publisher.change(gpNumber, {
        subscriptions: [{ id: `abo-${gpNumber}`, end_date: inMs(day) }],
      })
      return told(id, () => emit('subscription.changed', gpNumber))
    },
  ],
  [
    'plan changed, as the next look at the publisher shows',
    ['rights.changed'],
    async () => {
      const { id, gpNumber, bearer } = await linkedReader()
      await api.publisher.change(gpNumber, {
        subscriptions: [{ id: `abo-${gpNumber}`, end_date: inMs(day) }],
      })
      api.advance(6 * 60_000)
      return told(id, () => call('get', '/user/checkRight?edition=az&right=09', bearer).expect(200))
    },
  ],
  [
    'plan ended on its known day, however often the job looks',
    ['rights.changed'],
    async () => {
      const { id } = await linkedReader({
        subscriptions: [
          {
            id: `abo-${freshEmail()}`,
            product: 'AZ-PLUS',
            title: 'AZ PLUS',
            edition: 'az',
            rights: ['09'],
            end_date: inMs(day),
          },
        ],
      })
      api.advance(day + 1_000)
      return told(id, async () => {
        await followPlanDays(at())
        await followPlanDays(at())
      })
    },
  ],
  [
    'seat accepted, and given up by its member',
    ['rights.changed', 'rights.changed', 'seat.ended', 'seat.taken'],
    async () => {
      const { bearer } = await owner()
      const reader = await quickReader()
      const { id: seatId, token } = await invited(bearer, reader.email)
      return told(reader.id, async () => {
        await accept(reader.bearer, token).expect(200)
        await api.settle()
        await remove(reader.bearer, seatId).expect(200)
      })
    },
  ],
  [
    'seat taken back by the owner',
    ['rights.changed', 'seat.ended'],
    async () => {
      const { bearer } = await owner()
      const reader = await member(bearer)
      return told(reader.id, () => remove(bearer, reader.seatId).expect(200))
    },
  ],
  [
    'seat ended with its plan by an event of the publisher',
    ['rights.changed', 'seat.ended'],
    async () => {
      const family = await owner()
      const reader = await member(family.bearer)
      await endNow(family)
      return told(reader.id, () => emit('subscription.ended', family.gpNumber))
    },
  ],
  [
    'seat back with the renewal of its plan: rights by the seat and by the plan',
    ['rights.changed', 'rights.changed', 'seat.taken'],
    async () => {
      const family = await owner()
      const reader = await member(family.bearer)
      await endNow(family)
      await emit('subscription.ended', family.gpNumber)
      await api.settle()
      await renew(family)
      return told(reader.id, () => emit('subscription.changed', family.gpNumber))
    },
  ],
  [
    'seat ended with its plan by the job',
    ['rights.changed', 'seat.ended'],
    async () => {
      const family = await owner(undefined, { end_date: inMs(day) })
      const reader = await member(family.bearer)
      api.advance(day + 1_000)
      return told(reader.id, () => followPlanEnds(at()))
    },
  ],
  [
    'seat ended with the owner’s account',
    ['rights.changed', 'seat.ended'],
    async () => {
      const family = await owner()
      const reader = await member(family.bearer)
      await endNow(family)
      return told(reader.id, () => call('delete', '/user/delete', family.bearer).send({}).expect(204))
    },
  ],
])('%s: %j', async (_cause, expected, happened) => {
  expect(await happened()).toEqual(expected)
})
