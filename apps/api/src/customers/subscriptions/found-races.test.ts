import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { raceRounds } from '../../testing/race-rounds.ts'
import { sharingOf } from '../../testing/sharing.ts'
import { workOf } from '../../work.ts'
import { linkFound } from '../shared/link-found.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(() => api.publisher.heal())

const { quickReader, link, unlink, account } = linkingOf(() => api)
const { emit } = sharingOf(() => api)

const path = '/user/found-subscriptions'
const claim = (bearer: string) => api.caller().request('post', path, bearer).send({})
const linksOf = async (email: string) =>
  (await account(email)).links.map(({ gpNumber, method }) => [gpNumber, method])
const foundMails = (email: string) =>
  api.mailsTo(email).filter(({ subject }) => subject === 'Wir haben Ihr Abo mit Ihrem Konto verknüpft')
const bought = (email: string) => api.publisher.newCustomer({ email })

describe('at the same moment', () => {
  test('two events, a sign-in’s look and the shop’s way back make one link and one mail', async () => {
    for (let round = 0; round < raceRounds(); round++) {
      const { email, bearer } = await quickReader()
      const gpNumber = await bought(email)
      await Promise.all([
        emit('subscription.started', gpNumber).then(() => api.settle()),
        emit('address.changed', gpNumber).then(() => api.settle()),
        claim(bearer).expect(200),
        claim(bearer).expect(200),
      ])
      await api.settle()
      expect(await linksOf(email)).toEqual([[gpNumber, 'found']])
      expect(foundMails(email)).toHaveLength(1)
    }
  })

  test('unlinking wins over an event, whichever comes first', async () => {
    for (let round = 0; round < raceRounds(); round++) {
      const { email, bearer } = await quickReader()
      const gpNumber = await bought(email)
      await link(bearer, { gp_number: gpNumber }).expect(200)
      await Promise.all([
        unlink(bearer).expect(204),
        emit('subscription.started', gpNumber).then(() => api.settle()),
        claim(bearer).expect(200),
      ])
      await emit('subscription.started', gpNumber)
      await api.settle()
      expect(await linksOf(email)).toEqual([])
    }
  })

  test('a changed address is not linked by what was found under the old one', async () => {
    const { id, email, bearer } = await quickReader()
    await bought(email)
    await api.publisher.fail({
      match: { method: 'POST', path_regex: '/customers/search$' },
      action: { latency_ms: 400 },
    })
    const asked = async () => (await api.publisher.requests('/customers/search')).length
    const before = await asked()
    const looking = claim(bearer).then((said) => said)
    await vi.waitUntil(async () => (await asked()) > before)
    const now = freshEmail('neu')
    await api.deps.db.account.update({ where: { id }, data: { email: now, emailKey: emailKey(now) } })
    expect((await looking).status).toBe(200)
    expect(await linksOf(now)).toEqual([])
  })
})

test('a customer is judged by what their record says, whatever a search answers', async () => {
  const { id, email } = await quickReader()
  const work = workOf(api.deps)
  const foreign = await bought(freshEmail('fremd'))
  const publisher = { ...work.publisher, customersOf: async () => [foreign] }
  await linkFound({ accountId: id, email }, { edition: 'az' }, { ...work, publisher })
  expect(await linksOf(email)).toEqual([])
})
