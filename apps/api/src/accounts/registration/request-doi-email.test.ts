import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { password, readersOf } from '../../testing/readers.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { register, activate, login, activeReader } = readersOf(() => api)

describe('request-doi-email', () => {
  const resend = (email: string, caller = api.caller()) =>
    caller.request('post', '/registration/request-doi-email').send({ email })

  test('answers alike for unknown, pending and active; mails only the latter two', async () => {
    const active = await activeReader()
    const pending = freshEmail()
    const unknown = freshEmail()
    await register({ email: pending, password }).expect(202)
    await api.settle()
    api.advance(2 * 60_000)
    const answers = await Promise.all([active, pending, unknown].map((email) => resend(email).expect(202)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    await api.settle()
    expect(api.mailsTo(unknown)).toHaveLength(0)
    expect(api.mailsTo(pending)).toHaveLength(2)
    expect(api.mailsTo(active).at(-1)?.subject).toBe('Sie haben bereits ein Konto')
  })

  test('G11: five wishes in a row send at most the allowed mail, then 429', async () => {
    const email = freshEmail()
    const caller = api.caller()
    await register({ email, password }).expect(202)
    await api.settle()
    api.advance(61_000)
    for (let i = 0; i < 5; i++) await resend(email, caller).expect(202)
    await resend(email, caller).expect(429)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(2)
  })

  test('a resend supersedes earlier resends only: the first link still works', async () => {
    const email = freshEmail()
    await register({ email, password }).expect(202)
    await api.settle()
    for (let i = 0; i < 2; i++) {
      api.advance(61_000)
      await resend(email).expect(202)
      await api.settle()
    }
    const [first, second, third] = api.mailsTo(email)
    await activate(tokenIn(second)).expect(410)
    expect(third).toBeDefined()
    await activate(tokenIn(first)).expect(200)
    await login(email).expect(200)
  })
})
