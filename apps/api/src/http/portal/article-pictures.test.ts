import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { createArticlePictures } from '../../adapters/article-pictures.ts'
import { readConfig } from '../../config.ts'
import { articlePictures } from './article-pictures.ts'

const clock = { now: () => new Date(0), offsetMs: () => 0, setOffset: () => undefined }

test('names that come to nothing stay counted, and nobody is asked for them beyond the limit', async () => {
  let counted = 0
  const flood = () => {
    if (counted >= 3) throw Object.assign(new Error('RATE_LIMITED'), { statusCode: 429 })
    counted++
    return () => {
      counted--
    }
  }
  const read = vi.fn(async (file: string) => (file.startsWith('wald') ? Buffer.from('a picture') : null))
  const app = Fastify()
  articlePictures(app, { again: flood }, { articlePictures: { read }, clock })
  app.setErrorHandler(async (error, _request, reply) =>
    reply.code((error as { statusCode?: number }).statusCode ?? 404).send(),
  )
  const statuses = async (...names: string[]) =>
    Promise.all(names.map(async (name) => (await app.inject(`/bilder/${name}`)).statusCode))
  expect(await statuses('wald-320.jpg', 'wald-640.jpg', 'wald-960.jpg')).toEqual([200, 200, 200])
  expect(await statuses('wald-320.jpg', 'a-1.jpg', 'nein-320.jpg')).toEqual([200, 404, 404])
  expect(await statuses('keins-320.jpg')).toEqual([404])
  read.mockClear()
  expect(await statuses('nie-320.jpg', 'nie-321.jpg')).toEqual([429, 429])
  expect(read).not.toHaveBeenCalled()
})

test('the source is asked for few pictures at once, however many are wanted', async () => {
  const pending: ((answer: Response) => void)[] = []
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => new Promise((done) => pending.push(done)))
  const pictures = createArticlePictures(
    readConfig({ CONTENT_BASE_URL: 'http://127.0.0.1:9', CONTENT_API_KEY: 'key-of-articles' }),
  )
  const wanted = Array.from({ length: 100 }, (_, i) =>
    pictures.read(`bild-${i}.jpg`).then(
      () => 'read',
      () => 'refused',
    ),
  )
  await new Promise(setImmediate)
  expect(asked).toHaveBeenCalledTimes(8)
  expect(asked).toHaveBeenCalledWith(
    'http://127.0.0.1:9/content/v1/pictures/bild-0.jpg',
    expect.objectContaining({ headers: { authorization: 'Bearer key-of-articles' } }),
  )
  while (pending.length > 0) {
    pending.shift()?.(new Response('a picture'))
    await new Promise(setImmediate)
  }
  const outcomes = await Promise.all(wanted)
  expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(100 - 8 - 64)
  asked.mockRestore()
})
