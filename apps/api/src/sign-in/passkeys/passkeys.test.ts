import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Distortion, newAuthenticator } from '../../testing/authenticator.ts'
import { type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { passkeysOf } from '../../testing/passkeys.ts'
import { password, readersOf } from '../../testing/readers.ts'

const minute = 60_000
let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { creation, add, list, remove, signIn, register, readerWithPasskey } = passkeysOf(() => api)
const { activeReader, bearerOf, login } = readersOf(() => api)
const rename = (bearer: string, id: string, name: string) =>
  api.caller().request('put', `/user/passkeys/${id}`, bearer).send({ name })
const rowsOf = async (email: string) =>
  api.deps.db.passkey.findMany({ where: { account: { emailKey: emailKey(email) } } })
const notMeTokenTo = (email: string) =>
  /\/nicht-ich\?t=([\w-]{43})\n/.exec(api.mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''

describe('a new passkey', () => {
  test('is offered by name, discoverable and for a verified holder, with a handle that says nothing', async () => {
    const email = await activeReader()
    const { body } = await creation(await bearerOf(email)).expect(200)
    expect(body).toMatchObject({
      rp: { id: 'sso.localhost', name: 'Medienhaus Auental' },
      user: { name: email, displayName: email },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
    expect(body.user.id).toMatch(/^[\w-]{43}$/)
    const other = await creation(await bearerOf(await activeReader())).expect(200)
    expect(other.body.user.id).not.toBe(body.user.id)
  })

  test('is listed with what the browser needs, named after the browser, and told to the owner', async () => {
    const { email, bearer, authenticator, id } = await readerWithPasskey()
    const { body } = await list(bearer).expect(200)
    expect(body).toMatchObject({ rp_id: 'sso.localhost' })
    expect(body.passkeys).toEqual([
      {
        id,
        credential: authenticator.credential,
        name: 'Unbekanntes Gerät',
        synced: true,
        created_at: api.deps.clock.now().toISOString(),
        last_used_at: null,
      },
    ])
    const again = await creation(bearer).expect(200)
    expect(again.body.user.id).toBe(body.user_handle)
    expect(again.body.excludeCredentials).toEqual([
      { id: authenticator.credential, type: 'public-key', transports: ['internal'] },
    ])
    await api.settle()
    expect(api.mailsTo(email).at(-1)?.subject).toBe('Neuer Passkey für Ihr Konto')
  })

  test('asks for a fresh login, or the password', async () => {
    const bearer = await bearerOf(await activeReader())
    api.advance(5 * minute)
    expect((await creation(bearer).expect(403)).body.code).toBe('REAUTHENTICATION_REQUIRED')
    const wrong = await creation(bearer, { current_password: 'Falsch-99' }).expect(403)
    expect(wrong.body.code).toBe('PASSWORD_WRONG')
    await creation(bearer, { current_password: password }).expect(200)
  })

  const distortions: [string, Distortion][] = [
    ['made on another site', { origin: 'https://evil.example' }],
    ['made inside another site', { crossOrigin: true }],
    ['for another name', { rpId: 'evil.example' }],
    ['from another ceremony', { type: 'webauthn.get' }],
    ['without a holder', { isPresent: false }],
    ['without a verified holder', { isVerified: false }],
    ['of an algorithm that was not offered', { algorithm: -36 }],
    ['with a certificate, for which nobody asked', { format: 'packed' }],
    ['of a kind that always has a certificate', { format: 'fido-u2f' }],
    ['without our challenge', { challenge: 'AAAA' }],
  ]
  test.each(distortions)('%s is refused', async (_what, as) => {
    const email = await activeReader()
    const bearer = await bearerOf(email)
    const { body } = await creation(bearer).expect(200)
    const answer = await add(bearer, newAuthenticator().create(body, as))
    expect([answer.status, answer.body.code]).toEqual([422, 'PASSKEY_NOT_CREATED'])
    expect(await rowsOf(email)).toEqual([])
  })

  test('needs the challenge of its own session, in five minutes, once', async () => {
    const email = await activeReader()
    const [bearer, other] = [await bearerOf(email), await bearerOf(email)]
    const { body } = await creation(bearer).expect(200)
    await add(other, newAuthenticator().create(body)).expect(422)
    await add(await bearerOf(await activeReader()), newAuthenticator().create(body)).expect(422)
    await add(bearer, newAuthenticator().create(body)).expect(201)
    await add(bearer, newAuthenticator().create(body)).expect(422)
    const late = await creation(bearer).expect(200)
    api.advance(5 * minute)
    await add(bearer, newAuthenticator().create(late.body)).expect(422)
    expect(await rowsOf(email)).toHaveLength(1)
  })

  test('that any account has already is refused', async () => {
    const { bearer, authenticator } = await readerWithPasskey()
    for (const who of [bearer, await bearerOf(await activeReader())]) {
      const { body } = await creation(who).expect(200)
      expect((await add(who, authenticator.create(body)).expect(409)).body.code).toBe('PASSKEY_EXISTS')
    }
  })

  test('the 21st is refused, at the options and at the end; ten a day are enough', async () => {
    const { email, bearer } = await readerWithPasskey()
    const [row] = await rowsOf(email)
    if (!row) throw new Error('no row')
    const more = (n: number, from: number) =>
      api.deps.db.passkey.createMany({
        data: Array.from({ length: n }, (_, i) => ({
          ...row,
          id: api.deps.ids.newId(),
          credentialId: `${row.accountId}-${from + i}`,
        })),
      })
    await more(18, 0)
    const { body } = await creation(bearer).expect(200)
    await more(1, 18)
    expect((await add(bearer, newAuthenticator().create(body)).expect(409)).body.code).toBe('PASSKEY_LIMIT')
    expect((await creation(bearer).expect(409)).body.detail).toContain('20')
    for (let i = 0; i < 8; i++) await add(bearer, newAuthenticator().create(body)).expect(409)
    await add(bearer, newAuthenticator().create(body)).expect(429)
  })
})

describe('the reader’s passkeys', () => {
  test('have names', async () => {
    const { bearer, id } = await readerWithPasskey()
    expect((await rename(bearer, id, '  Mein Telefon ').expect(200)).body).toMatchObject({
      name: 'Mein Telefon',
    })
    await rename(bearer, id, ' ').expect(422)
    await rename(bearer, id, 'x'.repeat(61)).expect(422)
    await rename(bearer, '00000000-0000-4000-8000-000000000000', 'x').expect(404)
  })

  test('are removed after a fresh login only, the last one too', async () => {
    const { bearer, id } = await readerWithPasskey()
    api.advance(5 * minute)
    expect((await remove(bearer, id).expect(403)).body.code).toBe('REAUTHENTICATION_REQUIRED')
    expect((await remove(bearer, id, { current_password: 'Falsch-99' }).expect(403)).body.code).toBe(
      'PASSWORD_WRONG',
    )
    await remove(bearer, id, { current_password: password }).expect(204)
    await remove(bearer, id, { current_password: password }).expect(404)
    expect((await list(bearer).expect(200)).body.passkeys).toEqual([])
  })

  test('are in the export of the reader’s data', async () => {
    const { bearer } = await readerWithPasskey()
    const { body } = await api.caller().request('get', '/user/export', bearer).expect(200)
    expect(body.passkeys).toEqual([
      { name: 'Unbekanntes Gerät', created_at: api.deps.clock.now().toISOString(), last_used_at: null },
    ])
  })

  test('are gone with a reset of the password, which locks an intruder out for good', async () => {
    const { email, authenticator } = await readerWithPasskey()
    await api.caller().request('post', '/registration/request-password-reset').send({ email }).expect(202)
    await api.settle()
    const token = tokenIn(api.mailsTo(email).at(-1))
    const change = { token, password: 'Noch-Geheimer-88' }
    await api.caller().request('post', '/registration/password-reset').send(change).expect(200)
    expect(await rowsOf(email)).toEqual([])
    expect((await signIn(authenticator)).body.code).toBe('PASSKEY_UNKNOWN')
    await api.settle()
    // The reset signs in, too, so the last mail is the one about a new device.
    expect(api.mailsTo(email).at(-2)?.text).toContain('Passkeys')
  })

  test('stay with a change of the password', async () => {
    const { bearer, authenticator } = await readerWithPasskey()
    const body = { password: 'Noch-Geheimer-88' }
    await api.caller().request('put', '/user/password', bearer).send(body).expect(200)
    expect((await signIn(authenticator)).status).toBe(200)
  })
})

describe('"Das war ich nicht" in the mail about a new passkey', () => {
  const press = (token: string) => api.caller().request('post', '/mail/not-me').send({ token }).expect(200)

  test('ends every way in, the password of who made it too, and leads to a new one', async () => {
    const { email, bearer, authenticator } = await readerWithPasskey()
    await api.settle()
    const token = notMeTokenTo(email)
    const intruder = (await signIn(authenticator)).body.access_token
    const { body } = await press(token)
    expect(body).toMatchObject({ matter: 'passkey', outcome: 'undone' })
    for (const ended of [bearer, intruder]) await list(ended).expect(401)
    expect((await signIn(authenticator)).body.code).toBe('PASSKEY_UNKNOWN')
    await login(email).expect(401)
    const fresh = { token: body.reset_token, password: 'Noch-Geheimer-88' }
    await api.caller().request('post', '/registration/password-reset').send(fresh).expect(200)
  })

  test('works also where the key is gone: who made it may have removed it, and made another one', async () => {
    const { email, bearer, id } = await readerWithPasskey()
    await api.settle()
    const first = notMeTokenTo(email)
    const other = newAuthenticator()
    await register(bearer, other)
    await remove(bearer, id).expect(204)
    await api.settle()
    await press(first)
    await list(bearer).expect(401)
    expect((await signIn(other)).body.code).toBe('PASSKEY_UNKNOWN')
    expect((await press(notMeTokenTo(email))).body.outcome).toBe('settled')
  })

  test('leaves one browser known, the one it is pressed in', async () => {
    const { email, authenticator } = await readerWithPasskey()
    await signIn(authenticator)
    await api.settle()
    const mine = 'm'.repeat(43)
    const press = api.caller().request('post', '/mail/not-me').set('Cookie', `device=${mine}`)
    const pressed = await press.send({ token: notMeTokenTo(email) }).expect(200)
    expect(String(pressed.headers['set-cookie'])).toContain(`device=${mine};`)
    const known = await api.deps.db.knownDevice.findMany({ where: { account: { email } } })
    expect(known.map(({ tokenHash }) => tokenHash)).toEqual([api.deps.ids.secretHash(mine)])
  })
})
