import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskEnv, deskOf } from '../../testing/desk.ts'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness(deskEnv())
})
afterAll(() => api.close())

const { quickReader, linkedReader } = linkingOf(() => api)
const { somebody } = deskOf(() => api)

const isThere = async (id: string) => (await api.deps.db.account.count({ where: { id } })) === 1
const requestOf = async (accountId: string) =>
  (await api.deps.db.staffRequest.findFirstOrThrow({ where: { accountId } })).id
const linesOf = (accountId: string) =>
  api.deps.db.staffAct.findMany({ where: { accountId }, orderBy: [{ at: 'asc' }, { id: 'asc' }] })

describe('a deletion', () => {
  test('waits for a second person, who is on record beside the first', async () => {
    const { id } = await quickReader()
    const [first, second] = [await somebody('service'), await somebody('lead')]
    await first.act(id, 'deletion.asked', { reason: 'death', identified: 'letter' })
    expect(await isThere(id)).toBe(true)
    expect((await first.act(id, 'deletion.asked')).status).toBe(422)
    expect((await second.post(`/zweite-person/${await requestOf(id)}/confirm`)).status).toBe(303)
    expect(await isThere(id)).toBe(false)
    const lines = await linesOf(id)
    expect(lines.find(({ act }) => act === 'deletion.asked')).toMatchObject({ name: first.member.name })
    expect(lines.find(({ act }) => act === 'account.deleted')).toMatchObject({
      name: second.member.name,
      reason: 'death',
      identified: 'letter',
    })
  })

  test('is not confirmed by who has asked for it, not even past the code', async () => {
    const { id } = await quickReader()
    const lead = await somebody('lead')
    await lead.act(id, 'deletion.asked')
    const request = await requestOf(id)
    expect((await lead.get('/zweite-person')).text).not.toContain(`${request}/confirm`)
    expect((await lead.post(`/zweite-person/${request}/confirm`)).status).toBe(422)
    expect(await isThere(id)).toBe(true)
    const decided = {
      decidedAt: api.deps.clock.now(),
      decidedSubject: lead.member.subject,
      decision: 'done',
    } as const
    await expect(api.deps.db.staffRequest.update({ where: { id: request }, data: decided })).rejects.toThrow()
    expect((await lead.post(`/zweite-person/${request}/refuse`)).status).toBe(303)
  })

  test('of the account of a member of the staff is not confirmed by that member', async () => {
    const { id } = await quickReader()
    await (await somebody('service')).act(id, 'deletion.asked')
    const lead = await somebody('lead')
    const own = { email: lead.member.name, emailKey: emailKey(lead.member.name) }
    await api.deps.db.account.update({ where: { id }, data: own })
    expect((await lead.post(`/zweite-person/${await requestOf(id)}/confirm`)).status).toBe(422)
    expect(await isThere(id)).toBe(true)
  })

  test('is confirmed once where two persons race, or one of them refuses', async () => {
    const { id } = await quickReader()
    const first = await somebody('service')
    await first.act(id, 'deletion.asked')
    const request = await requestOf(id)
    const seconds = [await somebody('lead'), await somebody('lead'), await somebody('lead')]
    const answers = await Promise.all(
      seconds.map((second, at) =>
        second.post(`/zweite-person/${request}/${at === 2 ? 'refuse' : 'confirm'}`),
      ),
    )
    const decided = answers.filter(({ status }) => status === 303)
    expect(decided).toHaveLength(1)
    const lines = (await linesOf(id)).filter(({ act }) => /deleted|refused/.test(act))
    expect(lines).toHaveLength(1)
    expect(await isThere(id)).toBe(lines[0]?.act === 'deletion.refused')
  })

  test('is refused while a plan runs, and while the publisher is silent', async () => {
    const { email } = await linkedReader()
    const { id } = await api.deps.db.account.findUniqueOrThrow({ where: { emailKey: email } })
    await (await somebody('service')).act(id, 'deletion.asked')
    const second = await somebody('lead')
    const confirm = async () => second.post(`/zweite-person/${await requestOf(id)}/confirm`)
    expect((await confirm()).text).toContain('laufendes Abo')
    await api.publisher.goDown()
    expect((await confirm()).text).toContain('Abosystem antwortet gerade nicht')
    await api.publisher.heal()
    expect(await isThere(id)).toBe(true)
  })
})

describe('the record', () => {
  test('is shown to auditors, and given as a file that no spreadsheet calculates', async () => {
    const { id } = await quickReader()
    const { member, act } = await somebody('service')
    await act(id, 'sessions.ended')
    const auditor = await somebody('auditor')
    expect((await auditor.get('/protokoll')).text).toContain(member.name)
    const { headers, text } = await auditor.get('/protokoll.csv')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(text).toMatch(new RegExp(`"${member.name}";"Leserservice";"Geräte abgemeldet";"${id}"`))
    expect(text).not.toMatch(/(^|;)"[=+@-]/m)
  })

  test('is in the file whole however long it is, each line once', async () => {
    const { member } = await somebody('service')
    const { db, clock, ids } = api.deps
    // Other test files have members of the same name in this database.
    const name = `${ids.newId()}@haus.test`
    const cause = { reason: 'request', identified: 'none', act: 'reader.searched', accountId: null }
    const lines = Array.from({ length: 1_234 }, () => ({
      ...member,
      ...cause,
      name,
      id: ids.newId(),
      at: clock.now(),
      detail: { line: ids.newId() },
    }))
    await db.staffAct.createMany({ data: lines })
    const { text } = await (await somebody('auditor')).get('/protokoll.csv')
    const own = text.split('\r\n').filter((line) => line.includes(name))
    expect([own.length, new Set(own).size]).toEqual([lines.length, lines.length])
    expect(text.endsWith('\r\n')).toBe(true)
  })

  test('cannot be changed or shortened', async () => {
    const { id } = await quickReader()
    await (await somebody('service')).act(id, 'sessions.ended')
    const { db } = api.deps
    await expect(db.staffAct.updateMany({ where: { accountId: id }, data: { name: 'x' } })).rejects.toThrow()
    await expect(db.staffAct.deleteMany({ where: { accountId: id } })).rejects.toThrow()
  })

  test('has one look an hour of each who looks', async () => {
    const { id } = await quickReader()
    const [one, other] = [await somebody('service'), await somebody('service')]
    for (const who of [one, one, other]) await who.get(`/leser/${id}`)
    expect((await linesOf(id)).map(({ act, name }) => [act, name])).toEqual(
      expect.arrayContaining([
        ['reader.viewed', one.member.name],
        ['reader.viewed', other.member.name],
      ]),
    )
    expect(await linesOf(id)).toHaveLength(2)
    api.advance(3_600_000)
    await one.get(`/leser/${id}`)
    expect(await linesOf(id)).toHaveLength(3)
  })
})
