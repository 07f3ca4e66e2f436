import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { workOf } from '../../work.ts'
import { deliverCancellation } from './deliver-cancellation.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(() => api.publisher.heal())

const cancel = (body: object, caller = api.caller()) => caller.request('post', '/cancellation').send(body)
const declaration = (email: string) => ({
  kind: 'ordinary',
  gp_number: '1000000101',
  given_name: 'Erika',
  family_name: 'Mustermann',
  contract: 'Mein Abo <b>bitte</b>',
  end_date: '2026-12-31',
  reason: 'Umzug\nins Ausland',
  email,
  edition: 'az',
})
const taken = async () => (await api.publisher.requests('/cancellations')).length

test('a declaration is stored, told to the publisher and receipted with date and time', async () => {
  const email = freshEmail()
  const before = await taken()
  const { body } = await cancel(declaration(email)).expect(201)
  expect(body.case_number).toMatch(/^K-2026(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
  expect(body.received_at).toBe(api.deps.clock.now().toISOString())
  const row = await api.deps.db.cancellation.findUniqueOrThrow({ where: { id: body.receipt_id } })
  expect(row.submittedAt).toBeNull()
  expect(row.payload).not.toContain('Mustermann')
  await api.settle()
  expect(await taken()).toBe(before + 1)
  const after = await api.deps.db.cancellation.findUniqueOrThrow({ where: { id: body.receipt_id } })
  expect(after.submittedAt).toEqual(api.deps.clock.now())
  const [mail] = api.mailsTo(email)
  expect(mail?.subject).toBe('Eingang Ihrer Kündigung am 20. November 2026 um 13:00 Uhr')
  expect(mail?.text.replaceAll('\u2060', '')).toContain('31. Dezember 2026')
  expect(mail?.text).toContain(`Vorgangsnummer: ${body.case_number}\n`)
  expect(mail?.text).not.toContain(body.receipt_id)
})

test('the publisher is told the number that the reader has', async () => {
  const { body } = await cancel(declaration(freshEmail())).expect(201)
  const work = workOf(api.deps)
  const cancellation = vi.fn<typeof work.publisher.cancellation>(async () => ({
    ok: true,
    value: { receipt_id: 'K-1', received_at: body.received_at },
  }))
  const asked = { ...work, publisher: { ...work.publisher, cancellation } }
  await deliverCancellation({ id: body.receipt_id }, api.deps.ids.newId(), asked)
  expect(cancellation.mock.calls[0]?.[0]).toMatchObject({ case_number: body.case_number })
})

test('the receipt has the whole content, as plain lines that lead nowhere', async () => {
  const email = freshEmail()
  const reason = 'Umzug\nins Ausland, siehe https://boese.example.test/a?b oder www.boese.test'
  await cancel({ ...declaration(email), kind: 'extraordinary', reason }).expect(201)
  await api.settle()
  const [mail] = api.mailsTo(email)
  for (const line of [
    'Außerordentliche Kündigung',
    'Erika Mustermann',
    '1000000101',
    'ins Ausland',
    '31. Dezember 2026',
  ])
    for (const part of [mail?.text, mail?.html]) expect(part?.replaceAll('\u2060', '')).toContain(line)
  expect(mail?.text).toContain('Mein Abo <b>bitte</b>')
  expect(mail?.html).toContain('Mein Abo &lt;b&gt;bitte&lt;/b&gt;')
  for (const part of [mail?.text, mail?.html]) expect(part).not.toMatch(/:\/\/boese|boese\.(example|test)/)
  expect(mail?.text).toContain('> Grund: Umzug\n> ins Ausland')
})

test('a withdrawal is stored, told to the publisher as one, and receipted', async () => {
  const email = freshEmail()
  const { kind: _kind, end_date: _end, reason: _reason, ...who } = declaration(email)
  const { body } = await api
    .caller()
    .request('post', '/withdrawal')
    .send({ ...who, order_date: '2026-11-18' })
    .expect(201)
  const before = await taken()
  await api.settle()
  expect(await taken()).toBe(before + 1)
  const row = await api.deps.db.cancellation.findUniqueOrThrow({ where: { id: body.receipt_id } })
  expect(JSON.parse(api.deps.secrets.open(row.payload))).toMatchObject({
    kind: 'withdrawal',
    order_date: '2026-11-18',
  })
  expect(row.submittedAt).not.toBeNull()
  const [mail] = api.mailsTo(email)
  expect(mail?.subject).toBe('Eingang Ihres Widerrufs am 20. November 2026 um 13:00 Uhr')
  expect(mail?.text.replaceAll('\u2060', '')).toContain('18. November 2026')
  expect(mail?.text).not.toMatch(/Kündigung|Gewünschtes Ende/)
})

test('a withdrawal has neither kind nor reason', async () => {
  const { body } = await api.caller().request('post', '/withdrawal').send({ kind: 'ordinary' }).expect(422)
  const fields = body.field_errors.map(({ field }: { field: string }) => field)
  expect(fields.sort()).toEqual(['email', 'given_name', 'kind'])
})

test('a publisher that is down delays nothing but its own copy', async () => {
  const email = freshEmail()
  await api.publisher.goDown()
  const { body } = await cancel({ ...declaration(email), gp_number: undefined }).expect(201)
  await api.settle()
  expect(api.mailsTo(email)).toHaveLength(1)
  await api.publisher.heal()
  api.advance(60_000)
  await api.settle()
  const row = await api.deps.db.cancellation.findUniqueOrThrow({ where: { id: body.receipt_id } })
  expect(row.submittedAt).not.toBeNull()
})

test('what § 312k asks for must be there, and the receipt needs a mailbox', async () => {
  const { body } = await cancel({ kind: 'sofort', end_date: 'bald', given_name: '\u200b' }).expect(422)
  expect(body.field_errors.map(({ field }: { field: string }) => field).sort()).toEqual([
    'email',
    'given_name',
    'kind',
  ])
  const nobody = await cancel({ ...declaration('kein postfach@') }).expect(422)
  expect(nobody.body.field_errors).toMatchObject([{ field: 'email', code: 'BLANK_INSIDE' }])
})

test('strangers of one network declare ten times a day for one customer number, and take that from nobody else', async () => {
  const stranger = api.caller()
  const own = (await linkingOf(() => api).quickReader()).bearer
  const form = () => declaration(freshEmail())
  for (let i = 0; i < 10; i++) await cancel(form(), stranger).expect(201)
  const { body } = await cancel(form(), stranger).expect(429)
  expect(body.details.limit).toBe('declaration')
  await cancel(form()).expect(201)
  await stranger.request('post', '/cancellation', own).send(form()).expect(201)
  await cancel({ ...form(), gp_number: '1000000202' }, stranger).expect(201)
})

test('an edition nobody serves is refused', async () => {
  const { body } = await cancel({ ...declaration(freshEmail()), edition: 'xy' }).expect(404)
  expect(body.code).toBe('EDITION_UNKNOWN')
})
