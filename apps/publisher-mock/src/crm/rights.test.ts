import { expect, test } from 'vitest'
import { testPublisher } from '../test-publisher.ts'

const rights = (gpNumber: string, edition: string) =>
  `/crm/v1/rights?gp_number=${gpNumber}&edition=${edition}`

test.each([
  ['1000000101', 'az', ['09', '01']],
  ['1000000101', 'sso', ['09', '01']],
  ['1000000101', 'rt', []],
  ['2000000301', 'az', ['09', '01']],
  ['1000000505', 'az', []],
  ['1000000606', 'az', ['01']],
  ['1000000707', 'az', ['09']],
  ['1000000808', 'az', []],
  ['1000000913', 'az', []],
])('customer %s has in %s the rights %j, without end', async (gpNumber, edition, expected) => {
  const { get } = testPublisher()
  expect((await get(rights(gpNumber, edition))).body).toEqual({ rights: expected, valid_until: null })
})

test('rights end with the plan, to the second', async () => {
  const { get, post } = testPublisher()
  const url = rights('1000000809', 'az')
  expect((await get(url)).body).toEqual({ rights: ['09', '01'], valid_until: '2026-11-20T13:00:00.000Z' })
  await post('/__mock/clock', { body: { advance: 3599 } })
  expect((await get(url)).body.rights).toEqual(['09', '01'])
  await post('/__mock/clock', { body: { advance: 1 } })
  expect((await get(url)).body).toEqual({ rights: [], valid_until: null })
})

test('an unknown customer and an unknown edition are 404, a missing field is 422', async () => {
  const { get } = testPublisher()
  expect(await get(rights('9999999999', 'az'))).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  expect(await get(rights('1000000101', 'xx'))).toMatchObject({
    status: 404,
    body: { code: 'EDITION_UNKNOWN' },
  })
  expect(await get('/crm/v1/rights?gp_number=1000000101')).toMatchObject({ status: 422 })
  expect(await get('/crm/v1/rights?edition=az')).toMatchObject({ status: 422 })
})
