import { createHmac } from 'node:crypto'
import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { readersOf } from '../../testing/readers.ts'
import { eventSecrets } from '../../testing/test-publisher.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { activeReader, block } = readersOf(() => api)

/** An account as an import leaves it. */
async function imported(at = api.deps.clock.now()): Promise<string> {
  const email = freshEmail('umzug')
  const id = api.deps.ids.newId()
  const made = { id, email, emailKey: emailKey(email), status: 'activated', source: 'az' } as const
  await api.deps.db.account.create({ data: { ...made, createdAt: at, activatedAt: at } })
  const event = {
    id: api.deps.ids.newId(),
    accountId: id,
    actor: 'support',
    action: 'account.imported',
    at,
  } as const
  await api.deps.db.auditEvent.create({ data: event })
  return email
}

function exchange(body: object, secret = eventSecrets.moving) {
  const raw = JSON.stringify(body)
  const t = Math.floor(api.deps.clock.now().getTime() / 1000)
  const v1 = createHmac('sha256', secret).update(`${t}.${raw}`).digest('hex')
  return api
    .caller()
    .request('post', '/internal/moved-sessions')
    .set({ 'content-type': 'application/json', 'x-signature': `t=${t},v1=${v1}` })
    .send(raw)
}
const tokenFor = async (email: string, edition = 'az'): Promise<string | null> =>
  (await exchange({ email, edition }).expect(200)).body.token_sso
const redeem = (token: string, edition = 'az') =>
  api.caller().request('get', `/userinfo?edition=${edition}`, token)

test('a session of the former house becomes one of ours, once, for a year, and not as a fresh login', async () => {
  const email = await imported()
  const token = (await tokenFor(email.toUpperCase())) ?? ''
  const { body } = await redeem(token).expect(200)
  expect(body.email).toBe(email)
  expect(body.sign_on).toBeUndefined()
  await redeem(token).expect(401)
  const session = await api.deps.db.session.findFirstOrThrow({ where: { account: { email } } })
  expect(session).toMatchObject({ edition: 'az', authTime: null, passwordTime: null, signOnId: null })
  expect(session.expiresAt.getTime() - api.deps.clock.now().getTime()).toBe(365 * 86_400_000)
  await api.caller().request('get', '/user/export', body.access_token).expect(403)
  const list = await api.caller().request('get', '/user/sign-ins', body.access_token).expect(200)
  expect(list.body.sign_ins).toMatchObject([{ outcome: 'signed_in', method: 'moved', edition: 'az' }])
})

test('the token is good for a minute and its newspaper alone', async () => {
  const email = await imported()
  await redeem((await tokenFor(email)) ?? '', 'rt').expect(401)
  const late = (await tokenFor(email)) ?? ''
  api.advance(60_000)
  await redeem(late).expect(401)
})

test('none is made for who was not imported, long ago, is blocked, unknown, or where there is no such newspaper', async () => {
  const blocked = await imported()
  await block(blocked)
  const longAgo = await imported(new Date(api.deps.clock.now().getTime() - 91 * 86_400_000))
  const asked = [await activeReader(), blocked, longAgo, freshEmail('fremd')]
  for (const email of asked) expect(await tokenFor(email)).toBeNull()
  expect(await tokenFor(await imported(), 'nirgends')).toBeNull()
})

test('a block between the token and its use wins', async () => {
  const email = await imported()
  const token = (await tokenFor(email)) ?? ''
  await block(email)
  await redeem(token).expect(401)
})

test('who has ended the sessions or changed who may sign in is handed over no more, by no token made before', async () => {
  const actions = [
    'account.blocked',
    'sessions.ended',
    'password.reset',
    'password.set',
    'email.changed',
    'email.taken_back',
  ]
  for (const action of actions) {
    const email = await imported()
    const token = (await tokenFor(email)) ?? ''
    const { id: accountId } = await api.deps.db.account.findFirstOrThrow({ where: { email } })
    const event = { id: api.deps.ids.newId(), accountId, actor: 'reader', action } as const
    await api.deps.db.auditEvent.create({ data: { ...event, at: api.deps.clock.now() } })
    expect([action, await tokenFor(email)]).toEqual([action, null])
    await redeem(token).expect(401)
  }
})

test('a reader who signs out everywhere shuts the door of the former house, too', async () => {
  const email = await imported()
  const { body } = await redeem((await tokenFor(email)) ?? '').expect(200)
  expect(await tokenFor(email)).not.toBeNull()
  await api.caller().request('delete', '/user/sessions', body.access_token).expect(204)
  expect(await tokenFor(email)).toBeNull()
})

test('only the key of the house opens it', async () => {
  const body = { email: await imported(), edition: 'az' }
  await exchange(body, eventSecrets.crm).expect(401)
  await exchange({ ...body, more: 1 }).expect(422)
})
