import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskEnv, deskOf } from '../../testing/desk.ts'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { seatsOf } from '../../testing/seats.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness(deskEnv())
})
afterAll(() => api.close())

const { quickReader, linkedReader } = linkingOf(() => api)
const { seatFor } = seatsOf(() => api)
const { staff, somebody } = deskOf(() => api)

const check = (bearer: string) => api.caller().request('get', '/user/checkRight?edition=az&right=09', bearer)
const recordOf = (accountId: string) =>
  api.deps.db.staffAct.findMany({ where: { accountId }, orderBy: { at: 'asc' } })
const accountOf = (email: string) => api.deps.db.account.findUniqueOrThrow({ where: { emailKey: email } })
const exportOf = async (bearer: string) =>
  (await api.caller().request('get', '/user/export', bearer).expect(200)).body

describe('who may what', () => {
  test.each([
    ['service', '/ohne-zeitung'],
    ['service', '/ohne-zeitung/oeffnen'],
    ['service', '/zweite-person/00000000-0000-4000-8000-000000000000/confirm'],
    ['auditor', '/suche'],
    ['auditor', '/registrierung'],
    ['auditor', '/ohne-zeitung/oeffnen'],
  ] as const)('a %s may not send a form to %s', async (role, path) => {
    const one = await somebody(role)
    expect(
      (await one.post(path, { edition: 'az', hours: '4', q: 'x', email: 'x@example.test' })).status,
    ).toBe(403)
  })

  test('an auditor sees no reader and does nothing for one; a service reads no record', async () => {
    const { id } = await quickReader()
    const auditor = await somebody('auditor')
    expect((await auditor.get(`/leser/${id}`)).status).toBe(403)
    for (const act of ['access.opened', 'account.blocked', 'reader.noted', 'account.exported'])
      expect((await auditor.act(id, act, { edition: 'az', hours: '1', note: 'x' })).status).toBe(403)
    expect(await recordOf(id)).toEqual([])
    const service = await somebody('service')
    expect((await service.get('/protokoll')).status).toBe(403)
    expect((await service.get('/protokoll.csv')).status).toBe(403)
  })

  test('nobody acts on their own account', async () => {
    const { id, email, bearer } = await quickReader()
    const own = await staff({ subject: 'eigen', name: email.toUpperCase(), role: 'lead' })
    expect((await own.act(id, 'access.opened', { edition: 'az', hours: '1' })).status).toBe(422)
    await check(bearer).expect(403)
  })

  test('a form without its proof, with another’s, or from another site does nothing', async () => {
    const { id, bearer } = await quickReader()
    const [one, other] = [await somebody('service'), await somebody('service')]
    const [, foreign = ''] = /name="proof" value="([^"]+)"/.exec((await other.get('/')).text) ?? []
    const fields = { edition: 'az', hours: '1' }
    for (const proof of ['', 'x', foreign])
      expect((await one.act(id, 'access.opened', { ...fields, proof })).status).toBe(403)
    const page = await one.get('/')
    const [, proof = ''] = /name="proof" value="([^"]+)"/.exec(page.text) ?? []
    const sent = { ...fields, proof, reason: 'wish', identified: 'call_back' }
    for (const [header, value] of [
      ['sec-fetch-site', 'same-site'],
      ['sec-fetch-site', 'cross-site'],
      ['origin', 'http://az.localhost:3000'],
    ] as const) {
      const answer = await api
        .caller()
        .request('post', `/leser/${id}/access.opened`)
        .set('host', 'desk.localhost:3000')
        .set('cookie', `desk=${one.cookies.get('desk')}`)
        .set(header, value)
        .type('form')
        .send(sent)
      expect([header, value, answer.status]).toEqual([header, value, 403])
    }
    await check(bearer).expect(403)
  })

  test('an act needs a reason of the list, and where it could harm a proof of who calls', async () => {
    const { id } = await quickReader()
    const { act } = await somebody('service')
    expect((await act(id, 'sessions.ended', { reason: 'laune' })).status).toBe(422)
    expect((await act(id, 'account.exported', { identified: 'none' })).status).toBe(422)
    expect((await act(id, 'deletion.asked', { identified: 'none' })).status).toBe(422)
    expect((await act(id, 'address.change_begun', { identified: 'none', email: freshEmail() })).status).toBe(
      422,
    )
    expect((await recordOf(id)).map((line) => line.act)).toEqual(['reader.viewed'])
  })
})

describe('what acts do, and their lines on record', () => {
  /** The newest line of an account names who did it, and the reader's export has it with the role alone. */
  async function expectOnRecord(id: string, act: string, name: string) {
    const line = (await recordOf(id)).find((one) => one.act === act)
    expect(line).toMatchObject({ name, role: 'service', reason: 'wish', identified: 'call_back' })
  }

  test('sessions.ended: all devices are signed out', async () => {
    const { id, bearer } = await quickReader()
    const { act, member } = await somebody('service')
    expect((await act(id, 'sessions.ended')).status).toBe(303)
    await check(bearer).expect(401)
    await expectOnRecord(id, 'sessions.ended', member.name)
  })

  test('account.blocked and account.unblocked', async () => {
    const { id, bearer } = await quickReader()
    const { act, member } = await somebody('service')
    await act(id, 'account.blocked')
    await check(bearer).expect(401)
    expect((await act(id, 'account.blocked')).status).toBe(422)
    await act(id, 'account.unblocked')
    expect((await api.deps.db.account.findUniqueOrThrow({ where: { id } })).status).toBe('activated')
    await expectOnRecord(id, 'account.blocked', member.name)
    await expectOnRecord(id, 'account.unblocked', member.name)
  })

  test('reset.sent: a mail to the reader, and no link for the staff', async () => {
    const { id, email } = await quickReader()
    const { act, get, member } = await somebody('service')
    await act(id, 'reset.sent')
    await api.settle()
    expect(
      api
        .mailsTo(email)
        .map(({ text }) => text)
        .join(),
    ).toContain('Passwort')
    expect((await get(`/leser/${id}`)).text).not.toMatch(/token=/)
    await expectOnRecord(id, 'reset.sent', member.name)
  })

  test('limits.lifted: what was full is open again, and shown until then', async () => {
    const { id, bearer } = await quickReader()
    for (let count = 0; count < 3; count++)
      await api.caller().request('get', '/user/export', bearer).expect(200)
    await api.caller().request('get', '/user/export', bearer).expect(429)
    const { act, get, member } = await somebody('service')
    expect((await get(`/leser/${id}`)).text).toContain('Ausgaben der Daten')
    await act(id, 'limits.lifted')
    await api.caller().request('get', '/user/export', bearer).expect(200)
    expect((await act(id, 'limits.lifted')).status).toBe(422)
    await expectOnRecord(id, 'limits.lifted', member.name)
  })

  test('address.change_begun: only the new mailbox changes the address, and the old one is told', async () => {
    const { id, email } = await quickReader()
    const to = freshEmail()
    const { act, member } = await somebody('service')
    expect((await act(id, 'address.change_begun', { email: 'keine' })).status).toBe(422)
    expect((await act(id, 'address.change_begun', { email: (await quickReader()).email })).status).toBe(422)
    expect((await act(id, 'address.change_begun', { email: to })).status).toBe(303)
    await api.settle()
    expect((await accountOf(email)).id).toBe(id)
    expect([api.mailsTo(to).length, api.mailsTo(email).length]).toEqual([1, 1])
    await expectOnRecord(id, 'address.change_begun', member.name)
  })

  test('suppression.lifted: the address gets mail again', async () => {
    const { id, email } = await quickReader()
    const { db, secrets, clock } = api.deps
    const key = { emailHmac: secrets.mac('address', email), scope: 'invitation' } as const
    await db.suppression.create({ data: { ...key, reason: 'not_me', at: clock.now() } })
    const { act, member } = await somebody('service')
    await act(id, 'suppression.lifted')
    expect(await db.suppression.count({ where: key })).toBe(0)
    await expectOnRecord(id, 'suppression.lifted', member.name)
  })

  test('customer.unlinked: the account reads no longer with the number', async () => {
    const { email, bearer, gpNumber } = await linkedReader()
    const { id } = await accountOf(email)
    const { act, member } = await somebody('service')
    expect((await act(id, 'customer.unlinked', { number: '1' })).status).toBe(422)
    await act(id, 'customer.unlinked', { number: gpNumber })
    await check(bearer).expect(403)
    await expectOnRecord(id, 'customer.unlinked', member.name)
  })

  test('seat.ended: the member reads along no longer', async () => {
    const owner = await linkedReader()
    const member = await quickReader()
    await seatFor(owner.gpNumber, member, 'activated')
    await check(member.bearer).expect(200)
    const one = await somebody('service')
    expect((await one.act(member.id, 'seat.ended')).status).toBe(303)
    await check(member.bearer).expect(403)
    await expectOnRecord(member.id, 'seat.ended', one.member.name)
  })

  test('account.exported: the reader’s own file, without a name of the staff', async () => {
    const { id, email, bearer } = await quickReader()
    const { act, member } = await somebody('service')
    const answer = await act(id, 'account.exported')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="leserkonto.json"')
    expect(JSON.parse(answer.text).profile.email).toBe(email)
    await expectOnRecord(id, 'account.exported', member.name)
    const own = await exportOf(bearer)
    expect(own.staff_acts).toMatchObject([
      { by: 'service', act: 'account.exported', why: 'wish', identified: 'call_back' },
    ])
    expect(JSON.stringify(own)).not.toContain(member.name)
  })

  test('reader.noted: notes stay, and are in the export', async () => {
    const { id, bearer } = await quickReader()
    const { act, get } = await somebody('service')
    expect((await act(id, 'reader.noted', { note: '  ' })).status).toBe(422)
    await act(id, 'reader.noted', { note: 'Ruft <b>morgen</b>\0 wieder an.\r\n' })
    expect((await get(`/leser/${id}`)).text).toContain('Ruft &lt;b&gt;morgen&lt;/b&gt; wieder an.')
    expect((await exportOf(bearer)).staff_notes).toMatchObject([{ note: 'Ruft <b>morgen</b> wieder an.' }])
    const { db } = api.deps
    await expect(db.staffNote.updateMany({ where: { accountId: id }, data: { text: 'x' } })).rejects.toThrow()
    await expect(db.staffNote.deleteMany({ where: { accountId: id } })).rejects.toThrow()
  })
})
