import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { withFailingTransactions } from '../testing/failing-transactions.ts'
import { freshEmail, type Harness, startHarness, tokenIn } from '../testing/harness.ts'
import { loginCodesOf } from '../testing/login-codes.ts'
import { password, readersOf } from '../testing/readers.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { register, activate, login, activeReader, bearerOf } = readersOf(() => api)
const { mailed, redeem, bearerByCode, register: registerWithCode } = loginCodesOf(() => api)
const newPassword = 'Ganz-Neu-88'
const profile = {
  given_name: 'Anna',
  family_name: 'Beispiel',
  username: 'anna',
  gender: null,
  customer_type: 'private',
}

describe('a database that goes away in the middle is said by the text of what was wanted, and nothing is lost', () => {
  test('login', async () => {
    const email = await activeReader()
    const { body } = await withFailingTransactions(api, () =>
      login(email).expect(503).expect('retry-after', '2'),
    )
    expect(body).toMatchObject({
      code: 'AUTH_TECHNICAL',
      title: 'Login nicht möglich',
      detail: expect.stringContaining('Bitte versuchen Sie es später erneut.'),
    })
    await login(email).expect(200)
  })

  test('activation: the link stays good', async () => {
    const email = freshEmail()
    await register({ email, password }).expect(202)
    await api.settle()
    const token = tokenIn(api.mailsTo(email).at(-1))
    const { body } = await withFailingTransactions(api, () => activate(token).expect(503))
    expect(body.code).toBe('ACTIVATION_TECHNICAL')
    await activate(token).expect(200)
  })

  test('reset of the password: the link stays good', async () => {
    const email = await activeReader()
    await api.caller().request('post', '/registration/request-password-reset').send({ email }).expect(202)
    await api.settle()
    const wish = { token: tokenIn(api.mailsTo(email).at(-1)), password: newPassword }
    const reset = () => api.caller().request('post', '/registration/password-reset').send(wish)
    const { body } = await withFailingTransactions(api, () => reset().expect(503))
    expect(body).toMatchObject({
      code: 'PASSWORD_RESET_FAILED',
      detail: 'Ihr Passwort konnte nicht zurückgesetzt werden.',
    })
    await login(email).expect(200)
    await reset().expect(200)
  })

  test('a code: it is used up, and the next one works', async () => {
    const email = await activeReader()
    const { attempt, code } = await mailed(email)
    const { body } = await withFailingTransactions(api, () => redeem(attempt, code).expect(503))
    expect(body.code).toBe('AUTH_TECHNICAL')
    await redeem(attempt, code).expect(410)
    api.advance(60_000)
    await bearerByCode(email)
  })

  test('registering with a code: the token stays good', async () => {
    const { attempt, code } = await mailed(freshEmail())
    const { registration_token } = (await redeem(attempt, code).expect(200)).body
    const failing = () => registerWithCode(registration_token).expect(503)
    expect((await withFailingTransactions(api, failing)).body.code).toBe('AUTH_TECHNICAL')
    await registerWithCode(registration_token).expect(201)
  })

  test('change of the password and of the profile', async () => {
    const email = await activeReader()
    const bearer = await bearerOf(email)
    const put = (path: string, body: object) => api.caller().request('put', path, bearer).send(body)
    const update = () => put('/user/password', { password: newPassword })
    const failed = await withFailingTransactions(api, () => update().expect(503))
    expect(failed.body.code).toBe('PASSWORD_UPDATE_FAILED')
    const remove = () => api.caller().request('delete', '/user/password', bearer).send({})
    const kept = await withFailingTransactions(api, () => remove().expect(503))
    expect(kept.body.code).toBe('PASSWORD_UPDATE_FAILED')
    const unsaved = await withFailingTransactions(api, () => put('/user', profile).expect(503))
    expect(unsaved.body.code).toBe('PROFILE_SAVE_FAILED')
    const { body } = await api.caller().request('get', '/userinfo', bearer).expect(200)
    expect(body.given_name).toBeNull()
    await put('/user', profile).expect(200)
    await update().expect(200)
  })

  test('anything else is the one general text', async () => {
    const bearer = await bearerOf(await activeReader())
    const settings = [{ name: 'a', value: 'b' }]
    const answer = await withFailingTransactions(api, () =>
      api.caller().request('post', '/user/settings', bearer).send({ settings }).expect(503),
    )
    expect(answer.body).toMatchObject({
      code: 'GENERIC',
      detail: expect.stringMatching(/^Ihre Anfrage konnte nicht durchgeführt werden/),
    })
    expect(answer.text).not.toMatch(/connection|ECONN/)
    expect(api.log()).not.toContain('connection lost')
  })
})

describe('more passwords than can be hashed in time are told to come again, at once', () => {
  const overloaded = () => Promise.reject(Object.assign(new Error('full'), { code: 'OVERLOADED' }))

  test('at login, at a change and at a registration alike', async () => {
    const email = await activeReader()
    const bearer = await bearerOf(email)
    const { passwords } = api.deps
    const { hash, verify } = passwords
    Object.assign(passwords, { hash: overloaded, verify: overloaded })
    try {
      const answers = [
        await login(email),
        await api.caller().request('put', '/user/password', bearer).send({ password: newPassword }),
        await register({ email: freshEmail(), password }),
      ]
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
        [503, 'AUTH_BUSY'],
        [503, 'GENERIC'],
        [503, 'GENERIC'],
      ])
      expect(answers.map(({ headers }) => headers['retry-after'])).toEqual(['2', '2', '2'])
    } finally {
      Object.assign(passwords, { hash, verify })
    }
    await login(email).expect(200)
  })

  test('however many they are, all are counted, and the log says it once a minute and as no error', async () => {
    const series = /_seconds_count\{operation="session.login",code="AUTH_BUSY"\} (\d+)/
    const counted = async () => Number(series.exec(await api.deps.metrics.text())?.[1] ?? 0)
    const email = await activeReader()
    const before = await counted()
    const { passwords } = api.deps
    const { verify } = passwords
    // The first two are turned away by a queue without a place for strangers, the others by a full one.
    const hasPlace = vi.spyOn(passwords, 'hasPlace').mockReturnValueOnce(false).mockReturnValueOnce(false)
    Object.assign(passwords, { verify: overloaded })
    try {
      for (let call = 0; call < 4; call++) await login(email).expect(503)
    } finally {
      Object.assign(passwords, { verify })
      hasPlace.mockRestore()
    }
    expect((await counted()) - before).toBe(4)
    const lines = api
      .log()
      .split('\n')
      .filter((line) => /too much work waits|call failed/.test(line))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('"level":30')
  })

  test('and a login that was not hashed does not count as a failure', async () => {
    const email = await activeReader()
    const counted = async () => {
      const rows = await api.deps.db.rateLimit.findMany({ where: { bucket: { startsWith: 'login' } } })
      return rows.map(({ bucket, key, count }) => `${bucket} ${key} ${count}`).toSorted()
    }
    const before = await counted()
    const { passwords } = api.deps
    const { verify } = passwords
    Object.assign(passwords, { verify: overloaded })
    try {
      await login(email).expect(503)
    } finally {
      Object.assign(passwords, { verify })
    }
    expect(await counted()).toEqual(before)
  })
})
