import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { password, readersOf } from '../../testing/readers.ts'

const minute = 60_000
const newPassword = 'Ganz-Neu-88'
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { login, activeReader, bearerOf } = readersOf(() => api)
const update = (bearer: string | undefined, body: object, caller = api.caller()) =>
  caller.request('put', '/user/password', bearer).send(body)
const userinfo = (bearer: string) => api.caller().request('get', '/userinfo', bearer)

describe('PUT /user/password', () => {
  test('G27: a right change keeps this session, ends the others and tells the owner', async () => {
    const email = await activeReader()
    const [mine, other] = [await bearerOf(email), await bearerOf(email)]
    api.advance(6 * minute)
    const answer = await update(mine, { password: newPassword, current_password: password }).expect(200)
    expect(answer.body).toEqual({})
    await userinfo(mine).expect(200)
    await userinfo(other).expect(401)
    await login(email).expect(401)
    await login(email, newPassword).expect(200)
    await api.settle()
    const mail = api.mailsTo(email).at(-1)
    expect(mail?.subject).toBe('Ihr Passwort wurde geändert')
    expect(mail?.text).not.toContain('token=')
    const { id } = await api.deps.db.account.findUniqueOrThrow({ where: { emailKey: emailKey(email) } })
    const events = await api.deps.db.auditEvent.findMany({ where: { accountId: id } })
    expect(events.map(({ action, actor }) => [action, actor])).toContainEqual(['password.changed', 'reader'])
  })

  test('G27: each wrong field is told by itself', async () => {
    const email = await activeReader()
    const bearer = await bearerOf(email)
    const wrong = await update(bearer, { password: newPassword, current_password: 'Falsch-99' }).expect(403)
    expect(wrong.body).toMatchObject({
      code: 'PASSWORD_WRONG',
      field_errors: [
        {
          field: 'current_password',
          code: 'PASSWORD_WRONG',
          message: 'Das aktuelle Passwort ist nicht korrekt.',
        },
      ],
    })
    const same = await update(bearer, { password, current_password: password }).expect(422)
    expect(same.body.field_errors).toEqual([
      { field: 'password', code: 'PASSWORD_SAME', message: 'Bitte wählen Sie ein neues Passwort.' },
    ])
    const weak = await update(bearer, { password: 'Sommer2024', current_password: password }).expect(422)
    expect(weak.body.field_errors).toMatchObject([{ field: 'password', code: 'PASSWORD_WEAK' }])
    await login(email).expect(200)
  })

  test('without the password only a login younger than five minutes may', async () => {
    const email = await activeReader()
    const bearer = await bearerOf(email)
    api.advance(5 * minute)
    const { body } = await update(bearer, { password: newPassword }).expect(403)
    expect(body.code).toBe('REAUTHENTICATION_REQUIRED')
    await login(email).expect(200)
    await update(await bearerOf(email), { password: newPassword }).expect(200)
  })

  test('the sixth wrong current password of an account is 429, from whatever network', async () => {
    const email = await activeReader()
    const bearer = await bearerOf(email)
    for (let i = 0; i < 5; i++)
      await update(bearer, { password: newPassword, current_password: `Falsch-${i}` }).expect(403)
    await update(bearer, { password: newPassword, current_password: password }).expect(429)
    api.advance(15 * minute + 1000)
    await update(bearer, { password: newPassword, current_password: password }).expect(200)
  })

  test('a link to reset it dies with the change', async () => {
    const email = await activeReader()
    await api.caller().request('post', '/registration/request-password-reset').send({ email }).expect(202)
    await api.settle()
    const token = tokenIn(api.mailsTo(email).at(-1))
    await update(await bearerOf(email), { password: newPassword }).expect(200)
    await api
      .caller()
      .request('post', '/registration/password-reset')
      .send({ token, password: 'Noch-Anders-99' })
      .expect(410)
    await login(email, newPassword).expect(200)
  })

  test('nobody without a session changes anything, and nothing travels in the query', async () => {
    await update(undefined, { password: newPassword }).expect(401)
    const bearer = await bearerOf(await activeReader())
    await api.caller().request('put', `/user/password?password=${newPassword}`, bearer).send({}).expect(422)
  })
})
