import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { password, readersOf } from '../../testing/readers.ts'

const minute = 60_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { activeReader, bearerOf } = readersOf(() => api)
const exported = (bearer?: string) => api.caller().request('get', '/user/export', bearer)

test('the export holds everything stored about its reader, and no secret', async () => {
  const email = await activeReader({ given_name: 'Anna', edition: 'az', newsletter_opt_in: true })
  const bearer = await bearerOf(email)
  const settings = [{ name: 'ansicht', value: 'dunkel' }]
  await api.caller().request('post', '/user/settings', bearer).send({ settings }).expect(200)
  await api
    .caller()
    .request('put', '/user/email', bearer)
    .send({ email: `neu.${email}` })
    .expect(202)
  await api.settle()
  const answer = await exported(bearer).expect(200)
  expect(answer.headers['content-disposition']).toBe('attachment; filename="leserkonto.json"')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body).toMatchObject({
    exported_at: api.deps.clock.now().toISOString(),
    profile: { email, given_name: 'Anna', status: 'activated', source: 'az' },
    links: [],
    email_changes: [{ new_email: `neu.${email}`, confirmed_at: null }],
    newsletters: [{ newsletter_id: 'az-morgen', state: 'confirmed' }],
    consents: [{ type: 'requested' }, { type: 'confirmed' }],
    invitations: [],
    sessions: [{ edition: 'sso' }],
    settings,
    favourites: [],
    // Both left at the same instant of the test's clock.
    mail_log: expect.arrayContaining([
      expect.objectContaining({ purpose: 'activation', state: 'submitted' }),
      expect.objectContaining({ purpose: 'email_change_notice', state: 'submitted' }),
    ]),
    events: [{ action: 'login', method: 'password', edition: 'sso' }, { action: 'email.change_requested' }],
    known_browsers: [{ last_seen_at: api.deps.clock.now().toISOString() }],
  })
  const account = await api.deps.db.account.findUniqueOrThrow({ where: { emailKey: emailKey(email) } })
  expect(answer.text).not.toContain(account.passwordHash ?? '')
  expect(answer.text).not.toMatch(/argon2|token|hmac|hash"/i)
})

test('the invitations of a plan are in the file of its owner and of the invited', async () => {
  const [owner, member, stranger] = [await activeReader(), await activeReader(), await activeReader()]
  const gpNumber = await api.publisher.newCustomer()
  const { db, ids, clock } = api.deps
  await db.account.update({
    where: { emailKey: emailKey(owner) },
    data: { links: { create: { gpNumber, method: 'number', linkedAt: clock.now() } } },
  })
  const plan = {
    id: ids.newId(),
    crmSubscriptionId: ids.newId(),
    type: 'family',
    title: 'PLUS Familie',
  } as const
  const terms = {
    edition: 'az',
    maxMembers: 4,
    ownerGpNumber: gpNumber,
    status: 'live' as const,
    createdAt: clock.now(),
  }
  await db.sharedSubscription.create({ data: { ...plan, ...terms } })
  const dates = { invitedAt: clock.now(), expiresAt: clock.now() }
  const seat = { id: ids.newId(), sharedSubscriptionId: plan.id, status: 'invited', ...dates } as const
  await db.sharedSeat.create({ data: { ...seat, email: member, emailKey: emailKey(member) } })
  const row = { plan: 'PLUS Familie', email: member, status: 'invited' }
  const file = async (email: string) => (await exported(await bearerOf(email)).expect(200)).body
  expect(await file(owner)).toMatchObject({
    links: [{ gp_number: gpNumber, method: 'number' }],
    invitations: [{ role: 'owner', ...row }],
  })
  expect((await file(member)).invitations).toMatchObject([{ role: 'member', ...row }])
  expect((await file(stranger)).invitations).toEqual([])
})

test('only a login younger than five minutes opens it', async () => {
  const bearer = await bearerOf(await activeReader())
  api.advance(5 * minute)
  expect((await exported(bearer).expect(403)).body.code).toBe('REAUTHENTICATION_REQUIRED')
  await exported().expect(401)
  // A GET has no place for a password.
  await api.caller().request('get', `/user/export?current_password=${password}`, bearer).expect(403)
})

test('three a day', async () => {
  const email = await activeReader()
  const bearer = await bearerOf(email)
  for (let i = 0; i < 3; i++) await exported(bearer).expect(200)
  await exported(bearer).expect(429)
  api.advance(24 * 60 * minute + 1000)
  await exported(await bearerOf(email)).expect(200)
})

test('a speculative load is refused', async () => {
  await exported(await bearerOf(await activeReader()))
    .set('Sec-Purpose', 'prefetch')
    .expect(403)
})
