import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askForCustomer } from '../../customers/shared/customer-copy.ts'
import { deskEnv } from '../../testing/desk.ts'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { mergingOf } from '../../testing/merging.ts'
import { sharingOf } from '../../testing/sharing.ts'
import { workOf } from '../../work.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness(deskEnv())
})
afterAll(() => api.close())

const { quickReader, linkedReader, owner, member, right, seat } = sharingOf(() => api)
const { merged } = mergingOf(() => api)

const accountOf = (id: string) => api.deps.db.account.findUniqueOrThrow({ where: { id } })
const favouritesOf = async (accountId: string) =>
  (await api.deps.db.favourite.findMany({ where: { accountId } })).map(({ itemId }) => itemId).sort()

const mark = (accountId: string, itemId: string, createdAt = api.deps.clock.now()) =>
  api.deps.db.favourite.create({
    data: {
      accountId,
      edition: 'az',
      itemId,
      type: 'article',
      title: itemId,
      url: 'https://x.test',
      createdAt,
    },
  })
const opened = (accountId: string, ...articles: string[]) =>
  api.deps.db.meteredArticle.createMany({
    data: articles.map((articleId) => ({
      ...{ accountId, edition: 'ht', month: '2026-11', articleId },
      openedAt: api.deps.clock.now(),
    })),
  })
const gift = async (accountId: string) => {
  const now = api.deps.clock.now()
  const row = { articleId: 'a', title: 'A', url: 'https://x.test', createdAt: now, expiresAt: now }
  const id = api.deps.ids.newId()
  await api.deps.db.articleGift.create({ data: { id, accountId, edition: 'az', tokenHash: id, ...row } })
  return id
}

describe('what a merge moves', () => {
  test('customer numbers with their rights, of which the publisher and portals learn', async () => {
    const [kept, gone] = [await quickReader(), await linkedReader()]
    await right(kept.bearer).expect(403)
    await merged(kept, gone)
    await right(kept.bearer).expect(200)
    const link = await api.deps.db.customerLink.findUniqueOrThrow({ where: { gpNumber: gone.gpNumber } })
    expect(link.accountId).toBe(kept.id)
    expect((await accountOf(gone.id)).gpNumber).toBeNull()
    expect((await accountOf(kept.id)).gpNumber).toBe(gone.gpNumber)
    const told = await askForCustomer(gone.gpNumber, workOf(api.deps))
    expect(told?.customer.linked_account_id).toBe(kept.id)
  })

  test('a seat, and the shared subscription of the going account with its members', async () => {
    const [family, other] = [await owner(), await owner()]
    const [kept, gone] = [await quickReader(), await member(family.bearer)]
    await merged(kept, gone)
    expect(await seat(gone.seatId)).toMatchObject({ accountId: kept.id, status: 'activated' })
    await right(kept.bearer).expect(200)
    const inOther = await member(other.bearer)
    const stays = await quickReader()
    await merged(stays, other)
    expect(await seat(inOther.seatId)).toMatchObject({ accountId: inOther.id, status: 'activated' })
    await right(inOther.bearer).expect(200)
  })

  test('no second seat, and none in a plan of the reader’s own', async () => {
    const [one, other] = [await owner(), await owner()]
    const [kept, gone] = [await member(one.bearer), await member(other.bearer)]
    await merged(kept, gone)
    expect((await seat(kept.seatId)).status).toBe('activated')
    expect((await seat(gone.seatId)).status).toBe('quit')
    await merged(one, kept)
    expect((await seat(kept.seatId)).status).toBe('quit')
  })

  test('favourites, gifts and missing names, and nothing that the staying account has itself', async () => {
    const [kept, gone] = [await quickReader(), await quickReader()]
    const { db } = api.deps
    await db.account.update({ where: { id: kept.id }, data: { givenName: 'Kim' } })
    await db.account.update({ where: { id: gone.id }, data: { givenName: 'K.', familyName: 'Muster' } })
    for (const item of ['a', 'b']) await mark(kept.id, item)
    for (const item of ['b', 'c']) await mark(gone.id, item)
    const given = await gift(gone.id)
    await merged(kept, gone)
    expect(await favouritesOf(kept.id)).toEqual(['a', 'b', 'c'])
    expect((await db.articleGift.findUniqueOrThrow({ where: { id: given } })).accountId).toBe(kept.id)
    expect(await accountOf(kept.id)).toMatchObject({ givenName: 'Kim', familyName: 'Muster' })
  })

  test('no more favourites than an account may have: the newest', async () => {
    const [kept, gone] = [await quickReader(), await quickReader()]
    for (let at = 0; at < 499; at++) await mark(kept.id, `k${at}`)
    await mark(gone.id, 'old', new Date(api.deps.clock.now().getTime() - 1))
    await mark(gone.id, 'new')
    await merged(kept, gone)
    expect(await favouritesOf(gone.id)).toEqual(['old'])
    expect(await favouritesOf(kept.id)).toContain('new')
  })

  test('no free article: of each month the higher count holds', async () => {
    const [kept, gone, third] = [await quickReader(), await quickReader(), await quickReader()]
    const count = (accountId: string) => api.deps.db.meteredArticle.count({ where: { accountId } })
    await opened(kept.id, 'a', 'b')
    await opened(gone.id, 'b', 'c', 'd', 'e')
    await opened(third.id, 'x')
    await merged(kept, gone)
    expect(await count(kept.id)).toBe(4)
    await merged(kept, third)
    expect(await count(kept.id)).toBe(4)
  })
})
