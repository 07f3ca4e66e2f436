import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { password, readersOf } from '../../testing/readers.ts'
import { signingOnOf } from '../../testing/signing-on.ts'
import { workOf } from '../../work.ts'
import { endAllSessions } from '../shared/end-all-sessions.ts'

const day = 24 * 60 * 60_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { activeReader, bearerOf, block } = readersOf(() => api)
const { browser, keepToken, signedOn } = signingOnOf(() => api)
const userinfo = (bearer: string) => api.caller().request('get', '/userinfo', bearer)
const logout = (bearer: string, body = {}) => api.caller().request('post', '/user/logout', bearer).send(body)

describe('what ends a sign-on', () => {
  test('signing out at one edition ends all of this browser, and no other browser', async () => {
    const { email, bearer, own } = await signedOn()
    const [rt, ht, elsewhere] = [await own.arrive('rt'), await own.arrive('ht'), await bearerOf(email)]
    const { token: waiting = '' } = await own.come('ht')
    await logout(rt).expect(204)
    for (const ended of [bearer, rt, ht]) await userinfo(ended).expect(401)
    await userinfo(elsewhere).expect(200)
    expect((await own.redeem(waiting, 'ht')).status).toBe(401)
    expect((await own.come('az')).token).toBeUndefined()
  })

  test('one that the reader declined ends alone', async () => {
    const { bearer, own } = await signedOn()
    const rt = await own.arrive('rt')
    await logout(rt, { alone: true }).expect(204)
    await userinfo(rt).expect(401)
    await userinfo(bearer).expect(200)
    expect((await own.come('rt')).token).toBeDefined()
  })

  test('support ends all of all accounts, what is just being handed over too; who signs in again is in', async () => {
    const [one, other] = [await signedOn(), await signedOn('rt')]
    const [ht, { token: waiting = '' }] = [await one.own.arrive('ht'), await one.own.come('rt')]
    expect(await endAllSessions(workOf(api.deps))).toBeGreaterThanOrEqual(2)
    for (const ended of [one.bearer, ht, other.bearer]) await userinfo(ended).expect(401)
    expect((await one.own.redeem(waiting, 'rt')).status).toBe(401)
    expect((await one.own.come('az')).token).toBeUndefined()
    expect([await api.deps.db.session.count(), await api.deps.db.signOnSession.count()]).toEqual([0, 0])
    await userinfo(await bearerOf(one.email)).expect(200)
    expect(await endAllSessions(workOf(api.deps))).toBe(1)
    const lines = await api.deps.db.auditEvent.findMany({
      where: { action: 'sessions.ended', accountId: null },
    })
    expect(lines.map(({ actor, detail }) => [actor, detail])).toContainEqual(['support', { accounts: 1 }])
  })

  test('block, reset, a new password elsewhere and "everywhere else" reach it', async () => {
    const ends: ((reader: { email: string; bearer: string }) => Promise<unknown>)[] = [
      ({ email }) => block(email),
      async ({ email }) => {
        await api.caller().request('post', '/registration/request-password-reset').send({ email }).expect(202)
        await api.settle()
        // A mail about a new device may come after it.
        const mail = api.mailsTo(email).findLast(({ text }) => text.includes('token='))
        const body = { token: tokenIn(mail), password: 'Ganz-Neu-88' }
        await api.caller().request('post', '/registration/password-reset').send(body).expect(200)
      },
      async ({ bearer }) =>
        api.caller().request('put', '/user/password', bearer).send({ password: 'Ganz-Neu-88' }).expect(200),
      async ({ bearer }) => api.caller().request('delete', '/user/sessions', bearer).expect(204),
      async ({ bearer }) =>
        api
          .caller()
          .request('delete', '/user/delete', bearer)
          .send({ current_password: password })
          .expect(204),
    ]
    for (const end of ends) {
      const { email, own } = await signedOn()
      const rt = await own.arrive('rt')
      const { token: waiting = '' } = await own.come('ht')
      await end({ email, bearer: await bearerOf(email) })
      await userinfo(rt).expect(401)
      expect((await own.redeem(waiting, 'ht')).status).toBe(401)
      expect((await own.come('az')).token).toBeUndefined()
    }
  })

  test('a new password and "everywhere else" leave this browser as it is, at all editions', async () => {
    const { bearer, own } = await signedOn()
    const rt = await own.arrive('rt')
    await api.caller().request('put', '/user/password', bearer).send({ password: 'Ganz-Neu-88' }).expect(200)
    await api.caller().request('delete', '/user/sessions', rt).expect(204)
    for (const running of [bearer, rt]) await userinfo(running).expect(200)
    expect((await own.come('az')).token).toBeDefined()
  })

  test('idle for 90 days it is over; a session at one edition keeps it', async () => {
    const [idle, read] = [await signedOn(), await signedOn()]
    api.advance(60 * day)
    await userinfo(read.bearer).expect(200)
    api.advance(31 * day)
    await api.runJobs()
    expect((await idle.own.come('rt')).token).toBeUndefined()
    expect(await api.deps.db.signOnSession.count({ where: { account: { email: idle.email } } })).toBe(0)
    expect((await read.own.come('rt')).token).toBeDefined()
  })
})

test('the reader’s own data names the browsers that are signed on, without their secrets', async () => {
  const { bearer, own } = await signedOn()
  const { body, text } = await api.caller().request('get', '/user/export', bearer).expect(200)
  expect(body.sign_ons).toEqual([
    {
      created_at: api.deps.clock.now().toISOString(),
      last_seen_at: api.deps.clock.now().toISOString(),
      expires_at: expect.stringMatching(/Z$/),
    },
  ])
  expect(text).not.toContain(api.deps.ids.secretHash(own.cookies('sso').get('signon') ?? ''))
})

describe('the list of devices', () => {
  const list = async (bearer: string) =>
    (await api.caller().request('get', '/user/sessions', bearer).expect(200)).body.sessions

  test('has one entry for a browser, and ending it ends all of it', async () => {
    const { email, bearer, own } = await signedOn()
    const rt = await own.arrive('rt')
    const other = await bearerOf(email)
    const devices = await list(other)
    expect(devices).toHaveLength(2)
    expect(devices.find(({ current }: { current: boolean }) => !current)).toMatchObject({
      editions: ['az', 'rt'],
    })
    expect((await list(rt)).find(({ current }: { current: boolean }) => current)).toMatchObject({
      id: decodeJwt(rt).sid,
      editions: ['az', 'rt'],
    })
    await api
      .caller()
      .request('delete', `/user/sessions/${decodeJwt(rt).sid}`, other)
      .expect(204)
    for (const ended of [bearer, rt]) await userinfo(ended).expect(401)
    expect(await list(other)).toHaveLength(1)
  })
})

test('signing out at the moment of signing on leaves nothing behind', async () => {
  for (let round = 0; round < 5; round++) {
    const email = await activeReader()
    const bearer = await bearerOf(email)
    const token = await keepToken(bearer)
    const own = browser()
    await Promise.all([own.bring(token, 'sso'), logout(bearer).expect(204)])
    expect((await own.come('az')).token).toBeUndefined()
    expect(await api.deps.db.signOnSession.count({ where: { account: { email } } })).toBe(0)
  }
})

test('two readers who change places in two browsers at once: each browser has one of them, and no sign-on is left over', async () => {
  for (let round = 0; round < 3; round++) {
    const [one, two] = [await signedOn(), await signedOn()]
    const [newOne, newTwo] = [
      await keepToken(await bearerOf(one.email)),
      await keepToken(await bearerOf(two.email)),
    ]
    const answers = await Promise.all([one.own.bring(newTwo, 'sso'), two.own.bring(newOne, 'sso')])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    const readerIn = async (own: typeof one.own) =>
      (await own.redeem((await own.come('az')).token ?? '', 'az')).body.email
    expect([await readerIn(one.own), await readerIn(two.own)]).toEqual([two.email, one.email])
    for (const { email, bearer } of [one, two]) {
      await userinfo(bearer).expect(401)
      expect(await api.deps.db.signOnSession.count({ where: { account: { email } } })).toBe(1)
    }
  }
})

test('whatever the one before does at that moment, nothing of theirs is left in the browser', async () => {
  for (let round = 0; round < 4; round++) {
    const { email, bearer, own } = await signedOn()
    const { token: waiting = '' } = await own.come('ht')
    const other = await keepToken(await bearerOf(await activeReader()))
    const [, arrived, left] = await Promise.all([
      own.bring(other, 'sso'),
      own.redeem(waiting, 'ht'),
      round % 2 ? logout(bearer) : undefined,
    ])
    expect([200, 401]).toContain(arrived.status)
    expect([204, 401, undefined]).toContain(left?.status)
    expect(await api.deps.db.session.count({ where: { account: { email } } })).toBe(0)
    expect(await api.deps.db.signOnSession.count({ where: { account: { email } } })).toBe(0)
  }
})
