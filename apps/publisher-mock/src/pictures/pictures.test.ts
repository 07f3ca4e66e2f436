import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { buildPublisher } from '../app.ts'

const app = buildPublisher({ apiKey: 'key', mockControl: false })
afterAll(() => app.close())
const ask = (file: string) =>
  app.inject({ url: `/content/v1/pictures/${file}`, headers: { authorization: 'Bearer key' } })

test.each([
  ['jpg', 'jpeg', 'image/jpeg'],
  ['webp', 'webp', 'image/webp'],
  ['avif', 'heif', 'image/avif'],
])('a picture in %s is as wide as its name says', async (ending, format, type) => {
  const answer = await ask(`marktplatz-320.${ending}`)
  expect(answer.headers['content-type']).toBe(type)
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width: 320, height: 213 })
})

test('one name is always the same picture, another name another', async () => {
  const [first, again, other] = await Promise.all(
    ['wald-320.webp', 'wald-320.webp', 'luchs-320.webp'].map(async (file) => (await ask(file)).rawPayload),
  )
  expect(first?.equals(again ?? Buffer.of())).toBe(true)
  expect(first?.equals(other ?? Buffer.of())).toBe(false)
})

test.each(['wald-321.jpg', 'wald-320.gif', 'wald.jpg', '..%2f-320.jpg'])('%s is none', async (file) => {
  expect((await ask(file)).statusCode).toBe(404)
})
