import { maskedEmail } from '@leserkonto/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskEnv, deskOf } from '../../testing/desk.ts'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { mergingOf } from '../../testing/merging.ts'
import { personOf } from '../../testing/retention/planted.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness(deskEnv())
})
afterAll(() => api.close())

const { quickReader, linkedReader } = linkingOf(() => api)
const { staff, somebody } = deskOf(() => api)
const { asked, merged } = mergingOf(() => api)

const accountOf = (id: string) => api.deps.db.account.findUniqueOrThrow({ where: { id } })
const actsOf = async (accountId: string) =>
  (await api.deps.db.staffAct.findMany({ where: { accountId }, orderBy: { at: 'asc' } })).map(
    ({ act }) => act,
  )
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

describe('the going account', () => {
  test('opens to nobody: sessions, passkeys, browsers, partners and links end', async () => {
    const [kept, gone] = [await quickReader(), await quickReader()]
    const { db, ids, clock } = api.deps
    const [accountId, createdAt] = [gone.id, clock.now()]
    const key = {
      credentialId: accountId,
      publicKey: 'x',
      counter: 0,
      deviceType: 'multiDevice',
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
