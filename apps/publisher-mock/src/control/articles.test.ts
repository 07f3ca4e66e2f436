import { expect, test } from 'vitest'
import { testPublisher } from '../test-publisher.ts'

const id = 'az-wasserrohrbruch'

test('a new headline is in the article and in lists, in this session only', async () => {
  const publisher = testPublisher()
  const scenario = 'session=11111111-1111-4111-8111-111111111111'
  const before = await publisher.get(`/content/v1/articles/${id}`)
  await publisher.patch(`/__mock/articles/${id}`, { body: { headline: 'Neu' }, scenario })
  const list = await publisher.get('/content/v1/articles?edition=az&limit=100', { scenario })
  const listed = list.body.articles.find((article: { id: string }) => article.id === id)
  const { body } = await publisher.get(`/content/v1/articles/${id}`, { scenario })
  expect([body.headline, listed.headline]).toEqual(['Neu', 'Neu'])
  expect(await publisher.get(`/content/v1/articles/${id}`)).toEqual(before)
})

test('a withdrawn article is nowhere, until it is back', async () => {
  const publisher = testPublisher()
  const found = async () => {
    const { status } = await publisher.get(`/content/v1/articles/${id}`)
    const texts = await Promise.all(
      ['/content/v1/articles?edition=az&limit=100', '/content/v1/front/az'].map((url) => publisher.get(url)),
    )
    return [status, texts.some(({ body }) => JSON.stringify(body).includes(`"${id}"`))]
  }
  await publisher.patch(`/__mock/articles/${id}`, { body: { withdrawn: true } })
  expect(await found()).toEqual([404, false])
  await publisher.patch(`/__mock/articles/${id}`, { body: { withdrawn: false } })
  expect(await found()).toEqual([200, true])
})

test('an article nobody has written is none', async () => {
  expect((await testPublisher().patch('/__mock/articles/az-nichts', { body: {} })).status).toBe(404)
})
