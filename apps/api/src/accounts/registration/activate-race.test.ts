import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { raceRounds } from '../../testing/race-rounds.ts'
import { password, readersOf } from '../../testing/readers.ts'

const minute = 60_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { register, activate, login } = readersOf(() => api)
const accounts = (email: string) => api.deps.db.account.count({ where: { emailKey: emailKey(email) } })

test('A02: one activation link pressed ten times at once activates once', async () => {
  for (let round = 0; round < raceRounds(); round++) {
    const email = freshEmail()
    await register({ email, password, edition: 'az', newsletter_opt_in: true }).expect(202)
    await api.settle()
    const token = tokenIn(api.mailsTo(email).at(-1))
    const answers = await Promise.all(Array.from({ length: 10 }, () => activate(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(await accounts(email)).toBe(1)
    const emailHmac = api.deps.secrets.mac('address', emailKey(email))
    expect(await api.deps.db.consentEvent.count({ where: { emailHmac, type: 'confirmed' } })).toBe(1)
  }
})

test('a link of the owner, one of a stranger and a reset at once: one account, one password', async () => {
  for (let round = 0; round < raceRounds(); round++) {
    const email = freshEmail()
    await register({ email, password: 'Angreifer-Wort-1' }).expect(202)
    await api.settle()
    const first = tokenIn(api.mailsTo(email).at(-1))
    api.advance(minute + 1000)
    await register({ email, password }).expect(202)
    await api.settle()
    const second = tokenIn(api.mailsTo(email).at(-1))
    await api.caller().request('post', '/registration/request-password-reset').send({ email }).expect(202)
    await api.settle()
    const reset = { token: tokenIn(api.mailsTo(email).at(-1)), password: 'Ganz-Neu-88' }
    const answers = await Promise.all([
      activate(first),
      activate(second),
      api.caller().request('post', '/registration/password-reset').send(reset),
    ])
    for (const { status } of answers) expect([200, 409, 410]).toContain(status)
    expect(await accounts(email)).toBe(1)
    expect(await api.deps.db.pendingRegistration.count({ where: { emailKey: emailKey(email) } })).toBe(0)
    // The last click decides; a reset always counts, since it came from the mailbox.
    expect(answers[2]?.status).toBe(200)
    await login(email, 'Ganz-Neu-88').expect(200)
    await login(email, 'Angreifer-Wort-1').expect(401)
  }
})
