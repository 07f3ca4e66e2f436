import supertest from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'
import { rawConnection } from '../testing/raw-connection.ts'
import { linkIn, subscribersOf } from '../testing/subscribers.ts'
import { workOf } from '../work.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
  await api.app.listen({ port: 0 })
})
afterAll(() => api.close())

const { put, subscriber, editLink, rowsOf, consentsOf } = subscribersOf(() => api)

const idOf = (email: string) => linkIn(api.mailsTo(email)[0]).id
const tokenFor = (id: string, list: string | null) => unsubscribeToken(id, list, workOf(api.deps))
const path = (token: string) => `/service/newsletter/abmeldung?t=${token}`
const press = (token: string) => api.caller().request('post', path(token))
const form = 'application/x-www-form-urlencoded'
const part = 'Content-Disposition: form-data; name="List-Unsubscribe"'
const sent = (type: string | undefined, body: string) =>
  `${type === undefined ? '' : `Content-Type: ${type}\r\n`}Content-Length: ${body.length}\r\n\r\n${body}`

// Source: RFC 8058 §3.1, which binds who sends it.
test.each<[string, string]>([
  ['the form of the standard', sent(form, 'List-Unsubscribe=One-Click')],
  ['in parts', sent('multipart/form-data; boundary=x', `--x\r\n${part}\r\n\r\nOne-Click\r\n--x--\r\n`)],
  ['in parts that are none', sent('multipart/form-data; boundary=x', '--y\r\n')],
  ['in parts without a boundary', sent('multipart/form-data', '--y--')],
  ['with a line’s end behind', sent(form, 'List-Unsubscribe=One-Click\r\n')],
  ['in lower case', sent(form, 'list-unsubscribe=one-click')],
  ['with a second field', sent(form, 'List-Unsubscribe=One-Click&mail=1&List-Unsubscribe=x')],
  ['in another charset', sent('Application/X-WWW-Form-Urlencoded;charset="x', '%FF%')],
  ['with nothing in it', sent(form, '')],
  ['without type or body', '\r\n'],
  ['without a length', 'Content-Type: text/plain\r\n\r\n'],
  ['without a type', sent(undefined, 'List-Unsubscribe=One-Click')],
  ['with an empty type', sent('', 'List-Unsubscribe=One-Click')],
  ['with a type that is none', sent('x', 'List-Unsubscribe=One-Click')],
  ['as text', sent('text/plain', 'List-Unsubscribe=One-Click')],
  ['as JSON', sent('application/json', '{"List-Unsubscribe":"One-Click"}')],
  ['as half of a JSON', sent('application/json', '{"t":')],
  ['as XML', sent('text/xml', '<a>')],
  ['with other words', sent(form, 'List-Unsubscribe=No')],
  ['in pieces', `Transfer-Encoding: chunked\r\n\r\n4\r\nList\r\n0\r\n\r\n`],
  ['packed', `Content-Encoding: gzip\r\n${sent(form, 'xx')}`],
  ['half, and nothing more', 'Content-Length: 9\r\n\r\nList'],
])('N08: a request %s ends what the mail names', async (_name, request) => {
  const id = idOf(await subscriber(['az-morgen']))
  const { socket, ended } = rawConnection(api.app)
  socket.once('data', () => socket.end())
  socket.write(`POST ${path(tokenFor(id, null))} HTTP/1.1\r\nHost: az.localhost\r\n${request}`)
  expect((await ended).statuses[0]).toBe(200)
  expect(await rowsOf(id)).toMatchObject([{ state: 'unsubscribed' }])
})

// A caller that is still sending may miss the answer of a connection that is cut off.
test.each([
  ['with its length', `Content-Length: 99999999999\r\n\r\n${'x'.repeat(200_000)}`],
  ['in pieces', `Transfer-Encoding: chunked\r\n\r\n${`4000\r\n${'x'.repeat(0x4000)}\r\n`.repeat(9)}`],
])('N08: an endless request %s is cut off, and ends what the mail names', async (_how, request) => {
  const id = idOf(await subscriber(['az-morgen']))
  const { socket, ended } = rawConnection(api.app)
  socket.write(`POST ${path(tokenFor(id, null))} HTTP/1.1\r\nHost: az.localhost\r\n${request}`)
  await ended
  expect(await rowsOf(id)).toMatchObject([{ state: 'unsubscribed' }])
})

test('N08: without cookie or redirect, and the reader is told once', async () => {
  const email = await subscriber(['az-morgen', 'az-sport'])
  const id = idOf(email)
  const answer = await press(tokenFor(id, null)).expect(200)
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.headers.location).toBeUndefined()
  expect(await rowsOf(id)).toMatchObject([
    { state: 'unsubscribed', reason: '004', optinConfirmationDate: null },
    { state: 'unsubscribed', reason: '004' },
  ])
  expect((await consentsOf(id)).at(-1)).toMatchObject({ type: 'unsubscribed', method: 'one_click' })
  await press(tokenFor(id, null)).expect(200)
  await api.settle()
  expect(api.mailsTo(email)).toHaveLength(2)
})

test('the header of a real mail is all it takes', async () => {
  const email = await subscriber(['az-morgen'])
  const { id, token } = await editLink(email)
  await put(id, { register_status: 4, edition: 'az', newsletters: ['az-sport'], token }).expect(200)
  await api.settle()
  const url = new URL(api.mailsTo(email).at(-1)?.listUnsubscribe ?? '')
  await press(url.searchParams.get('t') ?? '').expect(200)
  expect((await rowsOf(id)).every(({ state }) => state === 'unsubscribed')).toBe(true)
})

test('a look at the same address changes nothing', async () => {
  const id = idOf(await subscriber())
  await supertest(api.app.server).get(path(tokenFor(id, null)))
  await supertest(api.app.server).head(path(tokenFor(id, null)))
  await supertest(api.app.server).put(path(tokenFor(id, null)))
  expect(await rowsOf(id)).toMatchObject([{ state: 'confirmed' }])
})

test('anything but a right token is refused', async () => {
  const id = idOf(await subscriber())
  await press(`${tokenFor(id, null).slice(0, -1)}x`).expect(401)
  await press('').expect(422)
  const edit = await editLink(await subscriber())
  await press(edit.token).expect(401)
  const inBody = api.caller().request('post', '/service/newsletter/abmeldung').type('form')
  await inBody.send({ t: tokenFor(id, null), 'List-Unsubscribe': 'One-Click' }).expect(422)
  expect(await rowsOf(id)).toMatchObject([{ state: 'confirmed' }])
})

test('somebody who is gone gets nothing any more, which is what was asked for', async () => {
  const id = idOf(await subscriber())
  await api.deps.db.newsletterUser.delete({ where: { id } })
  await press(tokenFor(id, null)).expect(200)
})
