import { meterMonth } from '@leserkonto/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { readersOf } from '../../testing/readers.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { activeReader, bearerOf } = readersOf(() => api)

test('an account taken back forgets what the other owner read and gave, and keeps how much', async () => {
  const { db, clock, ids } = api.deps
  const [email, to] = [await activeReader(), freshEmail('fremd')]
  const bearer = await bearerOf(email)
  const { id: accountId } = await db.account.findFirstOrThrow({ where: { email } })
  await api.caller().request('put', '/user/email', bearer).send({ email: to, edition: 'az' }).expect(202)
  await api.settle()
  const link = tokenIn(api.mailsTo(to).at(-1))
  await api.caller().request('get', `/user/email/verify?token=${link}`, bearer).expect(200)
  await api.settle()
  api.advance(1_000)

  const openedAt = clock.now()
  const read = { accountId, edition: 'ht', month: meterMonth(openedAt), articleId: 'ht-gelesen', openedAt }
  await db.meteredArticle.create({ data: read })
  const expiresAt = new Date(openedAt.getTime() + 86_400_000)
  const gift = {
    id: ids.newId(),
    accountId,
    edition: 'ht',
    articleId: 'ht-geschenkt',
    title: 'Geschenkt',
    url: '/artikel/ht-geschenkt',
    expiresAt,
  }
  await db.articleGift.create({ data: { ...gift, tokenHash: ids.newId(), createdAt: openedAt } })

  const notice = api
    .mailsTo(email)
    .findLast(({ subject }) => subject === 'Ihre E-Mail-Adresse wurde geändert')
  await api
    .caller()
    .request('post', '/user/email/take-back')
    .send({ token: tokenIn(notice) })
    .expect(200)
  const [counted] = await db.meteredArticle.findMany({ where: { accountId } })
  expect(counted?.articleId).toMatch(/^forgotten-/)
  const [given] = await db.articleGift.findMany({ where: { accountId } })
  expect(given?.revokedAt).toEqual(clock.now())
})
