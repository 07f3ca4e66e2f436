import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { readersOf } from '../testing/readers.ts'
import { linkIn, subscribersOf } from '../testing/subscribers.ts'

const minute = 60_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { signUp, put, confirm, look, newestLink, subscriber, editLink, rowsOf, consentsOf } = subscribersOf(
  () => api,
)
const { activeReader, bearerOf } = readersOf(() => api)

describe('a sign-up for newsletters', () => {
  test('N01: an unknown address gets one opt-in mail, and nobody sees it has been asked for', async () => {
    const email = freshEmail()
    const { body } = await signUp(email, ['az-morgen', 'az-kultur'], { return_url: '/artikel/1' }).expect(200)
    expect(body).toEqual({ register_status: 2, message: expect.stringContaining('Postfach') })
    await api.settle()
    const [mail, ...more] = api.mailsTo(email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Bitte bestätigen Sie Ihre Newsletter-Anmeldung')
    expect(mail?.text).toContain('AZ am Morgen, AZ Kultur')
    expect(mail?.text).toContain('Absender der Newsletter ist')
    expect(mail?.text).toContain('am 20. November 2026 um 13:')
    expect(mail?.text).toMatch(/\nhttp:\/\/az\.localhost:3000\/service\/profil\/nicht-ich\?t=[\w-]{43}\n/)
    expect(mail?.listUnsubscribe).toBeUndefined()
    expect(mail?.text).not.toContain('/artikel/1')
    const { id } = linkIn(mail)
    expect((await look(`email=${email}`).expect(200)).body.subscriptions).toEqual([])
    expect(await rowsOf(id)).toMatchObject([
      { newsletterId: 'az-kultur', state: 'mail_sent', mailSentAt: expect.any(Date) },
      { newsletterId: 'az-morgen', state: 'mail_sent', optinConfirmationDate: null },
    ])
    expect(await consentsOf(id)).toMatchObject([
      {
        type: 'requested',
        method: 'form',
        textVersion: 'newsletter-2026-12',
        textSha256: expect.any(String),
        mailId: mail?.messageId,
        ip: expect.any(String),
        edition: 'az',
        companyId: 31,
      },
    ])
  })

  test('N02, G34: nothing a scanner fetches confirms', async () => {
    const email = freshEmail()
    await signUp(email, ['az-morgen'])
    const { id, token } = await newestLink(email)
    const page = `/service/newsletter/doi?id=${id}&token=${token}`
    for (let i = 0; i < 3; i++) await api.caller().request('get', page)
    await supertest(api.app.server).head(page)
    await look(`user_id=${id}`, token).expect(200)
    expect(await rowsOf(id)).toMatchObject([{ state: 'mail_sent', optinConfirmationDate: null }])
  })

  test('N07: lists that are confirmed stay so and are not named again', async () => {
    const email = await subscriber(['az-morgen'])
    const { id } = linkIn(api.mailsTo(email)[0])
    const [before] = await rowsOf(id)
    await signUp(email, ['az-morgen', 'az-sport']).expect(200)
    const link = await newestLink(email)
    expect(api.mailsTo(email)).toHaveLength(2)
    expect(api.mailsTo(email).at(-1)?.text).toContain('AZ Lokalsport')
    expect(api.mailsTo(email).at(-1)?.text).not.toContain('AZ am Morgen')
    await confirm(link).expect(200)
    const [morning, sport] = await rowsOf(id)
    expect(morning).toEqual(before)
    expect(sport).toMatchObject({ newsletterId: 'az-sport', state: 'confirmed' })
  })

  test('a wish for nothing but confirmed lists sends no mail and tells nobody', async () => {
    const email = await subscriber(['az-morgen'])
    const known = await signUp(email, ['az-morgen']).expect(200)
    const unknown = await signUp(freshEmail(), ['az-morgen']).expect(200)
    expect(known.text).toBe(unknown.text)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(1)
  })

  test('N11: 120 wishes of one network are stopped with Retry-After', async () => {
    const caller = api.caller()
    let stopped = 0
    for (let i = 0; i < 120; i++) {
      const answer = await signUp(freshEmail(), ['az-morgen'], {}, caller)
      if (answer.status !== 429) continue
      stopped++
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(stopped).toBe(20)
    await api.settle()
  })

  test('mails to one address are limited silently for everybody who asks; what was held back is asked in the next', async () => {
    const email = freshEmail()
    await signUp(email, ['az-morgen']).expect(200)
    const { id } = await newestLink(email)
    const held = await signUp(email, ['az-sport']).expect(200)
    expect(held.body.register_status).toBe(2)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(1)
    expect(await rowsOf(id)).toHaveLength(1)
    expect(await consentsOf(id)).toHaveLength(1)
    api.advance(minute)
    await api.settle()
    expect(api.mailsTo(email).map(({ text }) => /AZ am Morgen/.test(text))).toEqual([true, false])
    expect(await rowsOf(id)).toHaveLength(2)
  })

  test('the same wish again within a minute is no second mail, nor one later', async () => {
    const email = freshEmail()
    await signUp(email, ['az-morgen']).expect(200)
    await api.settle()
    await signUp(email, ['az-morgen']).expect(200)
    await api.settle()
    api.advance(minute)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(1)
  })

  test('a wish that waits asks nobody who has taken and left the list since', async () => {
    const email = await subscriber(['az-kultur'])
    await signUp(email, ['az-sport']).expect(200)
    await api.settle()
    await signUp(email, ['az-morgen']).expect(200)
    await api.settle()
    const { id, token } = await editLink(email)
    const lists = { edition: 'az', newsletters: ['az-kultur', 'az-morgen'], token }
    await put(id, { register_status: 4, ...lists }).expect(200)
    api.advance(1_000)
    await put(id, { register_status: 5, newsletters: ['az-morgen'], token }).expect(200)
    api.advance(minute)
    await api.settle()
    const asking = api.mailsTo(email).filter(({ subject }) => subject.startsWith('Bitte bestätigen'))
    expect(asking.map(({ text }) => text.includes('AZ am Morgen'))).toEqual([false, false])
    expect(await rowsOf(id)).toContainEqual(
      expect.objectContaining({ newsletterId: 'az-morgen', state: 'unsubscribed' }),
    )
  })

  test('a wish that an hour’s mails hold back comes when the hour is over', async () => {
    const email = freshEmail()
    for (const list of ['az-morgen', 'az-kultur', 'az-sport']) {
      await signUp(email, [list]).expect(200)
      await api.settle()
      api.advance(minute)
    }
    await signUp(email, ['az-eilmeldung']).expect(200)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(3)
    for (let waited = 0; waited < 60; waited++) {
      api.advance(minute)
      await api.settle()
    }
    expect(api.mailsTo(email)).toHaveLength(4)
  })

  test('N26: dots count: two addresses are two readers', async () => {
    const plain = freshEmail('ab')
    const dotted = plain.replace('ab', 'a.b')
    await signUp(dotted, ['az-morgen'])
    await signUp(plain, ['az-morgen'])
    await api.settle()
    expect(linkIn(api.mailsTo(dotted)[0]).id).not.toBe(linkIn(api.mailsTo(plain)[0]).id)
  })

  test('the signed-in owner of the address is confirmed at once, and the publisher is told', async () => {
    const email = await activeReader()
    const bearer = await bearerOf(email)
    const before = (await api.publisher.requests('/optins')).length
    const { body } = await api
      .caller()
      .request('post', '/newsletter/user', bearer)
      .send({ email, edition: 'az', newsletters: ['az-morgen'], consent_text_version: 'newsletter-2026-12' })
      .expect(200)
    expect(body.register_status).toBe(3)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(1)
    expect(await api.publisher.requests('/optins')).toHaveLength(before + 1)
    const shown = await look(`email=${email}`, undefined, api.caller(), bearer).expect(200)
    expect(shown.body).toMatchObject({
      email,
      register_status: 3,
      verified: true,
      subscriptions: [
        { newsletter_id: 'az-morgen', origin: 'form', optin_confirmation_date: expect.any(String) },
      ],
    })
    const events = await consentsOf(shown.body.id)
    expect(events).toMatchObject([
      { type: 'confirmed', method: 'account', textVersion: 'newsletter-2026-12' },
    ])
  })

  test('an edition may ask for an opt-in mail even then', async () => {
    const strict = await startHarness()
    const editions = strict.deps.editions.map((edition) => ({ ...edition, alwaysDoubleOptIn: true }))
    Object.assign(strict.deps, { editions })
    const readers = readersOf(() => strict)
    const email = await readers.activeReader()
    const { body } = await strict
      .caller()
      .request('post', '/newsletter/user', await readers.bearerOf(email))
      .send({ email, edition: 'az', newsletters: ['az-morgen'], consent_text_version: 'newsletter-2026-12' })
      .expect(200)
    expect(body.register_status).toBe(2)
    await strict.settle()
    const link = linkIn(strict.mailsTo(email).at(-1))
    expect(await rowsOf(link.id)).toMatchObject([{ state: 'mail_sent' }])
    await subscribersOf(() => strict)
      .confirm(link)
      .expect(200)
    await strict.close()
  })

  test('a signed-in reader signs another address up like anybody else', async () => {
    const bearer = await bearerOf(await activeReader())
    const email = freshEmail()
    const { body } = await api
      .caller()
      .request('post', '/newsletter/user', bearer)
      .send({ email, edition: 'az', newsletters: ['az-morgen'], consent_text_version: 'newsletter-2026-12' })
      .expect(200)
    expect(body.register_status).toBe(2)
    const { id } = await newestLink(email)
    expect(await rowsOf(id)).toMatchObject([{ state: 'mail_sent' }])
  })
})
