import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskEnv, deskOf } from '../../testing/desk.ts'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { mergingOf } from '../../testing/merging.ts'
import { raceRounds } from '../../testing/race-rounds.ts'
import { sharingOf } from '../../testing/sharing.ts'

const day = 86_400_000
let api: Harness
beforeAll(async () => {
  api = await startHarness(deskEnv())
})
afterAll(() => api.close())

const { quickReader, linkedReader, owner, member, seat } = sharingOf(() => api)
const { link } = linkingOf(() => api)
const { somebody, staff } = deskOf(() => api)
const { asked, merged, undone } = mergingOf(() => api)

const find = (id: string) => api.deps.db.account.findUnique({ where: { id } })
const numbersOf = async (accountId: string) =>
  (await api.deps.db.customerLink.findMany({ where: { accountId } })).map(({ gpNumber }) => gpNumber)
const deleteOwn = ({ bearer }: { bearer: string }) =>
  api.caller().request('delete', '/user/delete', bearer).send({})

describe('an undone merge', () => {
  test('gives back what has moved, unblocks the account, and is on record for both', async () => {
    const family = await owner()
    const [kept, gone] = [await quickReader(), await member(family.bearer)]
    await api.deps.db.account.update({ where: { id: gone.id }, data: { familyName: 'Muster' } })
    const merge = await merged(kept, gone)
    expect((await find(kept.id))?.familyName).toBe('Muster')
    const { text } = await undone(merge)
    expect(text).toContain('Die Konten sind wieder getrennt.')
    expect(text).not.toContain('Nicht zurückgegeben')
    expect(await find(gone.id)).toMatchObject({ status: 'activated', familyName: 'Muster' })
    expect((await find(kept.id))?.familyName).toBeNull()
    expect(await seat(gone.seatId)).toMatchObject({ accountId: gone.id, status: 'activated' })
    for (const { email } of [kept, gone])
      expect(api.mailsTo(email).at(-1)?.text).toContain('wieder von dem Konto')
    for (const accountId of [kept.id, gone.id])
      expect(await api.deps.db.staffAct.count({ where: { accountId, act: 'accounts.merge_undone' } })).toBe(1)
  })

  test('gives numbers back with their rights', async () => {
    const [kept, gone] = [await quickReader(), await linkedReader()]
    await undone(await merged(kept, gone))
    expect([await numbersOf(kept.id), await numbersOf(gone.id)]).toEqual([[], [gone.gpNumber]])
    expect((await find(gone.id))?.gpNumber).toBe(gone.gpNumber)
  })

  test('names what it cannot give back, and gives nothing that the reader has got since', async () => {
    const family = await owner()
    const [kept, gone] = [await quickReader(), await linkedReader()]
    const merge = await merged(kept, gone)
    await (await somebody('service')).act(kept.id, 'customer.unlinked', { number: gone.gpNumber })
    const later = await api.publisher.newCustomer({})
    await link(kept.bearer, { gp_number: later, postcode: '12345' }).expect(200)
    const { text } = await undone(merge)
    expect(text).toContain(`Kundennummer ${gone.gpNumber}`)
    expect(await numbersOf(kept.id)).toEqual([later])
    const [stays, goes] = [await member(family.bearer), await member(family.bearer)]
    expect((await undone(await merged(stays, goes))).text).toContain('Platz in AZ PLUS Familie')
  })

  test('is for leads alone, and once', async () => {
    const [kept, gone] = [await quickReader(), await quickReader()]
    const merge = await merged(kept, gone)
    const one = await somebody('service')
    expect((await one.get(`/leser/${kept.id}`)).text).not.toContain('accounts.merge_undone')
    expect((await one.act(kept.id, 'accounts.merge_undone', { merge: merge.id })).status).toBe(403)
    expect((await (await somebody('lead')).get(`/leser/${kept.id}`)).text).toContain('accounts.merge_undone')
    expect((await undone(merge)).status).toBe(200)
    expect((await undone(merge)).status).toBe(422)
  })

  test('is not done by whose account it is', async () => {
    const [kept, gone] = [await quickReader(), await quickReader()]
    const { id: merge } = await merged(kept, gone)
    for (const { email } of [kept, gone]) {
      const own = await staff({ subject: `own ${email}`, name: email, role: 'lead' })
      expect((await own.act(kept.id, 'accounts.merge_undone', { merge })).text).toContain('Am eigenen Konto')
    }
  })

  test('is no longer possible after 30 days, when the going account is deleted', async () => {
    const [kept, gone] = [await quickReader(), await quickReader()]
    const merge = await merged(kept, gone)
    api.advance(30 * day - 1)
    await api.runJobs()
    expect(await find(gone.id)).not.toBeNull()
    api.advance(1)
    expect((await undone(merge)).status).toBe(422)
    await api.runJobs()
    api.advance(3_600_000)
    await api.runJobs()
    expect([await find(gone.id), await find(kept.id)]).toMatchObject([null, { status: 'activated' }])
  })

  test('waits for the later one where the staying account has gone into a third', async () => {
    const [first, second, third] = [await linkedReader(), await quickReader(), await quickReader()]
    const earlier = await merged(second, first)
    const later = await merged(third, second)
    expect((await undone(earlier)).text).toContain('in einem anderen aufgegangen')
    await undone(later)
    await undone(earlier)
    expect(await numbersOf(first.id)).toEqual([first.gpNumber])
  })
})

describe('a deletion', () => {
  test('of the staying account takes the other along', async () => {
    const [kept, gone] = [await quickReader(), await quickReader()]
    await merged(kept, gone)
    await deleteOwn(kept).expect(204)
    api.advance(3_600_000)
    await api.runJobs()
    expect(await find(gone.id)).toBeNull()
  })

  test('of the staying account after the merge was undone leaves the other', async () => {
    const [kept, gone] = [await quickReader(), await quickReader()]
    await undone(await merged(kept, gone))
    await deleteOwn(kept).expect(204)
    api.advance(3_600_000)
    await api.runJobs()
    expect(await find(gone.id)).toMatchObject({ status: 'activated' })
  })

  test('of the going account by the reader service leaves with the other what it got', async () => {
    const [kept, gone] = [await quickReader(), await linkedReader()]
    const merge = await merged(kept, gone)
    await (await somebody('service')).act(gone.id, 'deletion.asked')
    const { id } = await api.deps.db.staffRequest.findFirstOrThrow({ where: { accountId: gone.id } })
    expect((await (await somebody('lead')).post(`/zweite-person/${id}/confirm`)).status).toBe(303)
    expect(await find(gone.id)).toBeNull()
    expect(await numbersOf(kept.id)).toEqual([gone.gpNumber])
    expect((await undone(merge)).status).toBe(422)
  })
})

describe('a race', () => {
  test('of two who confirm merges once', async () => {
    for (let round = 0; round < raceRounds(); round++) {
      const [kept, gone] = [await quickReader(), await linkedReader()]
      const request = await asked(kept, gone)
      const leads = [await somebody('lead'), await somebody('lead')]
      const answers = await Promise.all(leads.map((lead) => lead.post(`/zweite-person/${request}/confirm`)))
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 422])
      expect(await api.deps.db.accountMerge.count({ where: { goneId: gone.id } })).toBe(1)
      expect(await numbersOf(kept.id)).toEqual([gone.gpNumber])
    }
  })

  test('of a merge with the opposite one ends with one account', async () => {
    for (let round = 0; round < raceRounds(); round++) {
      const [one, other] = [await linkedReader(), await linkedReader()]
      const requests = [await asked(one, other), await asked(other, one)]
      const lead = await somebody('lead')
      const answers = await Promise.all(requests.map((id) => lead.post(`/zweite-person/${id}/confirm`)))
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 422])
      const states = [(await find(one.id))?.status, (await find(other.id))?.status]
      expect(states.sort()).toEqual(['activated', 'blocked'])
    }
  })

  test.each(['kept', 'gone'] as const)(
    'of a merge with a deletion of the %s account leaves no half',
    async (which) => {
      for (let round = 0; round < raceRounds(); round++) {
        const pair = { kept: await quickReader(), gone: await quickReader() }
        const request = await asked(pair.kept, pair.gone)
        const lead = await somebody('lead')
        const [answer, deletion] = await Promise.all([
          lead.post(`/zweite-person/${request}/confirm`),
          deleteOwn(pair[which]),
        ])
        const isMerged = answer.status === 303
        expect([303, 404, 422]).toContain(answer.status)
        const left = await find(pair[which].id)
        expect(left === null).toBe(deletion.status === 204)
        const other = await find(pair[which === 'kept' ? 'gone' : 'kept'].id)
        expect(other?.status).toBe(isMerged && which === 'kept' ? 'blocked' : 'activated')
        api.advance(3_600_000)
        await api.runJobs()
        if (isMerged && which === 'kept' && left === null) expect(await find(pair.gone.id)).toBeNull()
      }
    },
  )
})
