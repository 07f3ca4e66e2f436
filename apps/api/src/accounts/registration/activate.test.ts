import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { password, readersOf } from '../../testing/readers.ts'

const hour = 3_600_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { register, activate, login, activeReader, bearerOf } = readersOf(() => api)

test('a new reader gets one letter, by the name the account has by then; who has deleted it gets none', async () => {
  const [reader, gone] = [await activeReader({ edition: 'az' }), await activeReader()]
  await api.deps.db.account.update({ where: { emailKey: reader }, data: { givenName: 'Kim' } })
  await api.deps.db.account.delete({ where: { emailKey: gone } })
  const letters = (email: string) =>
    api.mailsTo(email).filter(({ subject }) => subject.startsWith('Willkommen'))
  await api.settle()
  expect(letters(reader)).toEqual([])
  api.advance(10 * 60_000)
  await api.settle()
  expect(letters(reader)).toEqual([
    expect.objectContaining({ text: expect.stringMatching(/^Guten Tag Kim,/) }),
  ])
  expect(letters(gone)).toEqual([])
})

describe('activate', () => {
  test('G06: an activation link works once; before it no login, after it a login', async () => {
    const email = freshEmail()
    await register({ email, password, return_url: '/service/newsletter?a=1' }).expect(202)
    expect((await login(email).expect(403)).body.code).toBe('AUTH_NOT_ACTIVATED')
    await api.settle()
    const token = tokenIn(api.mailsTo(email).at(-1))
    expect((await activate(token).expect(200)).body).toEqual({
      status: 'activated',
      email,
      return_url: '/service/newsletter?a=1',
    })
    const again = await activate(token).expect(409)
    expect(again.body.code).toBe('ACTIVATION_TOKEN_USED')
    await login(email).expect(200)
  })

  test('G06: nothing a scanner fetches activates', async () => {
    const email = freshEmail()
    await register({ email, password }).expect(202)
    await api.settle()
    const token = tokenIn(api.mailsTo(email).at(-1))
    for (const path of ['/service/profil/account/activate', '/registration/activate'])
      for (const method of ['HEAD', 'GET', 'OPTIONS'] as const)
        await api.app.inject({ method, url: `${path}?token=${token}` })
    expect((await login(email).expect(403)).body.code).toBe('AUTH_NOT_ACTIVATED')
    await activate(token).expect(200)
  })

  test('expired and unknown tokens are told apart', async () => {
    const email = freshEmail()
    await register({ email, password }).expect(202)
    await api.settle()
    const token = tokenIn(api.mailsTo(email).at(-1))
    api.advance(72 * hour + 1000)
    const { body } = await activate(token).expect(410)
    // G07: the form for a new link is prefilled for the holder of the mail.
    expect(body).toMatchObject({ code: 'ACTIVATION_TOKEN_EXPIRED', details: { email } })
    expect((await activate('a'.repeat(43)).expect(400)).body.code).toBe('ACTIVATION_TOKEN_INVALID')
  })

  test('a foreign return URL falls back to none', async () => {
    const email = freshEmail()
    await register({ email, password, return_url: '//evil.example/' }).expect(202)
    await api.settle()
    const { body } = await activate(tokenIn(api.mailsTo(email).at(-1))).expect(200)
    expect(body).toEqual({ status: 'activated', email })
  })

  test('nobody who registered ahead of the owner gets in', async () => {
    const email = freshEmail()
    await register({ email, password: 'Angreifer-Wort-1' }).expect(202)
    await api.settle()
    api.advance(61_000)
    await register({ email, password }).expect(202)
    await api.settle()
    const { body } = await activate(tokenIn(api.mailsTo(email).at(-1))).expect(200)
    await login(email, 'Angreifer-Wort-1').expect(401)
    const form = { token: body.reset_token, password }
    await api.caller().request('post', '/registration/password-reset').send(form).expect(200)
    await login(email).expect(200)
    await activate(tokenIn(api.mailsTo(email).at(0))).expect(410)
  })

  test('a resend while several attempts wait asks for a new password', async () => {
    const email = freshEmail()
    await register({ email, password: 'Angreifer-Wort-1' }).expect(202)
    await register({ email, password }).expect(202)
    await api.settle()
    api.advance(61_000)
    await api.caller().request('post', '/registration/request-doi-email').send({ email }).expect(202)
    await api.settle()
    const { body } = await activate(tokenIn(api.mailsTo(email).at(-1))).expect(200)
    expect(body.reset_token).toMatch(/^[\w-]{43}$/)
    await login(email, 'Angreifer-Wort-1').expect(401)
    await login(email).expect(401)
  })

  test('a link to an address that an account has moved to in the meantime offers the login, and opens no second account', async () => {
    const email = freshEmail()
    await register({ email, password: 'Angreifer-Wort-1' }).expect(202)
    await api.settle()
    api.advance(61_000)
    await api.caller().request('post', '/registration/request-doi-email').send({ email }).expect(202)
    await api.settle()
    const [ofAttempt, ofResend] = api.mailsTo(email).map(tokenIn)
    const mover = await bearerOf(await activeReader())
    api.advance(61_000)
    await api.caller().request('put', '/user/email', mover).send({ email }).expect(202)
    await api.settle()
    const change = tokenIn(api.mailsTo(email).at(-1))
    await api.caller().request('get', `/user/email/verify?token=${change}`, mover).expect(200)
    // The mail that there is an account is not sent yet; until then this attempt looks like any other.
    await register({ email, password: 'Angreifer-Wort-1' }).expect(202)
    expect((await activate(ofResend ?? '').expect(409)).body.code).toBe('ACTIVATION_TOKEN_USED')
    expect((await activate(ofAttempt ?? '').expect(409)).body.code).toBe('ACTIVATION_TOKEN_USED')
    await login(email, 'Angreifer-Wort-1').expect(403)
    await login(email).expect(200)
  })

  test('G09, N31: the ticked box waits for the activation click, which sets the date; unticked leaves no row', async () => {
    const email = freshEmail()
    await register({ email, password, edition: 'az', newsletter_opt_in: true }).expect(202)
    await api.settle()
    const where = { newsletterUser: { emailKey: emailKey(email) } }
    expect(await api.deps.db.newsletterSubscription.findMany({ where })).toMatchObject([
      { newsletterId: 'az-morgen', state: 'mail_sent', optinConfirmationDate: null },
    ])
    expect(api.mailsTo(email).at(-1)?.text).toContain('AZ am Morgen')
    await activate(tokenIn(api.mailsTo(email).at(-1))).expect(200)
    expect(await api.deps.db.newsletterSubscription.findMany({ where })).toMatchObject([
      { state: 'confirmed', optinConfirmationDate: expect.any(Date) },
    ])
    const events = await api.deps.db.consentEvent.findMany({
      where: { emailHmac: api.deps.secrets.mac('address', emailKey(email)) },
      orderBy: { at: 'asc' },
    })
    expect(events.map(({ type }) => type).sort()).toEqual(['confirmed', 'requested'])
    expect(events.every(({ textSha256, ip }) => textSha256 && ip)).toBe(true)
    const without = await activeReader()
    expect(await api.deps.db.newsletterUser.count({ where: { emailKey: emailKey(without) } })).toBe(0)
  })
})
