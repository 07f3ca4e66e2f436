import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { suppressNewsletters } from '../../events/publisher/suppress-newsletters.ts'
import { transaction } from '../../store/database/run.ts'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { readersOf } from '../../testing/readers.ts'
import { linkIn, subscribersOf } from '../../testing/subscribers.ts'
import { workOf } from '../../work.ts'
import { denyNewsletters } from './deny-newsletters.ts'
import { followPremiumRight } from './follow-premium-right.ts'
import { removeNewsletters } from './remove-newsletters.ts'

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

const idOf = (email: string) => linkIn(api.mailsTo(email)[0]).id
const now = () => api.deps.clock.now()
const byReader = () => ({ ...workOf(api.deps), ip: '10.0.0.1', userAgent: 'Test' })

const event = (email: string, reason: 'hard_bounce' | 'complaint') =>
  transaction(api.deps.db, (tx) =>
    suppressNewsletters(tx, { emailKey: emailKey(email), reason }, workOf(api.deps)),
  )
const deny = (newsletterUserId: string, newsletterIds: string[]) =>
  transaction(api.deps.db, (tx) => denyNewsletters(tx, { newsletterUserId, newsletterIds }, byReader()))

describe('a hard bounce', () => {
  test('N22: rests the newsletters; mails a reader asks for still go', async () => {
    const email = await activeReader({ edition: 'az', newsletter_opt_in: true })
    await event(email, 'hard_bounce')
    await event(email, 'hard_bounce')
    const shown = await look(`email=${email}`, undefined, api.caller(), await bearerOf(email)).expect(200)
    expect(shown.body).toMatchObject({
      register_status: 5,
      subscriptions: [{ newsletter_id: 'az-morgen', optin_confirmation_date: null }],
    })
    const events = await consentsOf(shown.body.id)
    expect(events.filter(({ type }) => type === 'suppressed')).toHaveLength(1)
    expect(events.find(({ type }) => type === 'confirmed')?.at).toBeInstanceOf(Date)
    const mails = api.mailsTo(email).length
    await api.caller().request('post', '/registration/request-password-reset').send({ email }).expect(202)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(mails + 1)
  })

  test('is over once the mailbox has confirmed again', async () => {
    const email = await subscriber(['az-morgen', 'az-sport'])
    await event(email, 'hard_bounce')
    await signUp(email, ['az-morgen']).expect(200)
    const link = await newestLink(email)
    expect(api.mailsTo(email)).toHaveLength(2)
    await confirm(link).expect(200)
    const { id, token } = await editLink(email)
    const { body } = await look(`user_id=${id}`, token).expect(200)
    expect(body.register_status).toBe(3)
    expect(
      body.subscriptions.every(
        (row: { optin_confirmation_date: string | null }) => row.optin_confirmation_date,
      ),
    ).toBe(true)
  })
})

describe('a complaint', () => {
  test('N24: all lists are off, edit links end, and no opt-in mail comes for 30 days', async () => {
    const email = await subscriber(['az-morgen', 'az-sport'])
    const { id, token } = await editLink(email)
    await event(email, 'complaint')
    await event(email, 'complaint')
    expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['unsubscribed', 'unsubscribed'])
    expect((await consentsOf(id)).at(-1)).toMatchObject({ type: 'unsubscribed', method: 'event', ip: null })
    await put(id, { register_status: 5, token }).expect(410)
    const mails = api.mailsTo(email).length
    api.advance(29 * day)
    await signUp(email, ['az-morgen']).expect(200)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(mails)
    api.advance(day + 1000)
    await signUp(email, ['az-morgen']).expect(200)
    await confirm(await newestLink(email)).expect(200)
  })

  test('of an address without newsletters closes it all the same', async () => {
    const email = freshEmail()
    await event(email, 'complaint')
    await signUp(email, ['az-morgen']).expect(200)
    await api.settle()
    expect(api.mailsTo(email)).toEqual([])
    expect(await api.deps.db.newsletterUser.count({ where: { emailKey: email } })).toBe(0)
  })
})

describe('“Das war ich nicht”', () => {
  test('takes back what was asked for, and closes the address to opt-in mails for 30 days', async () => {
    const email = freshEmail()
    await signUp(email, ['az-morgen']).expect(200)
    const link = await newestLink(email)
    await deny(link.id, ['az-morgen'])
    await deny(link.id, ['az-morgen'])
    expect(await rowsOf(link.id)).toEqual([])
    await confirm(link).expect(410)
    expect((await consentsOf(link.id)).map(({ type }) => type)).toEqual(['requested', 'denied'])
    api.advance(61_000)
    await signUp(email, ['az-morgen']).expect(200)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(1)
    api.advance(30 * day)
    await signUp(email, ['az-morgen']).expect(200)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(2)
  })

  test('takes back what somebody confirmed by the link, and leaves other lists alone', async () => {
    const email = await subscriber(['az-sport'])
    await signUp(email, ['az-morgen']).expect(200)
    const link = await newestLink(email)
    await confirm(link).expect(200)
    await deny(link.id, ['az-morgen'])
    expect((await rowsOf(link.id)).map(({ newsletterId }) => newsletterId)).toEqual(['az-sport'])
    await confirm(link).expect(410)
  })

  test('leaves a list alone that the reader has chosen otherwise since', async () => {
    const email = freshEmail()
    await signUp(email, ['az-morgen', 'az-kultur']).expect(200)
    const link = await newestLink(email)
    const { id, token } = await editLink(email)
    await put(id, { register_status: 4, edition: 'az', newsletters: ['az-morgen'], token }).expect(200)
    await deny(link.id, ['az-morgen', 'az-kultur'])
    expect((await rowsOf(id)).find(({ newsletterId }) => newsletterId === 'az-morgen')?.state).toBe(
      'confirmed',
    )
  })
})

describe('the right to premium newsletters', () => {
  test('N21: lost it pauses them, back it resumes them without an opt-in', async () => {
    const gpNumber = await api.publisher.newCustomer()
    const email = await activeReader()
    const { id: accountId } = await api.deps.db.account.update({
      where: { emailKey: emailKey(email) },
      data: { links: { create: { gpNumber, method: 'number', linkedAt: now() } } },
    })
    const bearer = await bearerOf(email)
    const wish = { email, edition: 'az', newsletters: ['az-morgen', 'az-plus-exklusiv'] }
    await api
      .caller()
      .request('post', '/newsletter/user', bearer)
      .send({ ...wish, consent_text_version: 'newsletter-2026-12' })
      .expect(200)
    const { id } = (await look(`email=${email}`, undefined, api.caller(), bearer)).body
    const [, before] = await rowsOf(id)
    const plan = { id: `abo-${gpNumber}` }
    await api.publisher.change(gpNumber, { subscriptions: [{ ...plan, rights: ['09'] }] })
    api.advance(10 * 60_000)
    await followPremiumRight(accountId, workOf(api.deps))
    expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['confirmed', 'paused'])
    await api.publisher.goDown()
    // Longer than the 24 hours for which a copy is used during an outage.
    api.advance(25 * 60 * 60_000)
    await expect(followPremiumRight(accountId, workOf(api.deps))).rejects.toThrow()
    expect((await rowsOf(id))[1]?.state).toBe('paused')
    await api.publisher.heal()
    await api.publisher.change(gpNumber, { subscriptions: [{ ...plan, rights: ['09', '01'] }] })
    api.advance(10 * 60_000)
    await Promise.all([
      followPremiumRight(accountId, workOf(api.deps)),
      followPremiumRight(accountId, workOf(api.deps)),
    ])
    expect((await rowsOf(id))[1]).toEqual(before)
    const types = (await consentsOf(id)).map(({ type }) => type)
    expect(types).toEqual(['confirmed', 'paused', 'resumed'])
  })
})

describe('a deleted account', () => {
  test('takes its newsletters along; the proofs stay and name no address', async () => {
    const email = await subscriber(['az-morgen'])
    const id = idOf(email)
    await transaction(api.deps.db, (tx) => removeNewsletters(tx, emailKey(email), byReader()))
    expect(await api.deps.db.newsletterUser.findUnique({ where: { id } })).toBeNull()
    const events = await consentsOf(id)
    expect(events.map(({ type }) => type)).toEqual(['requested', 'confirmed', 'unsubscribed'])
    expect(JSON.stringify(events)).not.toContain(email)
  })
})
