import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'
import { password } from '../testing/readers.ts'
import { originOf, signingOnOf } from '../testing/signing-on.ts'

const minute = 60_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { browser, signedOn } = signingOnOf(() => api)
const userinfo = (bearer: string) => api.caller().request('get', '/userinfo', bearer)

describe('coming to an edition', () => {
  test('a browser that is signed on gets a session there, with the login time and end of its login', async () => {
    const { email, bearer, own } = await signedOn()
    api.advance(4 * minute)
    const { location, token = '' } = await own.come('rt', '?return_url=%2Fartikel%2F1')
    expect(location).toBe(
      `${originOf('rt')}/service/profil/loginRegister?redirectFrom=%2Fartikel%2F1#tokenSSO=${token}`,
    )
    const { body } = await own.redeem(token, 'rt')
    expect(body).toMatchObject({ email, sign_on: true })
    expect(decodeJwt(body.access_token).exp).toBe(decodeJwt(bearer).exp)
    await userinfo(body.access_token).expect(200)
    const { edition, authTime } = await api.deps.db.session.findUniqueOrThrow({
      where: { id: String(decodeJwt(body.access_token).sid) },
    })
    expect(edition).toBe('rt')
    expect(api.deps.clock.now().getTime() - (authTime?.getTime() ?? 0)).toBe(4 * minute)
  })

  test('going to and fro begins no new sessions', async () => {
    const { email, own } = await signedOn()
    const tokens = [
      await own.arrive('rt'),
      await own.arrive('az'),
      await own.arrive('rt'),
      await own.arrive('az'),
    ]
    for (const token of tokens) await userinfo(token).expect(200)
    expect(await api.deps.db.session.count({ where: { account: { email } } })).toBe(2)
  })

  test('any other is led to the login with its wish, and gets no token', async () => {
    const stranger = browser()
    expect(await stranger.come('rt')).toEqual({
      location: `${originOf('rt')}/service/profil/loginRegister?redirectFrom=%2Foverview`,
      token: undefined,
    })
    expect((await stranger.come('rt', '')).location).toBe(`${originOf('rt')}/service/profil/loginRegister`)
  })

  test('a wish under the alternative prefix keeps it at the login', async () => {
    const wish = '?return_url=%2Fna%2Fservice%2Fprofil'
    const login = `${originOf('rt')}/na/service/profil/loginRegister?redirectFrom=%2Fna%2Fservice%2Fprofil`
    expect((await browser().come('rt', wish)).location).toBe(login)
    const { own } = await signedOn()
    const { location, token } = await own.come('rt', wish)
    expect(location).toBe(`${login}#tokenSSO=${token}`)
  })

  test('a link that somebody else has opened signs nobody in: the token needs the cookie of who asked', async () => {
    const attacker = await signedOn()
    const { token = '' } = await attacker.own.come('az')
    const victim = browser()
    // The victim is asking for something at this moment, too.
    await victim.come('az')
    expect((await victim.redeem(token, 'az')).status).toBe(401)
    // A try without the cookie has used it up.
    expect((await attacker.own.redeem(token, 'az')).status).toBe(401)
  })

  test('a token is good once and at its own edition, whatever cookies come along', async () => {
    const { own } = await signedOn()
    const { token: used = '' } = await own.come('az')
    expect((await own.redeem(used, 'az')).status).toBe(200)
    expect((await own.redeem(used, 'az')).status).toBe(401)
    const { token: elsewhere = '' } = await own.come('az')
    for (const [name, value] of own.cookies('az')) own.cookies('rt').set(name, value)
    expect((await own.redeem(elsewhere, 'rt')).status).toBe(401)
    expect((await own.redeem(elsewhere, 'az')).status).toBe(401)
    const { token: late = '' } = await own.come('az')
    api.advance(minute)
    expect((await own.redeem(late, 'az')).status).toBe(401)
  })

  test('two tabs may ask at once', async () => {
    const { own } = await signedOn()
    const [one, other] = [await own.come('az'), await own.come('az', '?return_url=%2Frubrik%2Fsport')]
    for (const { token = '' } of [one, other]) expect((await own.redeem(token, 'az')).status).toBe(200)
  })

  test.each([
    'https://evil.example/',
    '//evil.example/',
    'http://az.localhost:3000.evil.example/',
    'javascript:alert(1)',
    '/%0d%0aset-cookie:a=b',
    '/x#tokenSSO=stranger',
  ])('a wish for %s is dropped on every way', async (wish) => {
    const { own, bearer } = await signedOn()
    const wished = encodeURIComponent(wish)
    const led = [
      (await own.come('rt', `?return_url=${wished}`)).location.replace(/#.*/, ''),
      (await browser().come('rt', `?return_url=${wished}&prompt=none`)).location,
      (await own.keep(bearer, 'rt', wish)).headers.location,
      (await own.ask('get', `${originOf('sso')}/sign-on/kept?edition=rt&return_url=${wished}`)).headers
        .location,
    ]
    const login = '/service/profil/loginRegister'
    expect(led).toEqual([login, '/', '/', '/'].map((path) => originOf('rt') + path))
  })

  test.each(['', 'kurz', 'a'.repeat(44)])('without a state (%s) no token is made', async (state) => {
    const { own } = await signedOn()
    const { status } = await own.ask('get', `${originOf('sso')}/sign-on/pass?edition=az&state=${state}`)
    expect(status).toBe(400)
  })

  test('speculative loads lead nowhere, and the sign-on is known at its own edition only', async () => {
    const { own } = await signedOn()
    const headers = { 'Sec-Purpose': 'prefetch;prerender' }
    for (const path of ['', '/to/rt', '/pass?edition=az', '/keep', '/kept?edition=az'])
      expect((await own.ask('get', `${originOf('sso')}/sign-on${path}`, { headers })).status).toBe(403)
    const query = `?edition=az&state=${'a'.repeat(43)}`
    for (const path of [`/pass${query}`, `/kept${query}`])
      expect((await own.ask('get', `${originOf('az')}/sign-on${path}`)).status).toBe(404)
    expect((await own.ask('get', `${originOf('sso')}/sign-on/pass?edition=xx`)).status).toBe(404)
  })

  test('no operation is open to the cookie', async () => {
    const { own } = await signedOn()
    expect((await own.ask('get', `${originOf('sso')}/userinfo`)).status).toBe(401)
    expect((await own.ask('post', `${originOf('sso')}/user/tokenSSO`, { json: {} })).status).toBe(401)
  })

  test('tokens and secrets never reach the log', async () => {
    const { own } = await signedOn()
    const { token = '' } = await own.come('az')
    const secret = own.cookies('sso').get('signon') ?? ''
    for (const value of [token, secret, password]) expect(api.log()).not.toContain(value)
    expect(api.log()).toContain('signOn.pass')
  })
})

describe('links between editions', () => {
  const follow = async (own: ReturnType<typeof browser>, to: string) =>
    (await own.ask('get', `${originOf('az')}/sign-on/to/${to}`)).headers.location

  test('lead a stranger straight to the page, and a reader through the sign-on', async () => {
    const { own, bearer } = await signedOn()
    expect(await follow(browser(), 'rt')).toBe(`${originOf('rt')}/overview`)
    own.cookies('az').set('userData', 'forged.by.somebody')
    expect(await follow(own, 'rt')).toBe(`${originOf('rt')}/overview`)
    await own.ask('post', `${originOf('az')}/user/signUserData`, {
      headers: { Authorization: `Bearer ${bearer}` },
      json: {},
    })
    expect(await follow(own, 'rt')).toBe(`${originOf('rt')}/sign-on?return_url=%2Foverview&prompt=none`)
    expect(await follow(own, 'xx')).toBeUndefined()
  })

  test('lead a reader whose sign-on has ended to the page, not to the login', async () => {
    expect((await browser().come('rt', '?return_url=%2Foverview&prompt=none')).location).toBe(
      `${originOf('rt')}/overview`,
    )
  })
})
