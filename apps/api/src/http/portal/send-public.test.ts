import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { publicPage } from './portal-answer.ts'
import { sendPrivate } from './send-public.ts'

const page = publicPage('what one reader may read', {
  status: 200,
  audience: 'strangers',
  headers: {},
  keys: [],
})
const app = Fastify()
app.get('/page', (request, reply) => sendPrivate(request, reply, page))
app.get('/live', (request, reply) => sendPrivate(request, reply, page, true))

test('what a script asks for again is 304 for who has it, though nobody keeps it', async () => {
  const first = await app.inject('/live')
  const { etag = '' } = first.headers
  const again = await app.inject({ url: '/live', headers: { 'if-none-match': etag } })
  expect([first.statusCode, first.headers['cache-control'], again.statusCode, again.body]).toEqual([
    200,
    'private, no-store',
    304,
    '',
  ])
})

test('a page for one reader has no mark', async () => {
  const { headers, statusCode } = await app.inject({ url: '/page', headers: { 'if-none-match': page.etag } })
  expect([statusCode, headers.etag]).toEqual([200, undefined])
})
