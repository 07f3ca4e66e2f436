import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { loginCodesOf } from '../../testing/login-codes.ts'
import { password, readersOf } from '../../testing/readers.ts'

const minute = 60_000
let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { login, activeReader, bearerOf } = readersOf(() => api)
const { bearerByCode, registeredByCode } = loginCodesOf(() => api)

const update = (bearer: string, body: object) =>
  api.caller().request('put', '/user/password', bearer).send(body)
const remove = (bearer: string, body: object = {}) =>
  api.caller().request('delete', '/user/password', bearer).send(body)
const userinfo = (bearer: string) => api.caller().request('get', '/userinfo', bearer)
const subjects = async (email: string) => {
  await api.settle()
  return api.mailsTo(email).map(({ subject }) => subject)
}

describe('the first password', () => {
  test('is set after a fresh login with a code; the owner gets a mail, other sessions end', async () => {
    const email = freshEmail()
    const other = await registeredByCode(email)
    const bearer = await bearerByCode(email)
    expect((await userinfo(bearer).expect(200)).body.has_password).toBe(false)
    await update(bearer, { password }).expect(200)
    expect((await userinfo(bearer).expect(200)).body.has_password).toBe(true)
    expect(await subjects(email)).toContain('Ihr Konto hat jetzt ein Passwort')
    await userinfo(other).expect(401)
    await login(email).expect(200)
  })

  test('needs the fresh login', async () => {
    const bearer = await registeredByCode(freshEmail())
    api.advance(5 * minute)
    expect((await update(bearer, { password }).expect(403)).body.code).toBe('REAUTHENTICATION_REQUIRED')
  })

  test('set with a reset link has the same mail', async () => {
    const email = freshEmail()
    await registeredByCode(email)
    await api.caller().request('post', '/registration/request-password-reset').send({ email }).expect(202)
    await api.settle()
    const token = tokenIn(api.mailsTo(email).at(-1))
    await api.caller().request('post', '/registration/password-reset').send({ token, password }).expect(200)
    await api.settle()
    expect(api.mailsTo(email).map(({ subject }) => subject)).toContain('Ihr Konto hat jetzt ein Passwort')
  })
})

describe('removing the password', () => {
  test('leaves the code as the way in; the owner gets a mail, other sessions end', async () => {
    const email = await activeReader()
    const [bearer, other] = [await bearerOf(email), await bearerOf(email)]
    await remove(bearer).expect(204)
    expect(await subjects(email)).toContain('Ihr Passwort wurde entfernt')
    await userinfo(other).expect(401)
    expect((await userinfo(bearer).expect(200)).body.has_password).toBe(false)
    expect((await login(email).expect(401)).body.code).toBe('AUTH_INVALID_CREDENTIALS')
    await bearerByCode(email)
  })

  test('needs a fresh login or the password', async () => {
    await remove('').expect(401)
    const bearer = await bearerOf(await activeReader())
    api.advance(5 * minute)
    expect((await remove(bearer).expect(403)).body.code).toBe('REAUTHENTICATION_REQUIRED')
    const wrong = { current_password: 'Falsch-Geheim-1' }
    expect((await remove(bearer, wrong).expect(403)).body.code).toBe('PASSWORD_WRONG')
    await remove(bearer, { current_password: password }).expect(204)
  })

  test('a second time changes nothing and mails nobody', async () => {
    const email = freshEmail()
    const bearer = await registeredByCode(email)
    await api.settle()
    const before = api.mailsTo(email).length
    await remove(bearer).expect(204)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(before)
  })
})
