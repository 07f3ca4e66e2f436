import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { notPersonal, type RetentionKind, retention, retentionKinds } from '@leserkonto/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { linkingOf } from '../testing/linking.ts'
import { accountRows } from '../testing/retention/account-rows.ts'
import { deskRows } from '../testing/retention/desk-rows.ts'
import { lastingRows } from '../testing/retention/lasting-rows.ts'
import { newsletterRows } from '../testing/retention/newsletter-rows.ts'
import { planRows } from '../testing/retention/plan-rows.ts'
import { endOf, newPerson, type Plant, type PurgedKind, personOf } from '../testing/retention/planted.ts'
import { workOf } from '../work.ts'
import { periodicJobs } from './periodic-jobs.ts'

const hour = 3_600_000
let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { quickReader } = linkingOf(() => api)

const plants = { ...accountRows, ...newsletterRows, ...planRows, ...deskRows } satisfies Record<
  PurgedKind,
  Plant
>
const purged = Object.entries(plants) as [PurgedKind, Plant][]
const all = Object.entries({ ...plants, ...lastingRows }) as [RetentionKind, Plant][]

/** Does the job of a kind as two processes whose turns overlap. */
async function runJobOf(kind: PurgedKind): Promise<void> {
  const { run } = periodicJobs.find(({ name }) => name === retention[kind].endedBy.job) ?? {}
  if (!run) throw new Error(`${kind} has no job`)
  await Promise.all([run(workOf(api.deps)), run(workOf(api.deps))])
}

const advanceTo = (instant: number) => api.advance(instant - api.deps.clock.now().getTime())

describe('the register of personal data', () => {
  test('covers every column of the schema once, and nothing else', () => {
    const covered = [...retentionKinds.flatMap(([, { covers }]) => covers), ...notPersonal]
    const claims = covered.flatMap(({ model, columns, rows = '' }) =>
      columns.map((column) => [`${model}.${column}`, rows] as const),
    )
    const byColumn = Map.groupBy(claims, ([column]) => column)
    expect([...byColumn.keys()].sort()).toEqual(columnsOfSchema().sort())
    const twice = [...byColumn.values()].filter((rows) => {
      const different = new Set(rows.map(([, which]) => which))
      return different.size < rows.length || (rows.length > 1 && different.has(''))
    })
    expect(twice).toEqual([])
  })

  test('names jobs that run', () => {
    const jobs = retentionKinds.flatMap(([, { endedBy }]) => ('job' in endedBy ? endedBy.job : []))
    expect(periodicJobs.map(({ name }) => name)).toEqual(expect.arrayContaining(jobs))
  })

  test.each(purged)('%s: is there until its time, and gone at it', async (kind, plant) => {
    const at = new Date(api.deps.clock.now().getTime() + 1)
    const end = endOf(kind, at)
    const count = await plant({ api, person: await newPerson(api), at, end })
    const planted = await count()
    expect(planted).toBeGreaterThan(0)
    advanceTo(end.getTime() - 1)
    await runJobOf(kind)
    expect(await count()).toBe(planted)
    advanceTo(end.getTime())
    await runJobOf(kind)
    expect(await count()).toBe(0)
  })
})

describe('what is still needed stays', () => {
  test('a seat that the publisher holds, its plan and its history', async () => {
    const { db, ids, clock } = api.deps
    const [planId, seatId, at, email] = [ids.newId(), ids.newId(), clock.now(), freshEmail()]
    const plan = { title: 'Familie', edition: 'az', maxMembers: 4, ownerGpNumber: planId }
    const over = { status: 'ended', endedAt: at } as const
    await db.sharedSubscription.create({
      data: { id: planId, crmSubscriptionId: planId, type: 'family', ...plan, ...over, createdAt: at },
    })
    const invited = { email, emailKey: email, invitedAt: at, expiresAt: at }
    await db.sharedSeat.create({
      data: { id: seatId, sharedSubscriptionId: planId, ...invited, ...over, crmSeatId: 'held' },
    })
    await db.sharedEvent.create({
      data: { id: ids.newId(), sharedSubscriptionId: planId, seatId, toStatus: 'ended', at },
    })
    const left = async () => [
      await db.sharedSeat.count({ where: { id: seatId } }),
      await db.sharedSubscription.count({ where: { id: planId } }),
      await db.sharedEvent.count({ where: { seatId } }),
    ]
    advanceTo(endOf('seatHistory', at).getTime())
    await runJobOf('seats')
    expect(await left()).toEqual([1, 1, 1])
    await db.sharedSeat.update({ where: { id: seatId }, data: { crmSeatId: null } })
    await runJobOf('seats')
    expect(await left()).toEqual([0, 0, 0])
  })
})

describe('deleting an account', () => {
  test('takes with it what the register says, and leaves the rest', async () => {
    const { id, email, bearer } = await quickReader()
    const person = await personOf(api, id, email)
    const end = new Date(api.deps.clock.now().getTime() + hour)
    const rows = new Map<RetentionKind, () => Promise<number>>()
    for (const [kind, plant] of all)
      rows.set(kind, await plant({ api, person, at: api.deps.clock.now(), end }))
    await api.caller().request('delete', '/user/delete', bearer).send({}).expect(204)
    // An upload that was not finished may still be under way.
    advanceTo(end.getTime())
    await runJobOf('picture')
    const gone: RetentionKind[] = []
    for (const [kind, count] of rows) if ((await count()) === 0) gone.push(kind)
    const expected = all.filter(([kind]) => retention[kind].onDeletion === 'gone').map(([kind]) => kind)
    expect(gone.sort()).toEqual(expected.sort())
    const nowhere = { where: { OR: [{ email }, { emailKey: email }] } }
    expect(await api.deps.db.sharedSeat.findMany({ where: { accountId: id } })).toEqual([])
    expect(await api.deps.db.account.count(nowhere)).toBe(0)
    expect(await api.deps.db.oneTimeToken.count({ where: { emailKey: email } })).toBe(0)
  })
})

/** `Model.column` of every model; what refers to another model is no column. */
function columnsOfSchema(): string[] {
  const schema = readFileSync(join(import.meta.dirname, '../../../../prisma/schema.prisma'), 'utf8')
  const models = [...schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)]
  const names = new Set(models.map(([, name]) => name))
  return models.flatMap(([, name, body = '']) =>
    [...body.matchAll(/^ {2}(\w+) +(\w+)/gm)]
      .filter(([, , type]) => !names.has(type))
      .map(([, column]) => `${name}.${column}`),
  )
}
