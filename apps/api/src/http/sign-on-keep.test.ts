import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'
import { readersOf } from '../testing/readers.ts'
import { originOf, signingOnOf } from '../testing/signing-on.ts'

const minute = 60_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { activeReader, bearerOf } = readersOf(() => api)
const { browser, keepToken, signedOn } = signingOnOf(() => api)
const logout = (bearer: string) => api.caller().request('post', '/user/logout', bearer).send({})

describe('keeping a sign-on', () => {
  test('sets the cookie at the sign-on edition alone and leads back; the database has its hash', async () => {
    const own = browser()
    const { headers, status } = await own.keep(
      await bearerOf(await activeReader()),
      'az',
      '/artikel/1?a=%C3%A4',
    )
    expect([status, headers.location]).toEqual([303, `${originOf('az')}/artikel/1?a=%C3%A4`])
    expect(headers['cache-control']).toBe('no-store')
    const [forgotten, kept, known] = headers['set-cookie'] as unknown as string[]
    expect(forgotten).toMatch(/^signon-token=; Max-Age=0; /)
    expect(kept).toMatch(/^signon=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(known).toBe('known=sso.localhost; Max-Age=31536000; Path=/; SameSite=Lax')
    expect([own.cookies('sso').size, own.cookies('az').size]).toEqual([2, 0])
    const secret = own.cookies('sso').get('signon') ?? ''
    const rows = await api.deps.db.signOnSession.findMany()
    expect(rows.map(({ secretHash }) => secretHash)).toContain(api.deps.ids.secretHash(secret))
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('behind https the cookies are __Host- and Secure', async () => {
    const token = await keepToken(await bearerOf(await activeReader()))
    const taken = await browser().ask('post', `${originOf('sso')}/sign-on/keep`, {
      headers: { Origin: originOf('sso'), 'X-Forwarded-Proto': 'https' },
      form: { token },
    })
    expect(String(taken.headers['set-cookie'])).toMatch(
      /^__Host-signon-token=[\w-]{43}; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  test.each([
    ['another site', 'https://evil.example'],
    ['a page without an origin', 'null'],
    ['a host that only looks like ours', 'http://az.localhost:3000.evil.example'],
    ['an e-paper', 'https://epaper.az.example'],
  ])('a form of %s signs nobody on to the account of its author', async (_name, origin) => {
    const token = await keepToken(await bearerOf(await activeReader()))
    const victim = browser()
    const send = (headers: Record<string, string>) =>
      victim.ask('post', `${originOf('sso')}/sign-on/keep`, { headers, form: { token, return_url: '/' } })
    expect((await send({ Origin: origin })).status).toBe(403)
    expect((await send({})).status).toBe(403)
    expect((await send({ Origin: originOf('sso'), 'Sec-Fetch-Dest': 'iframe' })).status).toBe(403)
    expect((await send({ Origin: originOf('sso'), 'Sec-Fetch-Mode': 'cors' })).status).toBe(403)
    expect(victim.cookies('sso').size).toBe(0)
  })

  test('a link cannot do what the form does', async () => {
    const token = await keepToken(await bearerOf(await activeReader()))
    const victim = browser()
    const { headers } = await victim.ask('get', `${originOf('sso')}/sign-on/kept?edition=sso&token=${token}`)
    expect([headers.location, victim.cookies('sso').size]).toEqual([`${originOf('sso')}/`, 0])
  })

  test('the secret is always a new one: nobody can plant theirs', async () => {
    const own = browser()
    const planted = 'a'.repeat(43)
    own.cookies('sso').set('signon', planted)
    const { email } = await signedOn()
    await own.keep(await bearerOf(email), 'az')
    const first = own.cookies('sso').get('signon')
    expect(first).not.toBe(planted)
    await own.keep(await bearerOf(email), 'rt')
    expect(own.cookies('sso').get('signon')).not.toBe(first)
    const thief = browser()
    thief.cookies('sso').set('signon', first ?? '')
    expect((await thief.come('az')).token).toBeUndefined()
  })

  test('a token works once, for 60 seconds, for the edition of the page that brings it', async () => {
    const bearer = await bearerOf(await activeReader())
    const tokenOf = () => keepToken(bearer, 'az')
    const isKept = async (token: string, edition = 'az') => {
      const own = browser()
      await own.bring(token, edition)
      return own.cookies('sso').has('signon')
    }
    const used = await tokenOf()
    expect([await isKept(used), await isKept(used)]).toEqual([true, false])
    const elsewhere = await tokenOf()
    expect([await isKept(elsewhere, 'rt'), await isKept(elsewhere)]).toEqual([false, false])
    const late = await tokenOf()
    api.advance(minute)
    expect(await isKept(late)).toBe(false)
    expect((await browser().redeem(await tokenOf(), 'az')).status).toBe(401)
  })

  test('of an ended session it keeps nothing', async () => {
    const email = await activeReader()
    const bearer = await bearerOf(email)
    const token = await keepToken(bearer)
    await logout(bearer).expect(204)
    const own = browser()
    expect((await own.bring(token, 'sso')).headers.location).toBe(`${originOf('sso')}/overview`)
    expect(own.cookies('sso').size).toBe(0)
  })

  const signOnsOf = (email: string) => api.deps.db.signOnSession.count({ where: { account: { email } } })
  const info = (bearer: string) => api.caller().request('get', '/userinfo', bearer)

  test('signing in again in this browser goes on with its sign-on', async () => {
    const { email, own } = await signedOn()
    await own.keep(await bearerOf(email), 'rt')
    expect(await signOnsOf(email)).toBe(1)
  })

  test('another reader gets their own, and that of the one before ends with its sessions', async () => {
    const { email, bearer, own } = await signedOn()
    const [ht, elsewhere] = [await own.arrive('ht'), await bearerOf(email)]
    const before = own.cookies('sso').get('signon') ?? ''
    const { token: waiting = '' } = await own.come('ht')
    const other = await activeReader()
    const others = await bearerOf(other)
    await own.keep(others, 'rt')
    expect([await signOnsOf(email), await signOnsOf(other)]).toEqual([0, 1])
    for (const ended of [bearer, ht]) await info(ended).expect(401)
    for (const running of [elsewhere, others]) await info(running).expect(200)
    expect((await own.redeem(waiting, 'ht')).status).toBe(401)
    const { body } = await own.redeem((await own.come('ht')).token ?? '', 'ht')
    expect(body.email).toBe(other)
    const thief = browser()
    thief.cookies('sso').set('signon', before)
    expect((await thief.come('az')).token).toBeUndefined()
  })

  test('where the one before cannot be ended, nobody takes their place', async () => {
    const { email, own } = await signedOn()
    const other = await activeReader()
    const token = await keepToken(await bearerOf(other))
    const { db } = api.deps
    await db.$executeRaw`CREATE FUNCTION refuse_end() RETURNS trigger LANGUAGE plpgsql
      AS 'BEGIN RAISE EXCEPTION ''not now''; END'`
    await db.$executeRaw`CREATE TRIGGER refuse_end BEFORE DELETE ON sign_on_session
      FOR EACH ROW EXECUTE FUNCTION refuse_end()`
    const { status } = await own.bring(token, 'sso')
    await db.$executeRaw`DROP FUNCTION refuse_end CASCADE`
    expect(status).toBe(303)
    expect([await signOnsOf(email), await signOnsOf(other)]).toEqual([1, 0])
    const { body } = await own.redeem((await own.come('ht')).token ?? '', 'ht')
    expect(body.email).toBe(email)
  })

  test('a token that is dead or of another edition ends nobody’s', async () => {
    const { bearer, own } = await signedOn()
    const others = await bearerOf(await activeReader())
    await own.bring(await keepToken(others, 'az'), 'rt')
    const dead = await keepToken(others, 'rt')
    await logout(others).expect(204)
    await own.bring(dead, 'rt')
    await info(bearer).expect(200)
    expect((await own.come('ht')).token).toBeDefined()
  })
})
