import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskEnv, deskOf } from '../../testing/desk.ts'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'

let api: Harness
let service: Awaited<ReturnType<ReturnType<typeof deskOf>['somebody']>>
beforeAll(async () => {
  api = await startHarness(deskEnv())
  service = await somebody('service')
})
afterAll(() => api.close())

const { quickReader } = linkingOf(() => api)
const { somebody } = deskOf(() => api)

const host = 'desk.localhost:3000'
const framed = 'frame-ancestors https://tickets.verlag.example;'
const asked = (email: string) => service.get(`/ticket?email=${encodeURIComponent(email)}`)
const ticket = async (email: string) => service.get((await asked(email)).headers.location ?? '')

test('beside a ticket stand the reader’s state, why articles stay closed, and the way to all of it', async () => {
  const { id, email } = await quickReader()
  const { status, text } = await ticket(email)
  expect(status).toBe(200)
  for (const said of ['Das Konto ist seit', 'keine Kundennummer verknüpft', `href="/leser/${id}"`])
    expect(text).toContain(said)
  const acts = await api.deps.db.staffAct.findMany({ where: { accountId: id } })
  expect(acts.map(({ act }) => act)).toEqual(['reader.viewed'])
})

test('the address of the reader goes out of the frame’s address at once, and another sealed text is nobody', async () => {
  const { email } = await quickReader()
  const { status, headers } = await asked(email)
  expect([status, headers.location]).toEqual([303, expect.stringMatching(/^\/ticket\?wer=[\w-]+$/)])
  for (const wer of ['x', api.deps.secrets.seal(`desk ${email}`), ''])
    expect((await service.get(`/ticket?wer=${wer}`)).text).toContain('nichts gespeichert')
})

test('a similar address leads to its reader, and an unknown one says so', async () => {
  const { id, email } = await quickReader()
  expect((await ticket(email.replace('example', 'exmaple'))).text).toContain(`/leser/${id}`)
  for (const unknown of [freshEmail(), '', 'x'.repeat(2_000)])
    expect((await ticket(unknown)).text).toContain('nichts gespeichert')
})

test('the page has no form and opens its links in another window; the ticket system alone may frame it', async () => {
  const { email } = await quickReader()
  const { text, headers } = await ticket(email)
  expect(text).not.toContain('<form')
  expect(text).toContain('<base target="_blank">')
  expect(`${headers['content-security-policy']};`).toContain(framed)
  expect((await service.get('/')).headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('where nobody is signed in, the frame says how to sign in, beside it', async () => {
  const { status, text, headers } = await api
    .caller()
    .request('get', '/ticket?email=x@example.test')
    .set('host', host)
  expect(status).toBe(401)
  expect(text).toContain('href="/anmelden"')
  expect(text).toContain('<base target="_blank">')
  expect(`${headers['content-security-policy']};`).toContain(framed)
})

test('a link of another site fills in the search, and puts no look at anybody on record', async () => {
  const { id, email } = await quickReader()
  const location = (await asked(email)).headers.location ?? ''
  const { text } = await api
    .caller()
    .request('get', location)
    .set('host', host)
    .set('cookie', `desk=${service.cookies.get('desk')}`)
    .set('sec-fetch-site', 'cross-site')
  expect(text).toContain(`value="${email}"`)
  expect(text).not.toContain(id)
  expect(await api.deps.db.staffAct.count({ where: { accountId: id } })).toBe(0)
})
