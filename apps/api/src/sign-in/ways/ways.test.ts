import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { startPages } from '../../testing/portal.ts'

const token = 'metrics-token-of-the-test'
let api: Harness
beforeAll(async () => {
  api = await startHarness({ METRICS_TOKEN: token, SIGN_IN_SHEET: '25,+rt,-ht', PASSKEY_BY_ITSELF: '0' })
})
afterAll(() => api.close())

const report = (body: object) => api.caller().request('post', '/ways').send(body)
const counted = async () => {
  const { text } = await api.caller().request('get', '/metrics', token).expect(200)
  return text
    .split('\n')
    .filter((line) => /^leserkonto_(ways_total|wall_to_text_seconds_(sum|count))/.test(line))
}

test('each arm is counted, the form where the device is known, the seconds of the wall', async () => {
  const sheet = { way: 'sheet', arm: 'on' }
  await report({ ...sheet, event: 'begun' }).expect(204)
  await report({ ...sheet, event: 'form' }).expect(204)
  await report({ ...sheet, event: 'form' })
    .set('Cookie', `device=${'x'.repeat(43)}`)
    .expect(204)
  await report({ ...sheet, event: 'finished', seconds: 12 }).expect(204)
  await report({ way: 'passkey', arm: 'off', event: 'finished', seconds: 3 }).expect(204)
  expect((await counted()).toSorted()).toEqual([
    'leserkonto_wall_to_text_seconds_count{arm="on"} 1',
    'leserkonto_wall_to_text_seconds_sum{arm="on"} 12',
    'leserkonto_ways_total{way="passkey",arm="off",event="finished"} 1',
    'leserkonto_ways_total{way="sheet",arm="on",event="begun"} 1',
    'leserkonto_ways_total{way="sheet",arm="on",event="finished"} 1',
    'leserkonto_ways_total{way="sheet",arm="on",event="form_known"} 1',
  ])
})

test('nothing from outside becomes a label', async () => {
  const before = await counted()
  const right = { way: 'sheet', arm: 'on', event: 'begun' }
  for (const wrong of [
    { way: 'x' },
    { arm: 'x' },
    { event: 'form_known' },
    { seconds: 1_801 },
    { seconds: -1 },
    { seconds: 1.5 },
    { more: 1 },
  ])
    await report({ ...right, ...wrong }).expect(422)
  expect(await counted()).toEqual(before)
})

test('pages say the shares of their edition', async () => {
  const pages = await startPages(api)
  const page = async (edition: string, path: string) => (await pages.page(path, { edition }).expect(200)).text
  expect(await page('az', '/hilfe')).toContain(' data-shares="25 0"')
  expect(await page('rt', '/hilfe')).toContain(' data-shares="100 0"')
  expect(await page('ht', '/hilfe')).toContain(' data-shares="0 0"')
  expect(await page('az', '/service/profil')).toContain('"shares":{"sheet":25,"passkey":0}')
  await pages.close()
})
