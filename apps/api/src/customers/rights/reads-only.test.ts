import { describe, expect, test } from 'vitest'
import { statementsOf } from '../../store/testing/statements-of.ts'
import type { Harness } from '../../testing/harness.ts'
import { planEndsOf } from '../../testing/plan-ends.ts'
import { type Pages, withPages } from '../../testing/portal.ts'
import { sharingOf } from '../../testing/sharing.ts'

const minute = 60_000
let api: Harness
let pages: Pages
withPages((started) => {
  api = started.api
  pages = started.pages
})

const { right, seat } = sharingOf(() => api)
const { shared, endNow, subjectsTo, endedMail } = planEndsOf(() => api)

/** What a read writes, in order (transactions and tables, without the call's own counters), and its notes. */
async function effectsOf(read: () => PromiseLike<unknown>) {
  const before = (await outbox()).map(({ id }) => id)
  const { statements } = await statementsOf(api.deps.pool, read)
  const noted = (await outbox()).filter(({ id }) => !before.includes(id)).map(({ kind }) => kind)
  const table = /^\s*(BEGIN|(?:INSERT INTO|UPDATE|DELETE FROM) (?:"public"\.)?"?(\w+)"?)/
  const written = statements.flatMap((statement) => {
    const [, begun, name] = table.exec(statement) ?? []
    return begun === undefined || name === 'rate_limit' ? [] : [name ?? begun]
  })
  return { written, noted }
}

/** A member whose copy of the owner is stale, while the plan has ended without an event. */
async function stale() {
  const { family, reader } = await shared()
  const { body } = await api
    .caller()
    .request('post', '/user/signUserData?edition=az', reader.bearer)
    .expect(200)
  await endNow(family)
  api.advance(6 * minute)
  return { family, reader, userData: body.user_data as string }
}

const outbox = () => api.deps.db.outbox.findMany({ select: { id: true, kind: true } })

describe('a read only reads', () => {
  test.each<[string, (of: Awaited<ReturnType<typeof stale>>) => PromiseLike<unknown>]>([
    ['checkRight', ({ reader }) => right(reader.bearer).expect(403)],
    ['a page of the portal', ({ userData }) => pages.page('/artikel/az-marktplatz-baeume', { userData })],
  ])(
    '%s saves a copy that is another one and notes that, and the rest follows by the outbox',
    async (_, read) => {
      const found = await stale()
      const changed = { written: ['BEGIN', 'rights_copy', 'outbox'], noted: ['customer.changed'] }
      expect(await effectsOf(() => read(found))).toEqual(changed)
      const { seatId, email } = found.reader
      expect((await seat(seatId)).status).toBe('activated')
      expect(subjectsTo(email)).not.toContain(endedMail)
      await api.settle()
      expect((await seat(seatId)).status).toBe('ended')
      expect(subjectsTo(email)).toContain(endedMail)
    },
  )

  test('checkRight that finds the same as before saves it and notes nothing', async () => {
    const { reader } = await shared()
    api.advance(6 * minute)
    const same = { written: ['BEGIN', 'rights_copy'], noted: [] }
    expect(await effectsOf(() => right(reader.bearer).expect(200))).toEqual(same)
  })

  test('GET /userinfo writes nothing, however old what it shows is', async () => {
    const { reader } = await stale()
    const info = () => api.caller().request('get', '/userinfo', reader.bearer).expect(200)
    expect(await effectsOf(info)).toEqual({ written: [], noted: [] })
  })
})
