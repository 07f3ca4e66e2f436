import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { createArticleMedia } from '../../adapters/article-media.ts'
import { readConfig } from '../../config.ts'
import { articleMedia } from './article-media.ts'

const mediaPartBytes = 1024 * 1024
const clock = { now: () => new Date(0), offsetMs: () => 0, setOffset: () => undefined }
const film = Buffer.from(Array.from({ length: mediaPartBytes + 1_000 }, (_, index) => index % 251))
const readPart = vi.fn(async (file: string, index: number) => {
  const bytes = film.subarray(index * mediaPartBytes, (index + 1) * mediaPartBytes)
  return file === 'film.mp4' && bytes.length > 0 ? { bytes, size: film.length } : null
})
const app = Fastify()
articleMedia(
  app,
  { again: () => () => undefined },
  { articleMedia: { partBytes: mediaPartBytes, readPart }, clock },
)
app.setErrorHandler(async (_error, _request, reply) => reply.code(404).send())

const of = (name: string, range?: string, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: `/medien/${name}`, headers: range ? { range } : {} })

test('a film comes whole, part after part', async () => {
  const { statusCode, headers, rawPayload } = await of('film.mp4')
  expect([statusCode, headers['content-type'], headers['accept-ranges']]).toEqual([200, 'video/mp4', 'bytes'])
  expect(headers['content-length']).toBe(String(film.length))
  expect(rawPayload.equals(film)).toBe(true)
  const head = await of('film.mp4', undefined, 'HEAD')
  expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
    200,
    String(film.length),
    0,
  ])
})

test.each([
  ['bytes=0-', 0, mediaPartBytes],
  ['bytes=10-19', 10, 20],
  [`bytes=${mediaPartBytes - 5}-`, mediaPartBytes - 5, mediaPartBytes],
  [`bytes=${mediaPartBytes + 5}-`, mediaPartBytes + 5, film.length],
  [`bytes=${mediaPartBytes + 5}-99999999`, mediaPartBytes + 5, film.length],
])('%s is answered up to the end of its part', async (range, from, end) => {
  const { statusCode, headers, rawPayload } = await of('film.mp4', range)
  expect([statusCode, headers['content-range']]).toEqual([206, `bytes ${from}-${end - 1}/${film.length}`])
  expect(rawPayload.equals(film.subarray(from, end))).toBe(true)
})

test('what lies behind the end is 416; a range of another form is the whole', async () => {
  expect((await of('film.mp4', `bytes=${film.length}-`)).statusCode).toBe(416)
  expect((await of('film.mp4', 'bytes=-5')).statusCode).toBe(200)
  expect((await of('film.mp4', 'bytes=1-2,4-5')).statusCode).toBe(200)
})

test.each(['nie.mp4', 'film.exe', 'film.constructor', '..%2Ffilm.mp4', 'film'])(
  '%s is not found',
  async (name) => {
    expect((await of(name)).statusCode).toBe(404)
  },
)

const config = readConfig({ CONTENT_BASE_URL: 'http://127.0.0.1:9', CONTENT_API_KEY: 'key-of-articles' })
const answering = (answer: () => Response) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
const part = (bytes: Buffer, range: string) =>
  new Response(new Uint8Array(bytes), { status: 206, headers: { 'content-range': range } })

test('a part is asked for once, with the key, and kept', async () => {
  const asked = answering(() =>
    part(film.subarray(0, mediaPartBytes), `bytes 0-${mediaPartBytes - 1}/${film.length}`),
  )
  const source = createArticleMedia(config)
  const [one, other] = await Promise.all([source.readPart('film.mp4', 0), source.readPart('film.mp4', 0)])
  expect([one?.size, other?.bytes.length]).toEqual([film.length, mediaPartBytes])
  await source.readPart('film.mp4', 0)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(asked).toHaveBeenCalledWith(
    'http://127.0.0.1:9/content/v1/media/film.mp4',
    expect.objectContaining({
      headers: { authorization: 'Bearer key-of-articles', range: `bytes=0-${mediaPartBytes - 1}` },
    }),
  )
  asked.mockRestore()
})

test.each([
  ['another part', () => part(film.subarray(0, 10), 'bytes 5-14/2000')],
  ['less than it says', () => part(film.subarray(0, 10), 'bytes 0-19/20')],
  ['a whole film', () => new Response(new Uint8Array(film))],
  ['an error', () => new Response('', { status: 500 })],
])('%s is of no use', async (_what, answer) => {
  const asked = answering(answer)
  await expect(createArticleMedia(config).readPart('film.mp4', 0)).rejects.toMatchObject({
    code: 'PUBLISHER_UNAVAILABLE',
  })
  asked.mockRestore()
})

test('a small file may come whole; what there is not is null', async () => {
  const asked = answering(() => new Response('WEBVTT'))
  expect(await createArticleMedia(config).readPart('film-de.vtt', 0)).toMatchObject({ size: 6 })
  asked.mockImplementation(async () => new Response('', { status: 404 }))
  expect(await createArticleMedia(config).readPart('nie.vtt', 0)).toBeNull()
  asked.mockRestore()
})
