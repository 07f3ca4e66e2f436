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

const { login, register: registerWithPassword, activate } = readersOf(() => api)
const { redeem, register, mailed, bearerByCode, registeredByCode } = loginCodesOf(() => api)

const userinfo = (bearer: string) => api.caller().request('get', '/userinfo', bearer)
const accountOf = (email: string) => api.deps.db.account.findUnique({ where: { emailKey: email } })

describe('an unknown address', () => {
  test('is registered: the code proves the mailbox, the account comes after the consent', async () => {
    const email = freshEmail()
    const { attempt, code } = await mailed(email)
    const { body } = await redeem(attempt, code).expect(200)
    expect(body).toEqual({ registration_token: expect.any(String), expires_in: 1800 })
    expect(await accountOf(email)).toBeNull()
    const registered = (await register(body.registration_token).expect(201)).body
    const info = (await userinfo(registered.access_token).expect(200)).body
    expect(info).toMatchObject({ email, given_name: null, source: 'az' })
    expect(await accountOf(email)).toMatchObject({ status: 'activated', passwordHash: null })
    expect((await register(body.registration_token).expect(410)).body.code).toBe('LOGIN_CODE_EXPIRED')
    await bearerByCode(email)
  })

  test('confirms the newsletters of the ticked box, with the mail that proved the mailbox', async () => {
    const email = freshEmail()
    const version = 'registrierung-2026-12'
    await registeredByCode(email, { newsletter_opt_in: true, consent_text_version: version })
    const user = await api.deps.db.newsletterUser.findUniqueOrThrow({
      where: { emailKey: email },
      include: { subscriptions: true },
    })
    expect(user.accountId).toBe((await accountOf(email))?.id)
    expect(user.subscriptions.map(({ newsletterId, state }) => [newsletterId, state])).toEqual([
      ['az-morgen', 'confirmed'],
    ])
    const [proof] = await api.deps.db.consentEvent.findMany({ where: { newsletterUserId: user.id } })
    expect(proof).toMatchObject({ type: 'confirmed', method: 'registration', textVersion: version })
    expect(proof?.mailId).toBe(api.mailsTo(email)[0]?.messageId)
  })

  test('without a tick has no newsletter', async () => {
    const email = freshEmail()
    await registeredByCode(email)
    expect(await api.deps.db.newsletterUser.count({ where: { emailKey: email } })).toBe(0)
  })

  test('is asked again by mail where the edition always does so', async () => {
    const az = api.deps.editions.find(({ shortcut }) => shortcut === 'az')
    Object.assign(az ?? {}, { alwaysDoubleOptIn: true })
    const email = freshEmail()
    await registeredByCode(email, { newsletter_opt_in: true })
    Object.assign(az ?? {}, { alwaysDoubleOptIn: false })
    await api.settle()
    expect(api.mailsTo(email).at(-1)?.subject).toBe('Bitte bestätigen Sie Ihre Newsletter-Anmeldung')
  })

  test('names a list the edition does not have: nothing is opened, and the token stays good', async () => {
    const email = freshEmail()
    const { attempt, code } = await mailed(email)
    const { registration_token } = (await redeem(attempt, code).expect(200)).body
    const wrong = { newsletter_opt_in: true, newsletters: ['rt-morgen'] }
    await register(registration_token, wrong).expect(422)
    expect(await accountOf(email)).toBeNull()
    await register(registration_token).expect(201)
  })

  test('gets one account from a token used twice at once', async () => {
    const { attempt, code } = await mailed(freshEmail())
    const { registration_token } = (await redeem(attempt, code).expect(200)).body
    const answers = await Promise.all([1, 2, 3].map(() => register(registration_token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 410, 410])
  })

  test('has half an hour for the consent, and none if it got an account in between', async () => {
    const late = await mailed(freshEmail())
    const lateToken = (await redeem(late.attempt, late.code).expect(200)).body.registration_token
    api.advance(30 * minute)
    await register(lateToken).expect(410)
    const email = freshEmail()
    const { attempt, code } = await mailed(email)
    const { registration_token } = (await redeem(attempt, code).expect(200)).body
    api.advance(minute)
    await registeredByCode(email)
    await register(registration_token).expect(410)
  })
})

describe('a registration that waits', () => {
  test('is ended by the code: its password opens nothing, and nothing of its form is taken over', async () => {
    const email = freshEmail()
    await registerWithPassword({ email, password, given_name: 'Angreifer' }).expect(202)
    await api.settle()
    const link = tokenIn(api.mailsTo(email).at(-1))
    await registeredByCode(email)
    expect(await accountOf(email)).toMatchObject({ passwordHash: null, givenName: null })
    expect(await api.deps.db.pendingRegistration.count({ where: { emailKey: email } })).toBe(0)
    expect((await login(email).expect(401)).body.code).toBe('AUTH_INVALID_CREDENTIALS')
    expect((await activate(link).expect(410)).body.code).toBe('ACTIVATION_TOKEN_EXPIRED')
  })
})
