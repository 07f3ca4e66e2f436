import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { ownTimeOf } from '../../testing/own-time.ts'
import type { PublisherFault } from '../../testing/test-publisher.ts'

const minute = 60_000
const longestMs = 4_000
let api: Harness

beforeAll(async () => {
  api = await startHarness({ METRICS_TOKEN: 'metrics-token-of-the-test' })
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.publisher.heal()
  api.advance(minute)
})

const { quickReader, linkedReader, customerWithAddress } = linkingOf(() => api)

/** Each call that needs the publisher's answer now, with its own reader and customer. */
async function callsThatNeedIt() {
  const [linked, deleting, checking, finder] = [
    await linkedReader(),
    await linkedReader(),
    await linkedReader(),
    await quickReader(),
  ]
  const { gpNumber, query } = await customerWithAddress()
  await api.deps.db.rightsCopy.deleteMany({ where: { gpNumber: checking.gpNumber } })
  const request = (method: 'get' | 'post' | 'delete', path: string, bearer?: string) => () =>
    api.caller().request(method, path, bearer)
  const data = { gp_number: gpNumber, postcode: '12345' }
  return {
    address: request('get', '/user/subscriptions-address', linked.bearer),
    find: request('get', `/registration/get-gp-by-address?${new URLSearchParams(query)}`, finder.bearer),
    link: () => request('post', '/user/add-gp-number', finder.bearer)().send(data),
    loginData: () => request('post', '/registration/request-login-data')().send(data),
    check: request('get', '/user/checkRight?edition=az&right=09', checking.bearer),
    delete: () => request('delete', '/user/delete', deleting.bearer)().send({}),
  }
}

const faults: [string, PublisherFault['action']][] = [
  ['down', { status: 503 }],
  ['silent', { timeout: true }],
  ['three seconds slow', { latency_ms: 3_000 }],
  ['malformed', { malformed: true }],
  ['cut off', { drop: true }],
  ['overloaded', { status: 429 }],
]

describe.each(faults)('a publisher that is %s', (_name, action) => {
  test('makes calls that need it answer 503 within four seconds, and nothing is changed', async () => {
    const calls = await callsThatNeedIt()
    const accounts = await api.deps.db.account.count()
    for (const method of ['GET', 'PUT', 'POST', 'DELETE'])
      await api.publisher.fail({ match: { method, path_regex: '^/crm/' }, action })
    const answers = await Promise.all(Object.values(calls).map((call) => ownTimeOf(call())))
    expect(answers.map(({ answer }) => [answer.status, answer.body.code])).toEqual(
      answers.map(() => [503, 'GENERIC']),
    )
    for (const { ms } of answers) expect(ms).toBeLessThan(longestMs)
    expect(await api.deps.db.account.count()).toBe(accounts)
    // The circuit is open by now, so the next call does not wait.
    expect((await ownTimeOf(calls.check())).ms).toBeLessThan(1_000)
    await api.publisher.heal()
    api.advance(minute)
    expect((await calls.check()).status).toBe(200)
    expect((await calls.find()).status).toBe(200)
  })

  test('is bridged by copies, and no sign-in waits for it', async () => {
    const linked = await linkedReader()
    api.advance(60 * minute)
    await api.publisher.fail({ match: { method: 'GET', path_regex: '^/crm/' }, action })
    const reads = ['/user/subscriptions', '/user/checkRight?edition=az&right=09', '/userinfo']
    for (const path of reads) {
      const { answer, ms } = await ownTimeOf(api.caller().request('get', path, linked.bearer))
      expect(answer.status).toBe(200)
      expect(ms).toBeLessThan(longestMs)
    }
    const signed = await ownTimeOf(api.caller().request('post', '/user/signUserData', linked.bearer).send({}))
    expect(signed.answer.status).toBe(200)
    expect(signed.ms).toBeLessThan(longestMs)
  })
})

test('a flapping publisher never makes a call wait longer, and grants stay', async () => {
  const { bearer } = await linkedReader()
  for (let round = 0; round < 12; round++) {
    await api.publisher.heal()
    if (round % 3 !== 0) await api.publisher.goDown()
    api.advance(6 * minute)
    const { answer, ms } = await ownTimeOf(
      api.caller().request('get', '/user/checkRight?edition=az&right=09', bearer),
    )
    expect([answer.status, ms < longestMs]).toEqual([200, true])
  }
})

test('outages are counted apart from bugs', async () => {
  const { bearer } = await linkedReader()
  await api.publisher.goDown()
  await api.caller().request('get', '/user/subscriptions-address', bearer).expect(503)
  const { text } = await api.caller().request('get', '/metrics', 'metrics-token-of-the-test').expect(200)
  expect(text).toMatch(/leserkonto_publisher_outages_total\{operation="subscriptions.address"\} [1-9]/)
  expect(text).not.toMatch(/leserkonto_unexpected_errors_total\{/)
})

describe('X-Mock-Scenario', () => {
  test('reaches the publisher with the call and with what the call leaves to the outbox', async () => {
    const gpNumber = await api.publisher.newCustomer()
    const { bearer } = await quickReader()
    const scenario = api.publisher.scenario('fault=crm-conflict')
    const body = { gp_number: gpNumber, postcode: '12345' }
    const call = () => api.caller().request('post', '/user/add-gp-number', bearer)
    await call().set('X-Mock-Scenario', api.publisher.scenario('fault=crm-500')).send(body).expect(503)
    await call().set('X-Mock-Scenario', scenario).send(body).expect(200)
    await api.settle()
    // The outbox entry got the conflict that the scenario of its call asked for.
    expect((await api.publisher.customer(gpNumber)).linked_account_id).toBeNull()
    await call().send(body).expect(200)
  })

  test('keeps the mails of a call back where it asks for that, and the publisher does not mind', async () => {
    const { email, bearer } = await quickReader()
    const body = { gp_number: await api.publisher.newCustomer(), postcode: '12345' }
    const call = api.caller().request('post', '/user/add-gp-number', bearer)
    await call.set('X-Mock-Scenario', api.publisher.scenario('fault=mail-down')).send(body).expect(200)
    await api.settle()
    expect(api.mailsTo(email)).toEqual([])
    expect((await api.publisher.customer(body.gp_number)).linked_account_id).not.toBeNull()
    // The header ends with its call: the next try is one of every day.
    api.advance(60_000)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(1)
  })

  test.each([[{ ALLOW_MOCK_HEADER: '0' }], [{ ALLOW_MOCK_HEADER: '0', ENVIRONMENT: 'dev' }]])(
    'is ignored and counted where %j',
    async (env) => {
      const closed = await startHarness({ ...env, METRICS_TOKEN: 'metrics-token-of-the-test' })
      const linking = linkingOf(() => closed)
      const { bearer } = await linking.linkedReader()
      await closed
        .caller()
        .request('get', '/user/subscriptions', bearer)
        .set('X-Mock-Scenario', closed.publisher.scenario('fault=crm-500'))
        .set('Cache-Control', 'no-cache')
        .expect(200)
      const { text } = await closed.caller().request('get', '/metrics', 'metrics-token-of-the-test')
      expect(text).toMatch(/leserkonto_mock_header_ignored_total 1/)
      await closed.close()
    },
  )

  test('lets the service not even start where it must not be honoured', async () => {
    const env = { ENVIRONMENT: 'production', MOCK_CONTROL: '0', ALLOW_MOCK_HEADER: '1' }
    await expect(startHarness(env)).rejects.toThrow('ALLOW_MOCK_HEADER')
  })
})
