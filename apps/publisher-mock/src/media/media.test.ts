import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPublisher } from '@leserkonto/publisher-mock/app'
import { expect, test } from 'vitest'

const film = readFileSync(join(import.meta.dirname, 'files/winterhimmel.mp4'))
const headers = { authorization: 'Bearer key' }
const app = buildPublisher({ apiKey: 'key', mockControl: false })
const of = (file: string, range?: string) =>
  app.inject({ url: `/content/v1/media/${file}`, headers: { ...headers, ...(range && { range }) } })

test('a film comes whole, and in the part that is asked for', async () => {
  const whole = await of('winterhimmel.mp4')
  expect([whole.statusCode, whole.headers['content-type'], whole.rawPayload.equals(film)]).toEqual([
    200,
    'video/mp4',
    true,
  ])
  const part = await of('winterhimmel.mp4', 'bytes=10-19')
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${film.length}`])
  expect(part.rawPayload.equals(film.subarray(10, 20))).toBe(true)
  const rest = await of('winterhimmel.mp4', `bytes=${film.length - 5}-`)
  expect(rest.rawPayload.equals(film.subarray(-5))).toBe(true)
})

test.each([
  ['winterhimmel.mp4', `bytes=${film.length}-`, 416],
  ['nie-gedreht.mp4', undefined, 404],
  ['media.test.ts', undefined, 404],
])('%s, %s is answered %i', async (file, range, status) => {
  expect((await of(file, range)).statusCode).toBe(status)
})
