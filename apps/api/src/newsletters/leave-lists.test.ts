import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'
import { readersOf } from '../testing/readers.ts'
import { linkIn, subscribersOf } from '../testing/subscribers.ts'
import { workOf } from '../work.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

const day = 24 * 60 * 60 * 1000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { put, look, subscriber, editLink, rowsOf, consentsOf } = subscribersOf(() => api)
const { activeReader, bearerOf } = readersOf(() => api)

const idOf = (email: string) => linkIn(api.mailsTo(email)[0]).id
const tokenFor = (id: string, list: string | null) => unsubscribeToken(id, list, workOf(api.deps))

describe('register_status 5: leaving', () => {
  test.each([
    [{ reason: '001', reason_text: ' Zu oft\nam Tag ' }, '001', 'Zu oft\nam Tag'],
    [{ reason: '002' }, '002', null],
    [{ reason: '003', reason_text: '' }, '003', null],
    [{ reason: '005' }, '005', null],
    [{}, '004', null],
    [{ reason_text: 'a\u0000\vb' }, '004', 'a\nb'],
  ])('%j is kept as %s', async (fields, reason, reasonText) => {
    const { id, token } = await editLink(await subscriber())
    await put(id, { register_status: 5, token, ...fields }).expect(200)
    expect(await rowsOf(id)).toMatchObject([{ state: 'unsubscribed', reason, reasonText }])
  })

  test.each([
    [{ reason: '006' }, 'reason'],
    [{ reason: '999' }, 'reason'],
    [{ reason_text: 'x'.repeat(501) }, 'reason_text'],
    [{ newsletters: [] }, 'newsletters'],
  ])('%j is refused', async (fields, field) => {
    const { id, token } = await editLink(await subscriber())
    const { body } = await put(id, { register_status: 5, token, ...fields }).expect(422)
    expect(body.field_errors).toMatchObject([{ field }])
    expect(await rowsOf(id)).toMatchObject([{ state: 'confirmed' }])
  })

  test('500 characters fit, counted as readers count them', async () => {
    const { id, token } = await editLink(await subscriber())
    await put(id, { register_status: 5, token, reason_text: '😀'.repeat(500) }).expect(200)
  })

  test('leaves the lists named, keeps the rest, and tells the reader', async () => {
    const email = await subscriber(['az-morgen', 'az-sport', 'az-kultur'])
    const { id, token } = await editLink(email)
    const { body } = await put(id, { register_status: 5, newsletters: ['az-sport'], token }).expect(200)
    expect(body.subscriptions.map((row: { newsletter_id: string }) => row.newsletter_id)).toEqual([
      'az-kultur',
      'az-morgen',
    ])
    await api.settle()
    expect(api.mailsTo(email).at(-1)?.text).toContain('Sie bekommen jetzt: AZ Kultur, AZ am Morgen.')
    await put(id, { register_status: 5, newsletters: ['az-sport'], token }).expect(200)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(3)
    expect((await consentsOf(id)).at(-1)).toMatchObject({ type: 'unsubscribed', newsletterIds: ['az-sport'] })
  })

  test('leaving altogether ends the edit link; the mail has nothing left to end', async () => {
    const email = await subscriber(['az-morgen'])
    const { id, token } = await editLink(email)
    const { body } = await put(id, { register_status: 5, token }).expect(200)
    expect(body).toMatchObject({ register_status: 5, subscriptions: [] })
    await put(id, { register_status: 4, edition: 'az', newsletters: ['az-sport'], token }).expect(410)
    expect((await look(`email=${email}`, token)).body.id).toBeNull()
    await api.settle()
    const mail = api.mailsTo(email).at(-1)
    expect(mail?.text).toContain('Sie bekommen jetzt keine Newsletter mehr.')
    expect(mail?.listUnsubscribe).toBeUndefined()
  })

  test('who got no answer leaves altogether once more, without another mail, and until something is ordered again', async () => {
    const email = await subscriber(['az-morgen'])
    const { id, token } = await editLink(email)
    await put(id, { register_status: 5, token }).expect(200)
    await api.settle()
    const [steps, mails] = [await consentsOf(id), api.mailsTo(email).length]
    const { body } = await put(id, { register_status: 5, token, newsletters: ['az-morgen'] }).expect(200)
    expect(body).toMatchObject({ register_status: 5 })
    expect(body.email).toBeNull()
    await api.settle()
    expect([await consentsOf(id), api.mailsTo(email).length]).toEqual([steps, mails])
    await subscriber(['az-sport'], email)
    await put(id, { register_status: 5, token }).expect(410)
  })

  test('a reader who is signed in leaves without a mail', async () => {
    const email = await activeReader()
    const bearer = await bearerOf(email)
    await api
      .caller()
      .request('post', '/newsletter/user', bearer)
      .send({ email, edition: 'az', newsletters: ['az-morgen'], consent_text_version: 'newsletter-2026-12' })
    const { id } = (await look(`email=${email}`, undefined, api.caller(), bearer)).body
    await put(id, { register_status: 5 }, api.caller(), bearer).expect(200)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(1)
  })

  test('leaving works while the publisher is down; the mail then names no lists', async () => {
    const alone = await startHarness()
    const others = subscribersOf(() => alone)
    const email = await others.subscriber(['az-morgen', 'az-sport'])
    const { id, token } = await others.editLink(email)
    await alone.publisher.goDown()
    // The catalogue was read at the sign-up: a day later it is forgotten, but the edit link still works.
    alone.advance(day - 31_000)
    await others.put(id, { register_status: 5, newsletters: ['az-sport'], token }).expect(200)
    await alone.settle()
    const mail = alone.mailsTo(email).at(-1)
    expect(mail?.subject).toBe('Ihre Newsletter wurden geändert')
    expect(mail?.text).not.toContain('Sie bekommen jetzt')
    expect(mail?.listUnsubscribe).toBeDefined()
    await alone.close()
  })
})

describe('the unsubscribe token', () => {
  test('N19: adds nothing', async () => {
    const email = await subscriber()
    const id = idOf(email)
    const wish = { register_status: 4, edition: 'az', newsletters: ['az-sport'] }
    const { body } = await put(id, { ...wish, token: tokenFor(id, null) }).expect(403)
    expect(body).toMatchObject({ code: 'NEWSLETTER_ERROR', details: { reason: 'token' } })
    expect(await rowsOf(id)).toHaveLength(1)
  })

  test('of one list ends that list only, shows nothing, and works for ever', async () => {
    const id = idOf(await subscriber(['az-morgen', 'az-sport']))
    const token = tokenFor(id, 'az-sport')
    await put(id, { register_status: 5, newsletters: ['az-morgen'], token }).expect(403)
    api.advance(400 * day)
    const { body } = await put(id, { register_status: 5, token, reason: '001' }).expect(200)
    const { undo_token, ...shown } = body
    expect(undo_token).toMatch(/^[\w-]{43}$/)
    expect(shown).toEqual({ id, email: null, register_status: 5, verified: false, subscriptions: [] })
    expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['confirmed', 'unsubscribed'])
    expect((await put(id, { register_status: 5, token }).expect(200)).body).toEqual(shown)
  })

  test('works as copying and mail programs have touched it, by page and by one click', async () => {
    for (const touch of [
      (t: string) => `${t}>`,
      (t: string) => `<${t}>.`,
      (t: string) => `${t.slice(0, 50)}= ${t.slice(50)}`,
    ]) {
      const [byPage, byClick] = [idOf(await subscriber()), idOf(await subscriber())]
      await put(byPage, { register_status: 5, token: touch(tokenFor(byPage, null)) }).expect(200)
      await api
        .caller()
        .request(
          'post',
          `/service/newsletter/abmeldung?t=${encodeURIComponent(touch(tokenFor(byClick, null)))}`,
        )
        .type('form')
        .send('List-Unsubscribe=One-Click')
        .expect(200)
    }
  })

  test('opens no newsletter user, and is nobody else’s', async () => {
    const email = await subscriber()
    const id = idOf(email)
    expect((await look(`email=${email}`, tokenFor(id, null)).expect(200)).body.id).toBeNull()
    const nothing = { id, email: null, register_status: 3, verified: false, subscriptions: [] }
    expect((await look(`user_id=${id}`, tokenFor(id, null)).expect(200)).body).toEqual(nothing)
    const other = idOf(await subscriber())
    await put(other, { register_status: 5, token: tokenFor(id, null) }).expect(404)
    const forged = tokenFor(id, null).replace(id, other)
    await put(other, { register_status: 5, token: forged }).expect(401)
    expect(await rowsOf(other)).toMatchObject([{ state: 'confirmed' }])
  })
})
