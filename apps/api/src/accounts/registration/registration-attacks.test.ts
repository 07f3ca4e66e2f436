import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statementsOf } from '../../store/testing/statements-of.ts'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { password, readersOf } from '../../testing/readers.ts'

const minute = 60_000
let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { register, activate, login, activeReader } = readersOf(() => api)

/** An unknown address, one with a pending registration, one with an account. */
async function everyKind(): Promise<string[]> {
  const pending = freshEmail()
  await register({ email: pending, password }).expect(202)
  await api.settle()
  return [freshEmail(), pending, await activeReader()]
}

describe('nobody learns from the work of an answer whether an address has an account', () => {
  const resend = (email: string) =>
    api.caller().request('post', '/registration/request-doi-email').send({ email }).expect(202)

  test.each<[string, (email: string) => PromiseLike<unknown>]>([
    ['register', (email) => register({ email, password }).expect(202)],
    ['request-doi-email', resend],
    ['a failing login', (email) => login(email, 'Falsch-Geheim-1').expect(401)],
  ])('%s asks the database the same and hashes as often', async (_name, call) => {
    const work: { statements: string[]; hashes: number }[] = []
    for (const email of await everyKind()) {
      const before = api.deps.passwords.computed()
      const { statements } = await statementsOf(api.deps.pool, () => call(email))
      work.push({ statements, hashes: api.deps.passwords.computed() - before })
    }
    const [unknown, pending, active] = work
    expect(unknown?.statements).toContainEqual(expect.stringContaining('INSERT INTO outbox'))
    expect(pending).toEqual(unknown)
    expect(active).toEqual(unknown)
  })
})

describe('a stranger who registers with the address of somebody else', () => {
  const stranger = 'Angreifer-Wort-1'

  test('does not get in while the owner’s own mail is held back: the click asks for a new password', async () => {
    const email = freshEmail()
    await register({ email, password: stranger, given_name: 'Mallory' }).expect(202)
    await api.settle()
    await register({ email, password }).expect(202)
    await api.settle()
    const [only, ...held] = api.mailsTo(email)
    expect(held).toHaveLength(0)
    const { body } = await activate(tokenIn(only)).expect(200)
    expect(body.reset_token).toMatch(/^[\w-]{43}$/)
    await login(email, stranger).expect(401)
    await login(email).expect(401)
    const account = await api.deps.db.account.findFirstOrThrow({ where: { email } })
    expect(account).toMatchObject({ passwordHash: null, givenName: null })
    const form = { token: body.reset_token, password }
    await api.caller().request('post', '/registration/password-reset').send(form).expect(200)
    await login(email).expect(200)
  })

  test('does not get in by using up the mails of the hour before', async () => {
    const email = freshEmail()
    for (let i = 0; i < 3; i++) {
      await register({ email, password: stranger }).expect(202)
      await api.settle()
      api.advance(minute + 1)
    }
    await register({ email, password }).expect(202)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(3)
    await activate(tokenIn(api.mailsTo(email).at(-1))).expect(200)
    await login(email, stranger).expect(401)
  })

  test.each([
    ['the first', 0],
    ['the last', -1],
  ])('has no password where each had a mail of their own, hours apart: %s asks for one', async (_, mail) => {
    const email = freshEmail()
    await register({ email, password: stranger }).expect(202)
    await api.settle()
    api.advance(5 * 60 * minute)
    await register({ email, password, return_url: '/service/newsletter' }).expect(202)
    await api.settle()
    const { body } = await activate(tokenIn(api.mailsTo(email).at(mail))).expect(200)
    expect(body.reset_token).toMatch(/^[\w-]{43}$/)
    for (const secret of [stranger, password]) await login(email, secret).expect(401)
  })

  test('changes nothing of an account there is: its decoy is never activated', async () => {
    const email = await activeReader()
    await register({ email, password: stranger }).expect(202)
    await api.settle()
    expect(api.mailsTo(email).at(-1)?.text).not.toMatch(/[?&]token=/)
    await login(email).expect(200)
    await login(email, stranger).expect(403)
  })
})

describe('what a stranger typed', () => {
  test.each([false, true])(
    'is in no mail to an address that is not proven (newsletters: %s)',
    async (newsletter_opt_in) => {
      const email = freshEmail()
      const typed = {
        edition: 'az',
        newsletter_opt_in,
        given_name: 'Gewinnspiel',
        family_name: 'Evil',
        return_url: 'https://www.az.example/köder',
      }
      await register({ email, password, ...typed }).expect(202)
      await api.settle()
      const mail = api.mailsTo(email).at(-1)
      expect(mail?.subject).toBeDefined()
      expect(JSON.stringify(mail)).not.toMatch(/Gewinnspiel|Evil|köder/)
    },
  )

  test.each([
    'a@example.test\r\nBcc: b@example.test',
    'a@example.test, b@example.test',
    '"a b"@example.test',
    'a@example.test b@example.test',
    'a;b@example.test',
    'a:b@example.test',
    'a(b)@example.test',
    'a@[127.0.0.1]',
    'a@b@example.test',
    'a@localhost',
    'a\u0000@example.test',
    `${'a'.repeat(65)}@example.test`,
  ])('%j is no address', async (email) => {
    expect((await register({ email, password }).expect(422)).body.field_errors).toMatchObject([
      { field: 'email' },
    ])
  })

  test('no host header and no header of a proxy that is not ours gets into a link', async () => {
    const email = freshEmail()
    await register({ email, password })
      .set('Host', 'evil.example')
      .set('X-Forwarded-Host', 'evil.example')
      .expect(202)
    await api.settle()
    const mail = api.mailsTo(email).at(-1)
    expect(mail?.text).toMatch(/^http:\/\/sso\.localhost:3000\/service\/profil\/account\/activate\?token=/m)
    expect(JSON.stringify(mail)).not.toContain('evil')
  })
})

test('what waits in the outbox is unreadable, and nothing of it is in the log', async () => {
  const email = freshEmail()
  await register({ email, password, return_url: 'https://www.az.example/geheim' }).expect(202)
  const rows = await api.deps.db.outbox.findMany({ where: { kind: 'registration.mail' } })
  expect(rows.length).toBeGreaterThan(0)
  const stored = rows.map(({ position: _position, ...row }) => row)
  expect(JSON.stringify(stored)).not.toContain('@')
  await api.settle()
  const token = tokenIn(api.mailsTo(email).at(-1))
  await activate(token).expect(200)
  expect(api.log()).toContain('registration.activate')
  for (const secret of [email, password, token, '@example.test']) expect(api.log()).not.toContain(secret)
  const tokens = await api.deps.db.oneTimeToken.findMany({ where: { tokenHash: token } })
  expect(tokens).toHaveLength(0)
})

test('31 guesses of an activation token from one network are stopped', async () => {
  const caller = api.caller()
  const guess = () => activate('x'.repeat(43), caller)
  const answers = await Promise.all(Array.from({ length: 40 }, guess))
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(30)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
})
