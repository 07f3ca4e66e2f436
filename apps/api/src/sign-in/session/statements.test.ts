import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statementsOf } from '../../store/testing/statements-of.ts'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { password, readersOf } from '../../testing/readers.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { login, activeReader, register } = readersOf(() => api)

const loginFromStrange = (email: string, secret = password) =>
  api.caller().request('post', '/user/login').send({ email, password: secret })
const requestReset = (email: string) =>
  api.caller().request('post', '/registration/request-password-reset').send({ email })

const requestCode = (email: string) => api.caller().request('post', '/user/login-code').send({ email })
const wrongCode = (attempt: string) =>
  api.caller().request('post', '/user/login-code/redeem').send({ attempt, code: '000000' })

/** A request for a code whose mail has not left: every code is wrong. */
const attempt = async (): Promise<string> => (await requestCode(freshEmail()).expect(202)).body.attempt

/** The reader has signed in once before. */
async function returning(): Promise<string> {
  const email = await activeReader()
  await login(email).expect(200)
  return email
}

type Case = [
  name: string,
  subject: () => Promise<string> | string,
  call: (subject: string) => PromiseLike<{ status: number }>,
  status: number,
  statements: string[],
]

const limits = 'WITH wanted'
const facts = 'SELECT a.id, a.email, a.status'
const copies = 'SELECT row_to_json(copies)'
const open = 'WITH held'
const entry = 'INSERT INTO outbox'

describe('asks the database no more than', () => {
  test.each<Case>([
    ['a login from a known browser', returning, (email) => login(email), 200, [limits, facts, copies, open]],
    ['a login from a new browser', returning, loginFromStrange, 200, [limits, facts, copies, open]],
    ['a wrong password', returning, (email) => login(email, 'Falsch-9'), 401, [limits, facts, entry]],
    ['an unknown address', freshEmail, (email) => login(email), 401, [limits, facts, entry]],
    ['a registration', freshEmail, (email) => register({ email, password }), 202, [limits, 'WITH attempt']],
    ['a request for a code', returning, requestCode, 202, [limits, 'WITH attempt']],
    ['a wrong code', attempt, wrongCode, 401, [limits, 'UPDATE login_code', entry]],
    ['a request for a new password', returning, requestReset, 202, [limits, entry]],
  ])('%s needs', async (_name, subject, call, status, expected) => {
    const about = await subject()
    await api.settle()
    const { answer, statements } = await statementsOf(api.deps.pool, () => call(about))
    expect(answer.status).toBe(status)
    expect(statements.map((text, index) => text.slice(0, expected[index]?.length))).toEqual(expected)
  })
})
