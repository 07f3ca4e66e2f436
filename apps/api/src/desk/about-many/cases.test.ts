import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../accounts/store/audit.ts'
import { createCancellation } from '../../customers/store/cancellations.ts'
import { enqueueEntry } from '../../outbox/enqueue.ts'
import { buryEntry } from '../../store/outbox/dead-letters.ts'
import { deskEnv, deskOf } from '../../testing/desk.ts'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { workOf } from '../../work.ts'
import { findStaffActsOf } from '../store/staff-acts.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness(deskEnv())
})
afterAll(() => api.close())

const { quickReader, linkedReader } = linkingOf(() => api)
const { staff, somebody } = deskOf(() => api)

const work = () => workOf(api.deps)
/** The row of the page that has this text; without one, nothing. */
const rowOf = (page: string, text: string) =>
  page.split('<tr>').find((row) => row.includes(text) && row.includes('</td>')) ?? ''
const stepIn = (row: string, step: string) =>
  new RegExp(`action="(/vorgaenge/[^"]+/${step})"`).exec(row)?.[1] ?? ''

async function takenBack() {
  const reader = await quickReader()
  await audit(api.deps.db, { action: 'email.taken_back', accountId: reader.id }, work())
  return reader
}

/** A mail that nobody tries any more. */
async function deadLetter() {
  const payload = { email: 'niemand@example.test', edition: 'az' }
  await enqueueEntry(api.deps.db, { kind: 'password.reset', payload }, work())
  const { id } = await api.deps.db.outbox.findFirstOrThrow({ orderBy: { position: 'desc' } })
  await buryEntry(api.deps.db, id, { cause: 'ECONNECTION', at: api.deps.clock.now() })
  return id
}

describe('a case', () => {
  test('is shown with its age until somebody closes it, and its reader sees who looked after it', async () => {
    const { id } = await takenBack()
    api.advance(2 * 24 * 60 * 60_000)
    const service = await somebody('service')
    const row = rowOf((await service.get('/vorgaenge')).text, id)
    expect(row).toContain('2 Tage')
    expect(row).toContain('niemand')
    expect((await service.post(stepIn(row, 'taken'))).headers.location).toBe('/vorgaenge?getan=taken')
    const taken = rowOf((await service.get('/vorgaenge')).text, id)
    expect(taken).toContain(service.member.name)
    expect(stepIn(taken, 'taken')).toBe('')
    await service.post(stepIn(taken, 'closed'))
    expect(rowOf((await service.get('/vorgaenge')).text, id)).toBe('')
    // Which their file and their page of data contain.
    const lines = await findStaffActsOf(api.deps.db, id)
    expect(lines.map(({ act }) => act)).toEqual(expect.arrayContaining(['case.taken', 'case.closed']))
  })

  test('is taken over by somebody else', async () => {
    const { id } = await takenBack()
    const [first, second] = [await somebody('service'), await somebody('lead')]
    await first.post(stepIn(rowOf((await first.get('/vorgaenge')).text, id), 'taken'))
    api.advance(1_000)
    await second.post(stepIn(rowOf((await second.get('/vorgaenge')).text, id), 'taken'))
    expect(rowOf((await first.get('/vorgaenge')).text, id)).toContain(second.member.name)
  })

  test('belongs to one person, also where two have the same name', async () => {
    const { id } = await takenBack()
    const first = await staff({ subject: 'eins', name: 'Leserservice', role: 'service' })
    const second = await staff({ subject: 'zwei', name: 'Leserservice', role: 'service' })
    const rowFor = async (who: typeof first) => rowOf((await who.get('/vorgaenge')).text, id)
    await first.post(stepIn(await rowFor(first), 'taken'))
    expect([stepIn(await rowFor(first), 'taken'), stepIn(await rowFor(second), 'taken')]).toEqual([
      '',
      expect.stringContaining('/taken'),
    ])
  })

  test('of a mailbox is one of a reader with a customer number', async () => {
    const [customer, other] = [await linkedReader(), await quickReader()]
    const rows = [customer, other].map(({ email }) => ({
      id: api.deps.ids.newId(),
      email,
      emailKey: email,
      suppressedAt: api.deps.clock.now(),
      suppressReason: 'hard_bounce',
      createdAt: api.deps.clock.now(),
    }))
    for (const { emailKey, ...row } of rows)
      await api.deps.db.newsletterUser.upsert({
        where: { emailKey },
        create: { ...row, emailKey },
        update: { suppressedAt: row.suppressedAt, suppressReason: row.suppressReason },
      })
    const { text } = await (await somebody('service')).get('/vorgaenge')
    const idOf = async (email: string) =>
      (await api.deps.db.account.findUniqueOrThrow({ where: { emailKey: email } })).id
    expect(text).toContain(await idOf(customer.email))
    expect(text).not.toContain(await idOf(other.email))
  })

  test('is a declaration that the publisher has not confirmed within the hour', async () => {
    const id = api.deps.ids.newId()
    const receivedAt = api.deps.clock.now()
    await createCancellation(api.deps.db, { id, payload: 'x', emailHmac: 'x', receivedAt })
    const service = await somebody('service')
    expect((await service.get('/vorgaenge')).text).not.toContain(id)
    api.advance(60 * 60_000)
    expect((await service.get('/vorgaenge')).text).toContain(id)
  })

  test('that is none any more says so', async () => {
    const service = await somebody('service')
    const gone = '/vorgaenge/takenBack/00000000-0000-4000-8000-000000000000/taken'
    expect((await service.post(gone)).status).toBe(422)
    for (const path of [
      '/vorgaenge/x/y/taken',
      gone.replace('takenBack', 'toString'),
      gone.replace('taken', 'x'),
    ])
      expect((await service.post(path)).status).toBe(404)
  })
})

describe('a dead letter', () => {
  test('is sent once more by a lead, on record without whom it is to', async () => {
    const id = await deadLetter()
    const [service, lead] = [await somebody('service'), await somebody('lead')]
    const path = `/vorgaenge/dead/${id}/retried`
    expect((await service.get('/vorgaenge')).text).not.toContain(path)
    expect((await service.post(path)).status).toBe(403)
    expect((await lead.get('/vorgaenge')).text).toContain('ECONNECTION')
    expect((await lead.post(path)).headers.location).toBe('/vorgaenge?getan=retried')
    await api.settle()
    expect((await lead.get('/vorgaenge')).text).not.toContain(path)
    expect((await lead.post(path)).status).toBe(422)
    const line = await api.deps.db.staffAct.findFirstOrThrow({ where: { act: 'letter.retried' } })
    expect(line).toMatchObject({ name: lead.member.name, detail: { kind: 'password.reset' } })
  })

  test('no auditor sees the cases', async () => {
    const auditor = await somebody('auditor')
    expect((await auditor.get('/vorgaenge')).status).toBe(403)
    expect((await auditor.get('/ticket?email=x@example.test')).status).toBe(403)
  })
})

test('the newest lines about cases are found by their index', async () => {
  const plan = await api.deps.db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`
    return tx.$queryRaw<{ 'QUERY PLAN': string }[]>`
      EXPLAIN SELECT DISTINCT ON (detail->>'case') detail->>'case' AS key, act, subject, name FROM staff_act
      WHERE act IN ('case.taken', 'case.closed') AND detail->>'case' = ANY(${['x y', 'x z']}::text[])
      ORDER BY detail->>'case', at DESC, id`
  })
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('staff_act_case_idx')
})
