import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { readersOf } from '../testing/readers.ts'
import { subscribersOf } from '../testing/subscribers.ts'

const day = 24 * 60 * 60 * 1000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { signUp, put, confirm, look, newestLink, subscriber, editLink, rowsOf, consentsOf } = subscribersOf(
  () => api,
)
const { activeReader, bearerOf } = readersOf(() => api)

const refused = (reason: string) => ({ code: 'NEWSLETTER_ERROR', details: { reason } })

/** An address that has been asked to confirm these lists. */
async function asked(newsletters = ['az-morgen'], more: object = {}) {
  const email = freshEmail()
  await signUp(email, newsletters, more).expect(200)
  return { email, ...(await newestLink(email)) }
}

describe('register_status 3: confirming', () => {
  test('G34, N03: confirms exactly the lists of its mail; the publisher is told once', async () => {
    const { email, id, token } = await asked(['az-morgen', 'az-kultur'], {
      return_url: '/artikel/7',
      origin: 'fuss',
    })
    const before = (await api.publisher.requests('/optins')).length
    const { body } = await confirm({ id, token }).expect(200)
    expect(body).toEqual({
      id,
      email,
      register_status: 3,
      verified: true,
      subscriptions: ['az-kultur', 'az-morgen'].map((newsletter_id) => ({
        newsletter_id,
        origin: 'fuss',
        optin_confirmation_date: api.deps.clock.now().toISOString(),
      })),
      return_url: '/artikel/7',
    })
    await api.settle()
    expect(await api.publisher.requests('/optins')).toHaveLength(before + 1)
    // The confirmation itself causes no further mail.
    expect(api.mailsTo(email)).toHaveLength(1)
    const [requested, confirmed] = await consentsOf(id)
    expect(confirmed).toMatchObject({ type: 'confirmed', method: 'link', mailId: requested?.mailId })
    expect(confirmed?.textSha256).toBe(requested?.textSha256)
  })

  test('N04, G34: pressed again it answers the same date and writes nothing', async () => {
    const link = await asked()
    const first = await confirm(link).expect(200)
    api.advance(9 * day)
    const again = await confirm(link).expect(200)
    expect(again.text).toBe(first.text)
    expect(await consentsOf(link.id)).toHaveLength(2)
  })

  test('N06: after seven days it is gone and changes nothing; a new sign-up works', async () => {
    const link = await asked()
    api.advance(7 * day + 1000)
    expect((await confirm(link).expect(410)).body).toMatchObject(refused('token'))
    expect(await rowsOf(link.id)).toMatchObject([{ state: 'mail_sent' }])
    await signUp(link.email, ['az-morgen']).expect(200)
    await confirm(await newestLink(link.email)).expect(200)
  })

  test('two mails of one address both work, each for its own lists', async () => {
    const first = await asked(['az-morgen'])
    api.advance(61_000)
    await signUp(first.email, ['az-sport']).expect(200)
    const second = await newestLink(first.email)
    await confirm(first).expect(200)
    expect((await rowsOf(first.id)).map(({ state }) => state)).toEqual(['confirmed', 'mail_sent'])
    expect((await confirm(second).expect(200)).body.subscriptions).toMatchObject([
      { newsletter_id: 'az-sport' },
    ])
  })

  test('N09: after a newer unsubscription the old link is gone, used or not', async () => {
    const used = await asked()
    await confirm(used).expect(200)
    const { id, token } = await editLink(used.email)
    await put(id, { register_status: 5, token }).expect(200)
    await confirm(used).expect(410)
    const unused = await asked(['az-morgen'])
    const edit = await editLink(unused.email)
    await put(edit.id, { register_status: 5, newsletters: ['az-morgen'], token: edit.token }).expect(200)
    await confirm(unused).expect(410)
    expect(await rowsOf(unused.id)).toMatchObject([{ state: 'unsubscribed', optinConfirmationDate: null }])
  })

  test('coming back after leaving takes a new opt-in, and its date is new', async () => {
    const email = await subscriber(['az-morgen'])
    const { id, token } = await editLink(email)
    const [first] = await rowsOf(id)
    await put(id, { register_status: 5, token, reason: '003' }).expect(200)
    api.advance(61_000)
    await signUp(email, ['az-morgen']).expect(200)
    const link = await newestLink(email)
    expect(await rowsOf(id)).toMatchObject([
      { state: 'mail_sent', optinConfirmationDate: null, unsubscribedAt: null, reason: null },
    ])
    await confirm(link).expect(200)
    const [second] = await rowsOf(id)
    expect(second?.optinConfirmationDate?.getTime()).toBeGreaterThan(
      first?.optinConfirmationDate?.getTime() ?? 0,
    )
  })
})

describe('register_status 4: the wanted lists', () => {
  test('adds with a proof, removes with reason 006, and tells the reader', async () => {
    const email = await subscriber(['az-morgen', 'az-sport'])
    const { id, token } = await editLink(email)
    const before = await rowsOf(id)
    const { body } = await put(id, {
      register_status: 4,
      edition: 'az',
      newsletters: ['az-morgen', 'az-kultur'],
      token,
    }).expect(200)
    expect(body).toMatchObject({ id, email, register_status: 3, verified: true })
    expect(body.subscriptions.map((row: { newsletter_id: string }) => row.newsletter_id)).toEqual([
      'az-kultur',
      'az-morgen',
    ])
    const rows = await rowsOf(id)
    expect(rows).toMatchObject([
      { newsletterId: 'az-kultur', state: 'confirmed', origin: 'edit_page' },
      { newsletterId: 'az-morgen', state: 'confirmed' },
      { newsletterId: 'az-sport', state: 'unsubscribed', reason: '006', optinConfirmationDate: null },
    ])
    expect(rows[1]).toEqual(before[0])
    expect((await consentsOf(id)).slice(-2)).toMatchObject([
      {
        type: 'confirmed',
        method: 'edit_page',
        newsletterIds: ['az-kultur'],
        textVersion: 'newsletter-2026-12',
      },
      { type: 'unsubscribed', method: 'edit_page', newsletterIds: ['az-sport'], textVersion: null },
    ])
    await api.settle()
    const mail = api.mailsTo(email).at(-1)
    expect(mail?.subject).toBe('Ihre Newsletter wurden geändert')
    expect(mail?.text).toContain('Sie bekommen jetzt: AZ Kultur, AZ am Morgen.')
    expect(mail?.listUnsubscribe).toMatch(/^http:\/\/az\.localhost:3000\/service\/newsletter\/abmeldung\?t=/)
  })

  test('the same set again changes nothing and sends nothing', async () => {
    const email = await subscriber(['az-morgen'])
    const { id, token } = await editLink(email)
    const mails = api.mailsTo(email).length
    await put(id, { register_status: 4, edition: 'az', newsletters: ['az-morgen'], token }).expect(200)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(mails)
    expect(await consentsOf(id)).toHaveLength(2)
  })

  test('lists of other editions stay; one of them is refused', async () => {
    const email = await subscriber(['az-morgen'])
    await signUp(email, ['rt-morgen'], { edition: 'rt' }).expect(200)
    await confirm(await newestLink(email)).expect(200)
    const { id, token } = await editLink(email)
    await put(id, { register_status: 4, edition: 'az', newsletters: ['az-abend'], token }).expect(200)
    expect(
      (await rowsOf(id)).filter(({ state }) => state === 'confirmed').map((row) => row.newsletterId),
    ).toEqual(['az-abend', 'rt-morgen'])
    const { body } = await put(id, {
      register_status: 4,
      edition: 'az',
      newsletters: ['rt-sport'],
      token,
    }).expect(422)
    expect(body).toMatchObject({ details: { reason: 'list' }, field_errors: [{ code: 'NOT_OF_EDITION' }] })
  })

  test('a change made signed in sends no mail', async () => {
    const email = await activeReader()
    const bearer = await bearerOf(email)
    await api
      .caller()
      .request('post', '/newsletter/user', bearer)
      .send({ email, edition: 'az', newsletters: ['az-morgen'], consent_text_version: 'newsletter-2026-12' })
    const { id } = (await look(`email=${email}`, undefined, api.caller(), bearer)).body
    const change = { register_status: 4, edition: 'az', newsletters: ['az-kultur'] }
    await put(id, change, api.caller(), bearer).expect(200)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(1)
    expect((await consentsOf(id)).at(-1)).toMatchObject({ type: 'unsubscribed', method: 'account' })
  })

  test('a premium list is not added without the right', async () => {
    const email = await subscriber(['az-morgen'])
    const { id, token } = await editLink(email)
    const wish = { register_status: 4, edition: 'az', newsletters: ['az-morgen', 'az-plus-exklusiv'], token }
    expect((await put(id, wish).expect(403)).body).toMatchObject(refused('right'))
    expect(await rowsOf(id)).toHaveLength(1)
  })

  test('G36: nothing chosen is refused in German', async () => {
    const { id, token } = await editLink(await subscriber())
    for (const newsletters of [[], undefined]) {
      const { body } = await put(id, { register_status: 4, edition: 'az', newsletters, token }).expect(422)
      expect(body.field_errors[0].message).toBe('Bitte wählen Sie mindestens einen Newsletter aus.')
    }
  })
})
