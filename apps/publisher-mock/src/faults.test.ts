import { afterEach, expect, test } from 'vitest'
import { testNow, testPublisher } from './test-publisher.ts'

const customer = '/crm/v1/customers/1000000101'
const subscriptions = `${customer}/subscriptions`
const link = '/crm/v1/customers/1000000910/link'
const body = { account_id: 'account-1' }
const closing: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A publisher on a real port, because `inject` does not show what happens to a connection. */
const listening = async () => {
  const publisher = testPublisher()
  closing.push(() => publisher.app.close())
  const origin = await publisher.app.listen({ port: 0, host: '127.0.0.1' })
  const fetchIt = (path: string, scenario: string, timeoutMs = 5000) =>
    fetch(origin + path, {
      headers: { authorization: 'Bearer test-key', 'x-mock-scenario': scenario },
      signal: AbortSignal.timeout(timeoutMs),
    })
  return { ...publisher, fetchIt }
}

const rule = (
  action: object,
  times?: number,
  match: object = { method: 'GET', path_regex: '^/crm/v1/customers/' },
) => ({
  body: { match, action, ...(times && { times }) },
})

test.each([
  ['crm-500', 500],
  ['crm-503', 503],
])('%s answers %i to readings and writings, and nothing is changed', async (fault, status) => {
  const { get, put } = testPublisher()
  const scenario = `fault=${fault}`
  expect((await get(customer, { scenario })).status).toBe(status)
  expect((await put(link, { scenario, body })).status).toBe(status)
  expect((await get('/crm/v1/customers/1000000910')).body.linked_account_id).toBeNull()
})

test('a fault reaches the health check too', async () => {
  const { get } = testPublisher()
  expect((await get('/crm/v1/healthz', { scenario: 'fault=crm-503' })).status).toBe(503)
})

test('crm-malformed answers 200 with a body that is no JSON', async () => {
  const { app } = testPublisher()
  const headers = { authorization: 'Bearer test-key', 'x-mock-scenario': 'fault=crm-malformed' }
  const answer = await app.inject({ url: customer, headers })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('application/json')
  expect(() => answer.json()).toThrow()
})

test.each([
  ['/crm/v1/customers?postcode=12345&family_name=Frei', { customers: [] }],
  [subscriptions, []],
  ['/crm/v1/rights?gp_number=1000000101&edition=az', { rights: [], valid_until: null }],
  ['/crm/v1/subscriptions/abo-1000000202/seats', []],
  ['/crm/v1/newsletters?edition=az', { newsletters: [], groups: [] }],
])('crm-empty finds nothing at %s', async (url, empty) => {
  const { get } = testPublisher()
  expect(await get(url, { scenario: 'fault=crm-empty' })).toEqual({ status: 200, body: empty })
})

test('crm-empty knows no single customer and lets writings pass', async () => {
  const { get, put } = testPublisher()
  const scenario = 'fault=crm-empty'
  expect((await get(customer, { scenario })).status).toBe(404)
  expect((await put(link, { scenario, body })).status).toBe(200)
})

test('crm-conflict refuses writings with their own code and lets readings pass', async () => {
  const { get, put, post } = testPublisher()
  const scenario = 'fault=crm-conflict'
  expect(await put(link, { scenario, body })).toMatchObject({
    status: 409,
    body: { code: 'LINKED_ELSEWHERE' },
  })
  const seat = await post('/crm/v1/subscriptions/abo-1000000202/seats', { scenario, body })
  expect(seat).toMatchObject({ status: 409, body: { code: 'SEATS_FULL' } })
  expect((await get(customer, { scenario })).status).toBe(200)
})

test('crm-latency answers late, and rightly', async () => {
  const { get } = testPublisher()
  const startedMs = performance.now()
  expect((await get(customer, { scenario: 'fault=crm-latency:120' })).status).toBe(200)
  expect(performance.now() - startedMs).toBeGreaterThan(110)
})

test('crm-timeout never answers', async () => {
  const { fetchIt } = await listening()
  await expect(fetchIt(customer, 'fault=crm-timeout', 200)).rejects.toThrow('timeout')
})

test('neither a hanging nor a late answer keeps the process from stopping', async () => {
  const { app, fetchIt } = await listening()
  const hanging = fetchIt(customer, 'fault=crm-timeout').catch(() => 'cut')
  const late = fetchIt(customer, 'fault=crm-latency:60000').then((answer) => answer.status)
  await expect.poll(async () => (await app.inject('/__mock/requests')).json().length).toBe(2)
  await app.close()
  expect(await hanging).toBe('cut')
  expect(await late).toBe(200)
})

test('drop ends the connection without an answer', async () => {
  const { post, fetchIt } = await listening()
  await post('/__mock/faults', rule({ drop: true }))
  await expect(fetchIt(customer, '')).rejects.toThrow('fetch failed')
})

test('timeout can be set as a rule too', async () => {
  const { post, fetchIt } = await listening()
  await post('/__mock/faults', rule({ timeout: true }))
  await expect(fetchIt(customer, '', 200)).rejects.toThrow('timeout')
})

test('stale_version answers 409', async () => {
  const { post, put } = testPublisher()
  await post('/__mock/faults', rule({ stale_version: true }, 1, { method: 'PUT', path_regex: '/link$' }))
  expect(await put(link, { body })).toMatchObject({ status: 409, body: { code: 'VERSION_STALE' } })
  expect((await put(link, { body })).status).toBe(200)
})

test('rules come in their order, each as often as it says', async () => {
  const { get, post } = testPublisher()
  await post('/__mock/faults', rule({ status: 500 }, 2))
  expect(await post('/__mock/faults', rule({ status: 429 }, 1))).toEqual({ status: 201, body: { faults: 2 } })
  const statuses = []
  for (let call = 0; call < 4; call += 1) statuses.push((await get(customer)).status)
  expect(statuses).toEqual([500, 500, 429, 200])
})

test('a rule without times holds until faults are deleted', async () => {
  const { get, post, remove } = testPublisher()
  await post('/__mock/faults', rule({ status: 503 }))
  for (let call = 0; call < 3; call += 1) expect((await get(customer)).status).toBe(503)
  expect((await remove('/__mock/faults')).status).toBe(204)
  expect((await get(customer)).status).toBe(200)
})

test('a rule matches method, path and customer', async () => {
  const { get, put, post } = testPublisher()
  const match = { method: 'get', path_regex: '^/crm/v1/(customers|rights)', gp_number: '1000000910' }
  await post('/__mock/faults', rule({ status: 503 }, undefined, match))
  expect((await get('/crm/v1/customers/1000000910')).status).toBe(503)
  expect((await get('/crm/v1/rights?gp_number=1000000910&edition=az')).status).toBe(503)
  expect((await get(customer)).status).toBe(200)
  expect((await put(link, { body })).status).toBe(200)
})

test('a rule can make the article source fail, the header cannot', async () => {
  const { get, post } = testPublisher()
  const front = '/content/v1/front/az'
  expect((await get(front, { scenario: 'fault=crm-500' })).status).toBe(200)
  await post('/__mock/faults', rule({ status: 503 }, 1, { method: 'GET', path_regex: '^/content/' }))
  expect((await get(front)).status).toBe(503)
})

test.each([
  {},
  { action: { status: 503 } },
  rule({}).body,
  rule({ status: 200 }).body,
  rule({ status: 500, drop: true }).body,
  rule({ status: 500 }, -1).body,
  rule({ status: 500 }, 1, { method: 'GET', path_regex: '(' }).body,
])('the rule %j is refused', async (body) => {
  const { post } = testPublisher()
  expect((await post('/__mock/faults', { body })).status).toBe(422)
})

test.each(['fault=mail-down', 'fault=none', 'persona=plus', '', ' ; '])(
  'the header %j changes nothing',
  async (scenario) => {
    const { get } = testPublisher()
    expect(await get(customer, { headers: { 'x-mock-scenario': scenario } })).toMatchObject({ status: 200 })
  },
)

test.each(['fault=crm-50', 'fault=toString', 'session=1', 'fault', 'colour=red'])(
  'the header %j is refused, so that no test passes by a slip of the pen',
  async (scenario) => {
    const { get } = testPublisher()
    expect(await get(customer, { scenario })).toMatchObject({
      status: 400,
      body: { code: 'SCENARIO_INVALID' },
    })
  },
)

test('without test control the header counts for nothing and there are no control routes', async () => {
  const { get, post } = testPublisher({ mockControl: false })
  expect((await get(customer, { scenario: 'fault=crm-500' })).status).toBe(200)
  expect(await get('/__mock/personas')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  expect((await post('/__mock/clock', { body: { now: testNow } })).status).toBe(404)
})
