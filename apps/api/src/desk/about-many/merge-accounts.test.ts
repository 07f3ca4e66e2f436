import { createHash } from 'node:crypto'
import { maskedEmail } from '@leserkonto/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskEnv, deskOf } from '../../testing/desk.ts'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { mergingOf } from '../../testing/merging.ts'
import { partnerSecret } from '../../testing/partners.ts'
import { personOf } from '../../testing/retention/planted.ts'
import { sharingOf } from '../../testing/sharing.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness(deskEnv({}, createHash('sha256').update(partnerSecret).digest('base64url')))
})
afterAll(() => api.close())

const { quickReader, linkedReader, owner, member, right, seat } = sharingOf(() => api)
const { staff, somebody } = deskOf(() => api)
const { asked, merged } = mergingOf(() => api)

const accountOf = (id: string) => api.deps.db.account.findUniqueOrThrow({ where: { id } })
const actsOf = async (accountId: string) =>
  (await api.deps.db.staffAct.findMany({ where: { accountId }, orderBy: { at: 'asc' } })).map(
    ({ act }) => act,
  )
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

describe('a merge', () => {
  test('is asked for by one person, shown with what moves, and done by a second one', async () => {
    const [kept, gone] = [await quickReader(), await linkedReader()]
    const request = await asked(kept, gone)
    expect((await accountOf(gone.id)).status).toBe('activated')
    const lead = await somebody('lead')
    const { text } = await lead.get('/zweite-person')
    expect(text).toContain(`${kept.email} bleibt, ${gone.email} geht`)
    expect(text).toContain('Kundennummern 1, Plätze in geteilten Abos 0')
    expect((await lead.post(`/zweite-person/${request}/confirm`)).status).toBe(303)
    expect((await accountOf(gone.id)).status).toBe('blocked')
  })

  test('is not confirmed by who asked for it', async () => {
    const [kept, gone] = [await quickReader(), await quickReader()]
    const lead = await somebody('lead')
    await lead.act(kept.id, 'merge.asked', { email: gone.email })
    const { id } = await api.deps.db.staffRequest.findFirstOrThrow({ where: { accountId: kept.id } })
    expect((await lead.post(`/zweite-person/${id}/confirm`)).status).toBe(422)
    expect((await accountOf(gone.id)).status).toBe('activated')
  })

  test('needs proof of who calls, another account, and is neither from nor onto one’s own', async () => {
    const [kept, gone] = [await quickReader(), await quickReader()]
    const one = await somebody('service')
    const ask = { email: gone.email }
    expect((await one.act(kept.id, 'merge.asked', { ...ask, identified: 'none' })).status).toBe(422)
    expect((await one.act(kept.id, 'merge.asked', { email: kept.email })).text).toContain('dasselbe Konto')
    expect((await one.act(kept.id, 'merge.asked', { email: 'niemand@example.test' })).status).toBe(422)
    for (const { email } of [kept, gone]) {
      const own = await staff({ subject: `own ${email}`, name: email, role: 'service' })
      expect((await own.act(kept.id, 'merge.asked', ask)).text).toContain('Am eigenen Konto')
    }
    expect(await api.deps.db.staffRequest.count({ where: { accountId: kept.id } })).toBe(0)
  })

  test('is not confirmed by whose own account it is', async () => {
    const [kept, gone] = [await quickReader(), await quickReader()]
    const request = await asked(kept, gone)
    const own = await staff({ subject: gone.id, name: gone.email, role: 'lead' })
    expect((await own.post(`/zweite-person/${request}/confirm`)).text).toContain('Am eigenen Konto')
  })

  test('waits while a former mailbox could take one of the accounts back', async () => {
    const [kept, gone] = [await quickReader(), await quickReader()]
    const request = await asked(kept, gone)
    const { db, ids, clock } = api.deps
    const link = {
      purpose: 'take_back',
      tokenHash: 'a'.repeat(43),
      accountId: gone.id,
      emailKey: 'x@y.test',
    } as const
    const expiresAt = new Date(clock.now().getTime() + 60_000)
    await db.oneTimeToken.create({ data: { id: ids.newId(), ...link, createdAt: clock.now(), expiresAt } })
    const lead = await somebody('lead')
    expect((await lead.post(`/zweite-person/${request}/confirm`)).text).toContain('Adresse gewechselt')
    api.advance(60_000)
    expect((await lead.post(`/zweite-person/${request}/confirm`)).status).toBe(303)
  })

  test('that is refused is on record for both', async () => {
    const [kept, gone] = [await quickReader(), await quickReader()]
    const request = await asked(kept, gone)
    expect((await (await somebody('lead')).post(`/zweite-person/${request}/refuse`)).status).toBe(303)
    for (const { id } of [kept, gone]) expect(await actsOf(id)).toEqual(['merge.asked', 'merge.refused'])
  })
})

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
    expect(
      (await api.deps.publisher.on({ scenario: undefined, beganMs: 0 }).customer(gone.gpNumber))
        ?.linked_account_id,
    ).toBe(kept.id)
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

describe('the going account', () => {
  test('opens to nobody: sessions, passkeys, browsers, partners and links end', async () => {
    const [kept, gone] = [await quickReader(), await quickReader()]
    const { db, ids, clock } = api.deps
    const [accountId, createdAt] = [gone.id, clock.now()]
    const key = {
      credentialId: accountId,
      publicKey: 'x',
      counter: 0,
      deviceType: 'x',
      backedUp: true,
      name: 'x',
    }
    await db.passkey.create({ data: { id: ids.newId(), accountId, ...key, createdAt } })
    await db.knownDevice.create({ data: { accountId, tokenHash: accountId, seenAt: createdAt } })
    await db.partnerConsent.create({ data: { accountId, clientId: 'x', scopes: [], givenAt: createdAt } })
    const expiresAt = new Date(createdAt.getTime() + 3_600_000)
    const token = { purpose: 'password_reset', tokenHash: ids.secretHash('x'), accountId } as const
    await db.oneTimeToken.create({ data: { id: ids.newId(), ...token, createdAt, expiresAt } })
    await merged(kept, gone)
    const where = { where: { accountId } }
    const left = [db.session.count(where), db.passkey.count(where), db.knownDevice.count(where)]
    expect(await Promise.all([...left, db.partnerConsent.count(where)])).toEqual([0, 0, 0, 0])
    expect(await db.oneTimeToken.count({ where: { accountId, supersededAt: null } })).toBe(0)
    await api.caller().request('get', '/user/export', gone.bearer).expect(401)
    const one = await somebody('service')
    expect((await one.act(gone.id, 'account.unblocked')).text).toContain('in einem anderen aufgegangen')
  })

  test('leaves its newsletters with the mailbox', async () => {
    const [kept, gone] = [await quickReader(), await quickReader()]
    const { db, clock } = api.deps
    const { userId } = await personOf(api, gone.id, gone.email)
    const list = { newsletterUserId: userId, newsletterId: 'az-morgen', edition: 'az', origin: 'x' }
    const [registeredAt, state] = [clock.now(), 'confirmed' as const]
    await db.newsletterSubscription.create({
      data: { ...list, state, registeredAt, optinConfirmationDate: registeredAt },
    })
    await merged(kept, gone)
    const user = await db.newsletterUser.findUniqueOrThrow({
      where: { id: userId },
      include: { subscriptions: true },
    })
    expect([user.accountId, user.subscriptions.map((one) => one.state)]).toEqual([null, ['confirmed']])
    api.advance(31 * 86_400_000)
    await api.runJobs()
    expect(await db.account.count({ where: { id: gone.id } })).toBe(0)
    expect(await db.newsletterSubscription.count({ where: { newsletterUserId: userId } })).toBe(1)
  })

  test('and the staying one get a mail that shows the other address masked alone', async () => {
    const [kept, gone] = [await quickReader(), await quickReader()]
    await merged(kept, gone)
    for (const [one, other] of [
      [kept, gone],
      [gone, kept],
    ] as const) {
      const { text, html } = api.mailsTo(one.email).at(-1) ?? {}
      expect(text).toContain(maskedEmail(other.email))
      expect(text).toContain('rückgängig')
      expect(`${text}${html}`).not.toContain(other.email)
    }
  })

  test('is shown as merged by the search and on its page, with a way to the other', async () => {
    const [kept, gone] = [await quickReader(), await quickReader()]
    await api.deps.db.account.update({ where: { id: gone.id }, data: { familyName: 'Zusammengelegter' } })
    await merged(kept, gone)
    const one = await somebody('service')
    const found = (await one.post('/suche', { q: 'Zusammengelegter' })).text
    expect(found).toContain(`<a href="/leser/${kept.id}">zusammengelegt mit ${kept.email}</a>`)
    const page = (await one.get(`/leser/${gone.id}`)).text
    expect(page).toContain(`mit dem Konto ${kept.email} zusammengelegt`)
    expect(page).toContain(`href="/leser/${kept.id}"`)
  })

  test('and the staying one have it on record, and in the file of both', async () => {
    const [kept, gone] = [await quickReader(), await quickReader()]
    await merged(kept, gone)
    for (const { id } of [kept, gone]) {
      expect(await actsOf(id)).toEqual(['merge.asked', 'accounts.merged'])
      const file = await (await somebody('service')).act(id, 'account.exported')
      expect(file.text).toContain('accounts.merged')
    }
  })
})
