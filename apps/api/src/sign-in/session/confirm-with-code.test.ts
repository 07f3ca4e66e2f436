import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { loginCodesOf, otherThan } from '../../testing/login-codes.ts'
import { readersOf } from '../../testing/readers.ts'

const minute = 60_000
let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { activeReader, bearerOf } = readersOf(() => api)
const { redeem, mailed, registeredByCode } = loginCodesOf(() => api)

const confirm = (bearer: string, attempt: string, code: string) =>
  api.caller().request('post', '/user/login-code/confirm', bearer).send({ attempt, code })
const exportOf = (bearer: string) => api.caller().request('get', '/user/export', bearer)

describe('a signed-in reader without a password', () => {
  test('makes the login fresh with a code, for five minutes', async () => {
    const email = freshEmail()
    const bearer = await registeredByCode(email)
    await exportOf(bearer).expect(200)
    api.advance(5 * minute)
    expect((await exportOf(bearer).expect(403)).body.code).toBe('REAUTHENTICATION_REQUIRED')
    const { attempt, code } = await mailed(email)
    await confirm(bearer, attempt, code).expect(204)
    await exportOf(bearer).expect(200)
    await confirm(bearer, attempt, code).expect(410)
    api.advance(5 * minute)
    await exportOf(bearer).expect(403)
  })

  test('no password is right, whatever is given', async () => {
    const bearer = await registeredByCode(freshEmail())
    const given = { current_password: 'Sehr-Geheim-77' }
    const { body } = await api.caller().request('delete', '/user/delete', bearer).send(given).expect(403)
    expect(body.code).toBe('PASSWORD_WRONG')
  })

  test('changes the address and deletes the profile with a code', async () => {
    const email = freshEmail()
    const bearer = await registeredByCode(email)
    api.advance(5 * minute)
    const move = { email: freshEmail() }
    const change = () => api.caller().request('put', '/user/email', bearer).send(move)
    await change().expect(403)
    const { attempt, code } = await mailed(email)
    await confirm(bearer, attempt, code).expect(204)
    await change().expect(202)
    await api.caller().request('delete', '/user/delete', bearer).send({}).expect(204)
    expect(await api.deps.db.loginCode.count({ where: { emailKey: email } })).toBe(0)
  })
})

describe('a code for something else', () => {
  test('a code of another address makes nothing fresh, and no try of it is counted', async () => {
    const [own, other] = [await activeReader(), await activeReader()]
    const bearer = await bearerOf(own)
    api.advance(5 * minute)
    const { attempt, code } = await mailed(other)
    for (let round = 0; round < 5; round++)
      expect((await confirm(bearer, attempt, code).expect(410)).body.code).toBe('LOGIN_CODE_EXPIRED')
    await exportOf(bearer).expect(403)
    await redeem(attempt, code).expect(200)
  })

  test('a wrong one counts for the session’s account, too', async () => {
    const email = await activeReader()
    const bearer = await bearerOf(email)
    const { attempt, code } = await mailed(email)
    const wrong = () => confirm(bearer, attempt, otherThan(code))
    expect((await wrong().expect(401)).body.code).toBe('LOGIN_CODE_WRONG')
    for (const status of [401, 401, 401, 410, 429]) await wrong().expect(status)
  })
})

test('nobody confirms without a session', async () => {
  const { attempt, code } = await mailed(await activeReader())
  await confirm('', attempt, code).expect(401)
})
