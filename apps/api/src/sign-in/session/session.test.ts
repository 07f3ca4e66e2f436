import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { password, readersOf } from '../../testing/readers.ts'

const day = 86_400_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { login, activeReader: reader, bearerOf, block } = readersOf(() => api)
const userinfo = (bearer?: string) => api.caller().request('get', '/userinfo', bearer)

describe('login', () => {
  test('G12: wrong password and unknown address are answered with the same bytes and the same number of hashes', async () => {
    const email = await reader()
    const hashes = async (work: () => Promise<{ body: Record<string, unknown> }>) => {
      const before = api.deps.passwords.computed()
      const { request_id: _, ...body } = (await work()).body
      return { body, hashes: api.deps.passwords.computed() - before }
    }
    const wrong = await hashes(() => login(email, 'Falsch-Geheim-1').expect(401))
    const unknown = await hashes(() => login(freshEmail(), 'Falsch-Geheim-1').expect(401))
    expect(wrong).toEqual(unknown)
    expect(wrong.hashes).toBe(2)
    expect(wrong.body.code).toBe('AUTH_INVALID_CREDENTIALS')
    expect(String(wrong.body.detail)).toMatch(/^Die eingegebenen Login-Daten sind nicht korrekt/)
  })

  test('G14: a blocked account is told so only after the right password', async () => {
    const email = await reader()
    await block(email)
    expect((await login(email).expect(403)).body.code).toBe('AUTH_BLOCKED')
    expect((await login(email, 'Falsch-Geheim-1').expect(401)).body.code).toBe('AUTH_INVALID_CREDENTIALS')
  })

  test('G16: each login is a new session; the device cookie is host-only, HttpOnly, Lax', async () => {
    const email = await reader()
    const first = await login(email).expect(200)
    const second = await login(email).expect(200)
    const sid = (token: string) => decodeJwt(token).sid
    expect(sid(first.body.access_token)).not.toBe(sid(second.body.access_token))
    expect(first.body).toMatchObject({ token_type: 'Bearer', expires_in: 365 * 86_400 })
    const [cookie] = first.headers['set-cookie'] as unknown as string[]
    expect(cookie).toMatch(/^device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test('over https the device cookie is __Host- and Secure', async () => {
    const email = await reader()
    const answer = await login(email).set('X-Forwarded-Proto', 'https').expect(200)
    expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-device=.*Secure/)
  })

  test('a hash made with lower parameters is made again by the next login that is right', async () => {
    const email = await reader()
    const outdated = vi.spyOn(api.deps.passwords, 'isOutdated').mockReturnValue(true)
    const made = vi.spyOn(api.deps.passwords, 'hash')
    await login(email, 'Falsch-Geheim-1').expect(401)
    expect(made).not.toHaveBeenCalled()
    await login(email).expect(200)
    expect(made).toHaveBeenCalledExactlyOnceWith(password, expect.objectContaining({ isKnown: true }))
    outdated.mockRestore()
    made.mockClear()
    await login(email).expect(200)
    expect(made).not.toHaveBeenCalled()
    made.mockRestore()
  })

  test('200 parallel wrong tries never compute more hashes than the limit allows', async () => {
    const email = await reader()
    const caller = api.caller()
    const before = api.deps.passwords.computed()
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => login(email, 'Falsch-Geheim-1', caller)),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(195)
    expect(api.deps.passwords.computed() - before).toBe(10)
    expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toBeDefined()
    // The owner elsewhere is not locked out.
    await login(email).expect(200)
  })

  test('a login that succeeds is no failure', async () => {
    const email = await reader()
    const caller = api.caller()
    for (let i = 0; i < 8; i++) await login(email, password, caller).expect(200)
  })

  test('the password never travels in the query', async () => {
    const email = await reader()
    const path = `/user/login?email=${encodeURIComponent(email)}&password=${password}`
    await api.caller().request('post', path).send({}).expect(422)
  })
})

describe('a session', () => {
  test('G19: logout ends it at the next call', async () => {
    const bearer = await bearerOf(await reader())
    const answer = await userinfo(bearer).expect(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    await api.caller().request('post', '/user/logout', bearer).expect(204)
    expect((await userinfo(bearer).expect(401)).body.code).toBe('AUTH_REQUIRED')
  })

  test('ends after 90 idle days, and after 365 days whatever happens', async () => {
    const bearer = await bearerOf(await reader())
    for (let i = 0; i < 4; i++) {
      api.advance(89 * day)
      await userinfo(bearer).expect(200)
    }
    api.advance(10 * day)
    await userinfo(bearer).expect(401)
    const idle = await bearerOf(await reader())
    api.advance(90 * day)
    await userinfo(idle).expect(401)
  })

  test('userinfo says everything the account knows, without asking the publisher', async () => {
    const email = await reader({ given_name: 'Anna Maria' })
    const { body } = await userinfo(await bearerOf(email)).expect(200)
    expect(body).toMatchObject({
      email,
      given_name: 'Anna Maria',
      family_name: null,
      gender: null,
      roles: ['reader'],
      subscriptions: [],
      gp_number: null,
      customer_type: 'private',
      is_lightuser: false,
      pur_abo: false,
      shared_subscriptions_role: null,
      pending_email: null,
    })
  })

  test('a speculative load of userinfo is refused', async () => {
    const bearer = await bearerOf(await reader())
    await userinfo(bearer).set('Sec-Purpose', 'prefetch;prerender').expect(403)
  })
})

test('signing out takes away that the browser is known, and declining a session that a link has made does not', async () => {
  const left = async (form: object) => {
    const bearer = await bearerOf(await reader())
    const answer = await api.caller().request('post', '/user/logout', bearer).send(form).expect(204)
    return String(answer.headers['set-cookie'] ?? '')
  }
  expect(await left({})).toContain('known=; Max-Age=0; Path=/; SameSite=Lax')
  expect(await left({ alone: true })).toBe('')
})

describe('signUserData', () => {
  test('sets a script-readable cookie that carries no name and no address', async () => {
    const email = await reader()
    const bearer = await bearerOf(email)
    const answer = await api.caller().request('post', '/user/signUserData?edition=az', bearer).expect(200)
    const [cookie, known] = answer.headers['set-cookie'] as unknown as string[]
    expect(cookie).toMatch(/^userData=[^;]+; Max-Age=31536000; Path=\/; SameSite=Lax$/)
    expect(known).toBe('known=az.localhost; Max-Age=31536000; Path=/; SameSite=Lax')
    const claims = decodeJwt(answer.body.user_data)
    expect(decodeProtectedHeader(answer.body.user_data)).toMatchObject({ alg: 'EdDSA', typ: 'userdata+jwt' })
    expect(claims).toMatchObject({ aud: 'az', renew: answer.body.renew, rights: [], roles: ['reader'] })
    expect(JSON.stringify(claims)).not.toContain(email)
    expect(claims.exp).toBe(answer.body.renew + 600)
    // Each of the two tokens is refused in place of the other.
    await userinfo(answer.body.user_data).expect(401)
  })

  test('an unknown edition is refused', async () => {
    const bearer = await bearerOf(await reader())
    await api.caller().request('post', '/user/signUserData?edition=xx', bearer).expect(404)
  })
})

test('the public keys hold no private part', async () => {
  const { body } = await api.caller().request('get', '/.well-known/jwks.json').expect(200)
  expect(body.keys).toHaveLength(1)
  expect(Object.keys(body.keys[0]).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x'])
})
