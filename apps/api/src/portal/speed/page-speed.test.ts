import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'

const token = 'metrics-token-of-the-test'
let api: Harness
beforeAll(async () => {
  api = await startHarness({ METRICS_TOKEN: token })
})
afterAll(() => api.close())

const report = (body: object) => api.caller().request('post', '/page-speed').send(body)
const counted = async () => {
  const { text } = await api.caller().request('get', '/metrics', token).expect(200)
  return text.split('\n').filter((line) => /^leserkonto_page_\w+_(sum|count)/.test(line))
}

test('what a browser measured is counted by the kind of the page, each measure for itself', async () => {
  await report({ page: 'article', lcp: 1_250, inp: 48, cls: 12 }).expect(204)
  await report({ page: 'article', lcp: 750 }).expect(204)
  await report({ page: 'overview', cls: 0 }).expect(204)
  expect((await counted()).toSorted()).toEqual([
    'leserkonto_page_cls_count{page="article"} 1',
    'leserkonto_page_cls_count{page="overview"} 1',
    'leserkonto_page_cls_sum{page="article"} 0.012',
    'leserkonto_page_cls_sum{page="overview"} 0',
    'leserkonto_page_inp_seconds_count{page="article"} 1',
    'leserkonto_page_inp_seconds_sum{page="article"} 0.048',
    'leserkonto_page_lcp_seconds_count{page="article"} 2',
    'leserkonto_page_lcp_seconds_sum{page="article"} 2',
  ])
})

test('nothing from outside becomes a label', async () => {
  const before = await counted()
  for (const wrong of [
    { page: 'x' },
    { page: '/artikel/az-1' },
    { lcp: 60_001 },
    { inp: -1 },
    { cls: 0.5 },
    { more: 1 },
  ])
    await report({ page: 'article', ...wrong }).expect(422)
  await report({ lcp: 1 }).expect(422)
  expect(await counted()).toEqual(before)
})
