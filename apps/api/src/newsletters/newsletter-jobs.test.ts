import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Work } from '../context.ts'
import { purgeNewsletters, purgeTokens } from '../jobs/purges.ts'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { readersOf } from '../testing/readers.ts'
import { linkIn, subscribersOf } from '../testing/subscribers.ts'
import { workOf } from '../work.ts'
import { endRestingNewsletters } from './end-resting-newsletters.ts'
import { retainConsent } from './retain-consent.ts'

const day = 24 * 60 * 60 * 1000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { signUp, put, confirm, newestLink, subscriber, editLink, rowsOf, consentsOf } = subscribersOf(
  () => api,
)
const { activeReader, bearerOf } = readersOf(() => api)

/** As two processes whose turns overlap. */
const twiceAtOnce = (job: (work: Work) => Promise<void>) =>
  Promise.all([job(workOf(api.deps)), job(workOf(api.deps))])

const userOf = (id: string) => api.deps.db.newsletterUser.findUnique({ where: { id } })

test('N32: of a sign-up nobody confirmed no address is left after 14 days, confirmed ones stay', async () => {
  const kept = await subscriber(['az-morgen'])
  await signUp(kept, ['az-sport'])
  await api.settle()
  const keptId = linkIn(api.mailsTo(kept)[0]).id
  const email = freshEmail()
  await signUp(email, ['az-morgen'])
  const { id } = await newestLink(email)
  api.advance(13 * day)
  await twiceAtOnce(purgeNewsletters)
  expect(await userOf(id)).not.toBeNull()
  api.advance(day + 1000)
  await twiceAtOnce(purgeNewsletters)
  expect(await userOf(id)).toBeNull()
  expect(await rowsOf(keptId)).toMatchObject([{ newsletterId: 'az-morgen', state: 'confirmed' }])
  const [request] = await consentsOf(id)
  expect(request).toMatchObject({ type: 'requested', ip: null, userAgent: null })
  expect(request?.emailHmac).toBe(api.deps.secrets.mac('address', emailKey(email)))
  expect(JSON.stringify(await consentsOf(id))).not.toContain(email)
  const proofs = await consentsOf(keptId)
  expect(
    proofs.filter(({ newsletterIds }) => newsletterIds.includes('az-morgen')).every(({ ip }) => ip),
  ).toBe(true)
})

test('a sign-up made again on the fourteenth day is not purged with the old one', async () => {
  const email = freshEmail()
  await signUp(email, ['az-morgen'])
  await api.settle()
  api.advance(13 * day)
  await signUp(email, ['az-morgen'])
  const link = await newestLink(email)
  api.advance(2 * day)
  await twiceAtOnce(purgeNewsletters)
  await confirm(link).expect(200)
})

test('N32: proofs of what was left stay three years, to the end of the year, then only their hash', async () => {
  // The test's clock is in late 2026, so the origin is kept until the end of 2029.
  const email = await subscriber(['az-morgen', 'az-sport'])
  const { id, token } = await editLink(email)
  await put(id, {
    register_status: 5,
    newsletters: ['az-sport'],
    reason: '002',
    reason_text: 'Zu viel',
    token,
  }).expect(200)
  const untilNewYear = Date.parse('2029-12-31T22:59:00Z') - api.deps.clock.now().getTime()
  api.advance(untilNewYear)
  await twiceAtOnce(retainConsent)
  expect(await rowsOf(id)).toHaveLength(2)
  expect((await consentsOf(id)).every(({ ip }) => ip !== null)).toBe(true)
  api.advance(2 * 60_000)
  await twiceAtOnce(retainConsent)
  expect(await rowsOf(id)).toMatchObject([{ newsletterId: 'az-morgen', state: 'confirmed' }])
  for (const event of await consentsOf(id)) {
    const isInUse = event.newsletterIds.includes('az-morgen')
    expect(event.ip === null).toBe(!isInUse)
    expect(event.emailHmac).toBe(api.deps.secrets.mac('address', emailKey(email)))
  }
  expect((await userOf(id))?.email).toBe(email)
})

test('the proof of a running subscription stays whole, however old', async () => {
  const email = await subscriber(['az-morgen'])
  const { id } = linkIn(api.mailsTo(email)[0])
  api.advance(10 * 366 * day)
  await twiceAtOnce(retainConsent)
  expect((await consentsOf(id)).every(({ ip, userAgent }) => ip !== null && userAgent !== null)).toBe(true)
})

test('a reader who has left all lists is deleted with the proofs', async () => {
  const reader = await activeReader()
  const bearer = await bearerOf(reader)
  const wish = { edition: 'az', newsletters: ['az-morgen'], consent_text_version: 'newsletter-2026-12' }
  await api
    .caller()
    .request('post', '/newsletter/user', bearer)
    .send({ email: reader, ...wish })
    .expect(200)
  const user = await api.deps.db.newsletterUser.findUnique({ where: { emailKey: emailKey(reader) } })
  const id = user?.id ?? ''
  await put(id, { register_status: 5 }, api.caller(), bearer).expect(200)
  api.advance(5 * 366 * day)
  await twiceAtOnce(retainConsent)
  expect(await userOf(id)).toBeNull()
  expect((await consentsOf(id)).map(({ type, ip }) => [type, ip])).toEqual([
    ['confirmed', null],
    ['unsubscribed', null],
  ])
})

test('a mailbox that takes no mail for a year loses its newsletters; the publisher is told, and the proof says so', async () => {
  const email = await subscriber(['az-morgen'])
  const { id } = linkIn(api.mailsTo(email)[0])
  const { db, clock } = api.deps
  const bounced = { suppressedAt: clock.now(), suppressReason: 'hard_bounce' }
  await db.newsletterUser.update({ where: { id }, data: bounced })
  api.advance(365 * day)
  await twiceAtOnce(endRestingNewsletters)
  expect(await rowsOf(id)).toMatchObject([{ state: 'unsubscribed', unsubscribedAt: clock.now() }])
  expect((await consentsOf(id)).at(-1)).toMatchObject({ type: 'unsubscribed', method: 'job', ip: null })
  await api.settle()
  expect(await api.publisher.consents(email)).toEqual(['az-morgen unsubscribed'])
})

test('proofs are never rewritten otherwise', async () => {
  const email = await subscriber(['az-morgen'])
  const { id } = linkIn(api.mailsTo(email)[0])
  const rewrite = api.deps.db.consentEvent.updateMany({ where: { newsletterUserId: id }, data: { ip: null } })
  await expect(rewrite).rejects.toThrow()
  await expect(api.deps.db.consentEvent.deleteMany({ where: { newsletterUserId: id } })).rejects.toThrow()
})

test('tokens are forgotten a month after their end, not before', async () => {
  const email = freshEmail()
  await signUp(email, ['az-morgen'])
  const link = await newestLink(email)
  api.advance(36 * day)
  await twiceAtOnce(purgeTokens)
  await confirm(link).expect(410)
  api.advance(2 * day)
  await twiceAtOnce(purgeTokens)
  await confirm(link).expect(401)
})
