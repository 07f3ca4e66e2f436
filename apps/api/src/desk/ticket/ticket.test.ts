import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskEnv, deskOf } from '../../testing/desk.ts'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { partnerSecret } from '../../testing/partners.ts'

let api: Harness
let service: Awaited<ReturnType<ReturnType<typeof deskOf>['somebody']>>
beforeAll(async () => {
  api = await startHarness(deskEnv({}, createHash('sha256').update(partnerSecret).digest('base64url')))
  service = await somebody('service')
})
afterAll(() => api.close())

const { quickReader } = linkingOf(() => api)
const { somebody } = deskOf(() => api)

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

test('it has no form, opens its links beside it, and stands in the frame of the ticket system alone', async () => {
  const { email } = await quickReader()
  const { text, headers } = await ticket(email)
  expect(text).not.toContain('<form')
  expect(text).toContain('<base target="_blank">')
  const framed = 'frame-ancestors https://tickets.verlag.example;'
  expect(`${headers['content-security-policy']};`).toContain(framed)
  expect((await service.get('/')).headers['content-security-policy']).toContain("frame-ancestors 'none'")
  const stranger = await api
    .caller()
    .request('get', '/ticket?email=x@example.test')
    .set('host', 'desk.localhost:3000')
  expect([stranger.status, stranger.headers['content-security-policy']]).toEqual([
    401,
    expect.stringContaining("frame-ancestors 'none'"),
  ])
})
