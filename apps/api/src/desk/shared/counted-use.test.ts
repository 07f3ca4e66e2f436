import type { DeskAct } from '@leserkonto/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskEnv, deskOf } from '../../testing/desk.ts'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness(deskEnv())
})
afterAll(() => api.close())

const { quickReader } = linkingOf(() => api)
const { somebody } = deskOf(() => api)
type Member = Awaited<ReturnType<typeof somebody>>

/** Somebody who did something so often half an hour ago. */
async function busy(act: DeskAct, count: number): Promise<Member> {
  const member = await somebody('service')
  const { ids, clock, db } = api.deps
  const at = new Date(clock.now().getTime() - 30 * 60_000)
  const cause = { reason: 'request', identified: 'none', accountId: null, detail: {} }
  const rows = Array.from({ length: count }, () => ({
    id: ids.newId(),
    at,
    ...member.member,
    act,
    ...cause,
  }))
  await db.staffAct.createMany({ data: rows })
  return member
}

const toldOf = async ({ member }: Member) =>
  (
    await api.deps.db.staffAct.findMany({
      where: { subject: member.subject, act: { in: ['use.exceeded', 'use.refused'] } },
      orderBy: { at: 'asc' },
    })
  ).map(({ act, accountId, detail }) => ({ act, accountId, detail }))

const countedAs = async (act: string, event: string) =>
  Number(
    new RegExp(`desk_unusual_use_total\\{act="${act}",event="${event}"\\} (\\d+)`).exec(
      await api.deps.metrics.text(),
    )?.[1],
  )

const does: Readonly<Record<string, (member: Member) => Promise<{ status: number; text: string }>>> = {
  'reader.viewed': async (member) => member.get(`/leser/${(await quickReader()).id}`),
  'account.exported': async (member) => member.act((await quickReader()).id, 'account.exported'),
  'reader.searched': (member) => member.post('/suche', { q: freshEmail() }),
}

test.each([
  ['reader.viewed', 60],
  ['account.exported', 5],
  ['reader.searched', 120],
] as const)(
  '%s beyond %i an hour is counted and on record, once an hour, and by no name',
  async (act, usual) => {
    const member = await busy(act, usual - 1)
    const before = await countedAs(act, 'exceeded')
    await does[act]?.(member)
    expect([await toldOf(member), await countedAs(act, 'exceeded')]).toEqual([[], before])
    for (const _again of [1, 2]) expect((await does[act]?.(member))?.status).toBe(200)
    expect(await toldOf(member)).toEqual([
      { act: 'use.exceeded', accountId: null, detail: { use: act, limit: usual } },
    ])
    expect(await countedAs(act, 'exceeded')).toBe(before + 1)
    expect(await api.deps.metrics.text()).not.toContain(member.member.name)
  },
)

test.each([
  ['reader.viewed', 200],
  ['account.exported', 20],
] as const)(
  '%s beyond %i an hour is refused with the time from which on it goes on, and on record',
  async (act, most) => {
    const member = await busy(act, most)
    const before = await countedAs(act, 'refused')
    const { status, text } = (await does[act]?.(member)) ?? {}
    expect(status).toBe(429)
    expect(text).toMatch(/Weiter geht es ab \d\d:\d\d Uhr/)
    expect(await toldOf(member)).toEqual([
      { act: 'use.refused', accountId: null, detail: { use: act, limit: most } },
    ])
    expect(await countedAs(act, 'refused')).toBe(before + 1)
    expect(await api.deps.db.staffAct.count({ where: { subject: member.member.subject, act } })).toBe(most)
    expect((await does[act]?.(await somebody('service')))?.status).toBe(200)
  },
)

test('a reader who was looked at within the hour is shown all the same, and others again when the hour is over', async () => {
  const member = await busy('reader.viewed', 199)
  const { id } = await quickReader()
  expect((await member.get(`/leser/${id}`)).status).toBe(200)
  const other = await quickReader()
  expect((await member.get(`/leser/${other.id}`)).status).toBe(429)
  const { headers } = await member.get(`/ticket?email=${other.email}`)
  const frame = await member.get(headers.location ?? '')
  expect([frame.status, frame.text.includes('<header>')]).toEqual([429, false])
  expect((await member.get(`/leser/${id}`)).status).toBe(200)
  api.advance(31 * 60_000)
  expect((await member.get(`/leser/${other.id}`)).status).toBe(200)
})

test('many at once are no more than one after the other', async () => {
  const member = await busy('account.exported', 18)
  const { id } = await quickReader()
  const answers = await Promise.all(Array.from({ length: 6 }, () => member.act(id, 'account.exported')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
})
