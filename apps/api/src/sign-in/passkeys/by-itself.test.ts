import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Distortion, newAuthenticator } from '../../testing/authenticator.ts'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { loginCodesOf } from '../../testing/login-codes.ts'
import { passkeysOf } from '../../testing/passkeys.ts'
import { password, readersOf } from '../../testing/readers.ts'
import { signingOnOf } from '../../testing/signing-on.ts'

const minute = 60_000
let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { creation, add, challenge, login, signIn, readerWithPasskey } = passkeysOf(() => api)
const { activeReader, bearerOf } = readersOf(() => api)
const { bearerByCode } = loginCodesOf(() => api)
const { signedOn } = signingOnOf(() => api)

describe('a passkey that the browser makes by itself', () => {
  const byItself = { by_itself: true }
  const asMade: Distortion = { isPresent: false, isVerified: false }

  test('needs no holder who is present, and is told to the owner as any other', async () => {
    const { email, bearer, authenticator: own } = await readerWithPasskey()
    const { body } = await creation(bearer, byItself).expect(200)
    expect(body.authenticatorSelection).toMatchObject({ userVerification: 'preferred' })
    expect(body.excludeCredentials).toEqual([expect.objectContaining({ id: own.credential })])
    const authenticator = newAuthenticator()
    await add(bearer, authenticator.create(body, asMade)).expect(201)
    await add(bearer, newAuthenticator().create(body, asMade)).expect(422)
    await api.settle()
    expect(
      api.mailsTo(email).filter(({ subject }) => subject === 'Neuer Passkey für Ihr Konto'),
    ).toHaveLength(2)
    expect((await signIn(authenticator, asMade)).body.code).toBe('PASSKEY_REFUSED')
    expect((await signIn(authenticator)).status).toBe(200)
  })

  test('is for a login with the password alone, of the same session, in five minutes', async () => {
    const { email, authenticator } = await readerWithPasskey()
    const byPasskey = String((await signIn(authenticator)).body.access_token)
    const refused = await creation(byPasskey, byItself).expect(403)
    expect(refused.body.code).toBe('REAUTHENTICATION_REQUIRED')
    // Not even with the password: whoever makes one by hand is there.
    await creation(byPasskey, { ...byItself, current_password: password }).expect(403)
    const bearer = await bearerOf(email)
    const { body } = await creation(bearer, byItself).expect(200)
    await add(await bearerOf(email), newAuthenticator().create(body, asMade)).expect(422)
    api.advance(5 * minute)
    await creation(bearer, byItself).expect(403)
    // A fresh proof by another way does not do.
    const proof = authenticator.sign(await challenge())
    await api.caller().request('post', '/user/passkey-login/confirm', bearer).send(proof).expect(204)
    await creation(bearer, byItself).expect(403)
    await creation(bearer).expect(200)
  })

  test('is not for a session by a code or by the sign-on, however fresh', async () => {
    await creation(await bearerByCode(await activeReader()), byItself).expect(403)
    const { own, bearer } = await signedOn('az')
    await creation(bearer, byItself).expect(200)
    const elsewhere = await own.arrive('rt')
    await creation(elsewhere, byItself).expect(403)
    // By hand, its holder would be there and verified.
    const { body } = await creation(elsewhere).expect(200)
    await add(elsewhere, newAuthenticator().create(body, asMade)).expect(422)
  })

  test('takes its own challenge alone, of this account, for five minutes; which opens nothing else', async () => {
    const bearer = await bearerOf(await activeReader())
    const other = await bearerOf(await activeReader())
    const { body: byHand } = await creation(bearer).expect(200)
    const { body } = await creation(bearer, byItself).expect(200)
    await add(bearer, newAuthenticator().create(byHand, asMade)).expect(422)
    await add(bearer, newAuthenticator().create({ ...body, ...(await challenge()) }, asMade)).expect(422)
    await add(other, newAuthenticator().create(body, asMade)).expect(422)
    const { authenticator } = await readerWithPasskey()
    const proof = authenticator.sign({ ...(await challenge()), challenge: body.challenge })
    expect((await login(proof)).body.code).toBe('PASSKEY_REFUSED')
    api.advance(5 * minute)
    await add(bearer, newAuthenticator().create(body, asMade)).expect(422)
  })

  test.each<[string, Distortion]>([
    ['made on another site', { origin: 'https://evil.example' }],
    ['for another name', { rpId: 'evil.example' }],
    ['with a certificate, for which nobody asked', { format: 'packed' }],
  ])('%s is refused all the same', async (_what, as) => {
    const bearer = await bearerOf(await activeReader())
    const { body } = await creation(bearer, byItself).expect(200)
    await add(bearer, newAuthenticator().create(body, { ...asMade, ...as })).expect(422)
  })
})
