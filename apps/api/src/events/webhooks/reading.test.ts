import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Harness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { startTold, type Told, toldOf } from '../../testing/webhooks-told.ts'

let both: Told
let api: Harness

beforeAll(async () => {
  both = await startTold()
  api = both.api
})
afterAll(() => both.close())

const { call, told } = toldOf(() => both)
const { quickReader, linkedReader } = linkingOf(() => api)

test('a free article is told once, with what is left', async () => {
  const { id, bearer } = await quickReader()
  const read = () => call('get', '/user/checkRight?edition=ht&right=09&article=ht-eins', bearer).expect(200)
  const events = await told(id, async () => {
    await read()
    await read()
  })
  expect(events).toEqual(['meter.counted ht ht-eins 2'])
})

test('a gift is told when it is given and when it is taken back, each once, and never its secret', async () => {
  const { id, bearer } = await linkedReader()
  const article = { edition: 'az', article_id: 'az-marktplatz-baeume' }
  const give = () => call('post', '/user/gifts', bearer).send(article).expect(201)
  let gift = { id: '', link: '' }
  const events = await told(id, async () => {
    gift = (await give()).body.gift
    await give()
    for (const _time of [1, 2]) await call('delete', `/user/gifts/${gift.id}`, bearer).expect(204)
  })
  const about = `az az-marktplatz-baeume ${gift.id}`
  expect(events).toEqual([`gift.given ${about}`, `gift.revoked ${about}`])
  const secret = gift.link.split('/').at(-1) ?? ''
  expect(secret).toHaveLength(40)
  expect(JSON.stringify(both.receiver.received)).not.toContain(secret)
})
