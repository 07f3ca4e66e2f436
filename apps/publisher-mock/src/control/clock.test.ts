import { expect, test } from 'vitest'
import { testPublisher } from '../test-publisher.ts'

const endsToday = '/crm/v1/customers/1000000809/subscriptions'
const endedYesterday = '/crm/v1/customers/1000000808/subscriptions'

test('a clock set takes the dates of the seed along', async () => {
  const { get, post } = testPublisher()
  const set = await post('/__mock/clock', { body: { now: '2031-07-01T08:00:00+02:00' } })
  expect(set).toEqual({ status: 200, body: { now: '2031-07-01T06:00:00.000Z' } })
  expect((await get(endsToday)).body).toMatchObject([
    { status: 'running', end_date: '2031-07-01T07:00:00.000Z' },
  ])
  expect((await get(endedYesterday)).body).toMatchObject([
    { status: 'ended', end_date: '2031-06-30T06:00:00.000Z' },
  ])
})

test('a clock advanced lets plans run out, again and again', async () => {
  const { get, post } = testPublisher()
  await post('/__mock/clock', { body: { advance: 1800 } })
  const advanced = await post('/__mock/clock', { body: { advance: 1800 } })
  expect(advanced.body).toEqual({ now: '2026-11-20T13:00:00.000Z' })
  expect((await get(endsToday)).body).toMatchObject([
    { status: 'ended', end_date: '2026-11-20T13:00:00.000Z' },
  ])
})

test('a set clock goes on with the machine', async () => {
  let machineMs = Date.parse('2026-11-20T12:00:00Z')
  const { post } = testPublisher({ now: () => new Date(machineMs) })
  await post('/__mock/clock', { body: { now: '2030-01-01T00:00:00Z' } })
  machineMs += 60_000
  expect((await post('/__mock/clock', { body: { advance: 0 } })).body.now).toBe('2030-01-01T00:01:00.000Z')
})

test.each([{}, { now: 'morgen' }, { advance: '60' }, { now: '2030-01-01T00:00:00Z', advance: 1 }])(
  'the body %j is refused',
  async (body) => {
    const { post } = testPublisher()
    expect((await post('/__mock/clock', { body })).status).toBe(422)
  },
)
