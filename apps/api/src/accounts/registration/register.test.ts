import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { password, readersOf } from '../../testing/readers.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { register, activate, login, activeReader } = readersOf(() => api)

describe('register', () => {
  test('G01: a new address gets one activation mail and no session', async () => {
    const email = freshEmail()
    const answer = await register({ email, password, edition: 'az' }).expect(202)
    expect(answer.body).toEqual({ status: 'registered' })
    expect(answer.headers['set-cookie']).toBeUndefined()
    await api.settle()
    const [mail, ...more] = api.mailsTo(email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Bitte bestätigen Sie Ihre Registrierung')
    expect(mail?.text).toContain('http://az.localhost:3000/service/profil/account/activate?token=')
    expect(mail?.html).toContain(tokenIn(mail))
  })

  test('G02: new, pending and active addresses are answered with the same bytes, and mailed differently', async () => {
    const active = await activeReader()
    const pending = freshEmail()
    await register({ email: pending, password }).expect(202)
    await api.settle()
    api.advance(2 * 60_000)
    const answers = await Promise.all(
      [freshEmail(), pending, active].map((email) =>
        register({ email, password: 'Anders-Geheim-78' }).expect(202),
      ),
    )
    const shape = ({ text, headers }: (typeof answers)[number]) => {
      const { date: _, 'x-request-id': __, ...rest } = headers
      return { text, rest }
    }
    expect(shape(answers[1] as never)).toEqual(shape(answers[0] as never))
    expect(shape(answers[2] as never)).toEqual(shape(answers[0] as never))
    await api.settle()
    const exists = api.mailsTo(active).at(-1)
    expect(exists?.subject).toBe('Sie haben bereits ein Konto')
    expect(exists?.text).toContain('/service/profil/loginRegister')
    expect(exists?.text).toContain('/service/profil/password/request')
    expect(api.mailsTo(pending)).toHaveLength(2)
    await login(active).expect(200)
  })

  test('G04: case and blanks around are the same account, a tag is another one', async () => {
    const email = await activeReader()
    api.advance(2 * 60_000)
    await register({ email: `  ${email.toUpperCase()} `, password }).expect(202)
    const tagged = email.replace('@', '+zeitung@')
    await register({ email: tagged, password }).expect(202)
    await api.settle()
    const accounts = await api.deps.db.account.count({ where: { emailKey: emailKey(email) } })
    expect(accounts).toBe(1)
    expect(await api.deps.db.pendingRegistration.count({ where: { emailKey: emailKey(tagged) } })).toBe(1)
  })

  test('G04: tags, case and blanks share one limit', async () => {
    const caller = api.caller()
    const [local, domain] = freshEmail().split('@')
    const spellings = [`${local}@${domain}`, `${local}+a@${domain}`, ` ${local}+b@${domain}`]
    spellings.push(`${local}+c@${domain}`.toUpperCase(), `${local}+d@${domain}`)
    for (const email of spellings) await register({ email, password }, caller).expect(202)
    const { body, headers } = await register({ email: `${local}+e@${domain}`, password }, caller).expect(429)
    expect(body.code).toBe('RATE_LIMITED')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    await register({ email: freshEmail(), password }, caller).expect(202)
  })

  test('after a register with an active address a login answers as for a new one', async () => {
    const email = await activeReader()
    const other = 'Fremdes-Wort-11'
    await register({ email, password: other }).expect(202)
    await api.settle()
    const pending = freshEmail()
    await register({ email: pending, password: other }).expect(202)
    const [onActive, onPending] = await Promise.all([login(email, other), login(pending, other)])
    expect(onActive.status).toBe(403)
    const { request_id: _, ...a } = onActive.body
    const { request_id: __, ...b } = onPending.body
    expect(a).toEqual(b)
    expect(a.code).toBe('AUTH_NOT_ACTIVATED')
  })

  test('refuses every wrong field at once, in German', async () => {
    const { body } = await register({ password: 'kurz', gender: 'keine angabe', unknown: 1 }).expect(422)
    expect(body.code).toBe('VALIDATION_FAILED')
    expect(body.field_errors).toEqual(
      expect.arrayContaining([
        { field: 'email', code: 'REQUIRED', message: 'Das Feld E-Mail-Adresse muss ausgefüllt werden.' },
        { field: 'password', code: 'PASSWORD_WEAK', message: 'Das Passwort erfüllt die Vorgaben nicht.' },
        expect.objectContaining({ field: 'gender', code: 'FORMAT' }),
        expect.objectContaining({ field: 'unknown', code: 'UNKNOWN_FIELD' }),
      ]),
    )
  })

  test.each(['Passwort1', 'Sommer2024', 'Schalke04'])('refuses the common password %s', async (common) => {
    const { body } = await register({ email: freshEmail(), password: common }).expect(422)
    expect(body.field_errors).toEqual([
      { field: 'password', code: 'PASSWORD_WEAK', message: 'Dieses Passwort ist zu leicht zu erraten.' },
    ])
    expect(body.details).toEqual({ reason: 'PASSWORD_COMMON' })
  })

  test('refuses a password that carries the address or a name', async () => {
    for (const [form, message] of [
      [
        { email: 'krautwickel@example.test', password: 'Krautwickel-9' },
        'Das Passwort enthält einen Teil Ihrer E-Mail-Adresse.',
      ],
      [
        { email: freshEmail(), password: 'Wolkenstein-9', family_name: 'Wolkenstein' },
        'Das Passwort enthält Ihren Namen.',
      ],
    ] as const) {
      const { body } = await register(form).expect(422)
      expect(body.field_errors).toEqual([{ field: 'password', code: 'PASSWORD_WEAK', message }])
      expect(body.details).toEqual({ reason: 'PASSWORD_PERSONAL' })
    }
  })

  test('an unknown edition is 404, an unknown invitation too, and nothing is stored', async () => {
    const email = freshEmail()
    expect((await register({ email, password, edition: 'xx' }).expect(404)).body.code).toBe('EDITION_UNKNOWN')
    const refused = await register({ email, password, invitation_token: 'x'.repeat(43) }).expect(404)
    expect(refused.body.code).toBe('SHARED_INVITATION_NOT_FOUND')
    expect(await api.deps.db.pendingRegistration.count({ where: { email } })).toBe(0)
  })

  test('20 registrations of one address at once leave one account after activation', async () => {
    const email = freshEmail()
    const answers = await Promise.all(Array.from({ length: 20 }, () => register({ email, password })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
    await api.settle()
    const tokens = api.mailsTo(email).map(tokenIn)
    const outcomes = await Promise.all(tokens.map((token) => activate(token)))
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await api.deps.db.account.count({ where: { emailKey: emailKey(email) } })).toBe(1)
    expect(await api.deps.db.pendingRegistration.count({ where: { emailKey: emailKey(email) } })).toBe(0)
  })

  test('the sixth registration of an address from one network within 15 minutes is 429 with Retry-After', async () => {
    const caller = api.caller()
    const email = freshEmail()
    for (let i = 0; i < 5; i++) await register({ email, password }, caller).expect(202)
    const refused = await register({ email, password }, caller).expect(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.body).toMatchObject({
      code: 'RATE_LIMITED',
      detail: 'Zu viele Anfragen. Bitte versuchen Sie es in 15 Minuten noch einmal.',
      details: { limit: 'mailRequest' },
    })
    await register({ email: freshEmail(), password }, caller).expect(202)
  })

  test('a mail waits for the SMTP server and arrives once', async () => {
    const email = freshEmail()
    api.smtp.fail(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNECTION' }))
    await register({ email, password }).expect(202)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(0)
    api.smtp.fail(undefined)
    api.advance(60_000)
    await api.settle()
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(1)
  })
})
