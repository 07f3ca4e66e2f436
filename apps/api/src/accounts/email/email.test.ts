import { emailKey, maskedEmail } from '@leserkonto/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { password, readersOf } from '../../testing/readers.ts'

const minute = 60_000
const hour = 60 * minute
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { register, activate, login, activeReader, bearerOf, block } = readersOf(() => api)

const change = (bearer: string | undefined, body: object, caller = api.caller()) =>
  caller.request('put', '/user/email', bearer).send(body)
const verify = (token: string, caller = api.caller(), bearer?: string) =>
  caller.request('get', `/user/email/verify?token=${token}`, bearer)
/** In a browser where the account's reader is signed in. */
const verifyAs = (bearer: string, token: string) => verify(token, api.caller(), bearer)
const userinfo = (bearer: string) => api.caller().request('get', '/userinfo', bearer)
const accountOf = (email: string) => api.deps.db.account.findUnique({ where: { emailKey: emailKey(email) } })

/** A reader who asked for another address, and the token of the link. */
async function readerOnTheMove(to = freshEmail('neu')) {
  const email = await activeReader()
  const bearer = await bearerOf(email)
  await change(bearer, { email: to, edition: 'az' }).expect(202)
  await api.settle()
  return { email, bearer, to, token: tokenIn(api.mailsTo(to).at(-1)) }
}

describe('PUT /user/email', () => {
  test('mails the link to the new address and a notice to the old one; nothing changes yet', async () => {
    const { email, bearer, to } = await readerOnTheMove()
    const [link] = api.mailsTo(to)
    expect(link?.subject).toBe('Neue E-Mail-Adresse bestätigen')
    expect(link?.text).toContain('http://az.localhost:3000/service/profil/emailConfirmation?token=')
    expect(link?.text).not.toContain(email)
    expect(link?.text).toContain(`Bisher gehört das Konto zu ${maskedEmail(email)}.`)
    const notice = api.mailsTo(email).at(-1)
    expect(notice?.subject).toBe('Ihre E-Mail-Adresse soll geändert werden')
    expect(notice?.text).toMatch(/http:\/\/az\.localhost:3000\/service\/profil\/nicht-ich\?t=[\w-]{43}\n/)
    expect(notice?.text).not.toContain('token=')
    expect(notice?.text).not.toContain(to)
    expect((await userinfo(bearer).expect(200)).body).toMatchObject({ email, pending_email: to })
    await login(email).expect(200)
  })

  test.each([
    ['as it stands', (email: string) => email],
    ['in another case', (email: string) => email.toUpperCase()],
    ['with blanks around', (email: string) => ` ${email} `],
  ])('G29: an address in use is refused %s', async (_how, typed) => {
    const taken = await activeReader()
    const { body } = await change(await bearerOf(await activeReader()), { email: typed(taken) }).expect(409)
    expect(body).toMatchObject({
      code: 'EMAIL_TAKEN',
      detail: 'Diese E-Mail-Adresse ist bereits vergeben.',
    })
  })

  test('the own address is in use, too', async () => {
    const email = await activeReader()
    await change(await bearerOf(email), { email }).expect(409)
  })

  test('asks for a fresh login or the password', async () => {
    const bearer = await bearerOf(await activeReader())
    api.advance(5 * minute)
    const to = freshEmail()
    const stale = await change(bearer, { email: to }).expect(403)
    expect(stale.body.code).toBe('REAUTHENTICATION_REQUIRED')
    const wrong = await change(bearer, { email: to, current_password: 'Falsch-99' }).expect(403)
    expect(wrong.body).toMatchObject({
      code: 'PASSWORD_WRONG',
      field_errors: [{ field: 'current_password' }],
    })
    const right = await change(bearer, { email: to, current_password: password }).expect(202)
    expect(right.body).toEqual({ pending_email: to })
  })

  test('may ask five times an hour, since it tells that an address is in use', async () => {
    const taken = await activeReader()
    const bearer = await bearerOf(await activeReader())
    for (let i = 0; i < 5; i++) await change(bearer, { email: taken }).expect(409)
    await change(bearer, { email: freshEmail() }).expect(429)
    await change(bearer, { email: taken }).expect(429)
  })

  test('a stranger’s mailbox is not flooded by asking from several accounts', async () => {
    const to = freshEmail()
    const bearers: string[] = []
    for (let i = 0; i < 3; i++) bearers.push(await bearerOf(await activeReader()))
    for (const bearer of bearers) await change(bearer, { email: to }).expect(202)
    await api.settle()
    expect(api.mailsTo(to)).toHaveLength(1)
  })

  test('asking again while no further mail may leave keeps the link that was sent', async () => {
    const { bearer, email, to, token } = await readerOnTheMove()
    const notices = api.mailsTo(email).length
    await change(bearer, { email: to.toUpperCase() }).expect(202)
    await api.settle()
    expect(api.mailsTo(to)).toHaveLength(1)
    expect(api.mailsTo(email)).toHaveLength(notices)
    await verifyAs(bearer, token).expect(200)
    await login(to).expect(200)
  })

  test('asking again for an address, with another in between, needs its newest link', async () => {
    const { bearer, to, token } = await readerOnTheMove()
    await change(bearer, { email: freshEmail() }).expect(202)
    await change(bearer, { email: to }).expect(202)
    await verify(token).expect(410)
  })

  test('an unknown edition and an anonymous caller are refused', async () => {
    const bearer = await bearerOf(await activeReader())
    await change(bearer, { email: freshEmail(), edition: 'xx' }).expect(404)
    await change(undefined, { email: freshEmail() }).expect(401)
  })
})

describe('GET /user/email/verify', () => {
  test('switches the address once: all sessions end, the new address signs in, the old one is free', async () => {
    const { email, bearer, to, token } = await readerOnTheMove()
    const other = await bearerOf(email)
    expect((await verifyAs(bearer, token).expect(200)).body).toEqual({ status: 'email_changed' })
    await userinfo(bearer).expect(401)
    await userinfo(other).expect(401)
    await login(email).expect(401)
    await login(to).expect(200)
    expect(await accountOf(email)).toBeNull()
    expect((await verify(token).expect(409)).body.code).toBe('EMAIL_ALREADY_CHANGED')
    const { id } = (await accountOf(to)) ?? {}
    const where = { accountId: id ?? '', action: { startsWith: 'email.' } }
    const events = await api.deps.db.auditEvent.findMany({ where })
    expect(events.map(({ action }) => action).sort()).toEqual(['email.change_requested', 'email.changed'])
  })

  test('A03: of two changes the first link is 410, the second 200, and again 409', async () => {
    const { email, bearer, token } = await readerOnTheMove()
    const to = freshEmail()
    await change(bearer, { email: to }).expect(202)
    await api.settle()
    expect((await verify(token).expect(410)).body.code).toBe('EMAIL_LINK_EXPIRED')
    const second = tokenIn(api.mailsTo(to).at(-1))
    await verify(second).expect(200)
    await verify(second).expect(409)
    expect(await accountOf(email)).toBeNull()
  })

  test('expired, unknown and foreign tokens are refused', async () => {
    const { token, email } = await readerOnTheMove()
    await verify('x'.repeat(43)).expect(410)
    api.advance(24 * hour)
    expect((await verify(token).expect(410)).body.code).toBe('EMAIL_LINK_EXPIRED')
    await api.settle()
    await api.caller().request('post', '/registration/request-password-reset').send({ email }).expect(202)
    await api.settle()
    await verify(tokenIn(api.mailsTo(email).at(-1))).expect(410)
    await login(email).expect(200)
  })

  test('G29: an address taken between the wish and the click is gone, and nothing changes', async () => {
    const { email, bearer, to, token } = await readerOnTheMove()
    await register({ email: to, password }).expect(202)
    api.advance(minute + 1000)
    await api.settle()
    await activate(tokenIn(api.mailsTo(to).at(-1))).expect(200)
    for (let i = 0; i < 2; i++) expect((await verify(token).expect(409)).body.code).toBe('EMAIL_GONE')
    await userinfo(bearer).expect(200)
    await login(email).expect(200)
  })

  test('a link to reset the password dies with the old mailbox', async () => {
    const { email, bearer, token, to } = await readerOnTheMove()
    await api.caller().request('post', '/registration/request-password-reset').send({ email }).expect(202)
    await api.settle()
    const resetToken = tokenIn(api.mailsTo(email).at(-1))
    await verifyAs(bearer, token).expect(200)
    const body = { token: resetToken, password: 'Ganz-Neu-88' }
    await api.caller().request('post', '/registration/password-reset').send(body).expect(410)
    await login(to).expect(200)
  })

  test('a reset of the password cancels a change somebody else may have asked for', async () => {
    const { email, token } = await readerOnTheMove()
    await api.caller().request('post', '/registration/request-password-reset').send({ email }).expect(202)
    await api.settle()
    const body = { token: tokenIn(api.mailsTo(email).at(-1)), password: 'Ganz-Neu-88' }
    await api.caller().request('post', '/registration/password-reset').send(body).expect(200)
    await verify(token).expect(410)
    const signedIn = await login(email, 'Ganz-Neu-88').expect(200)
    expect((await userinfo(signedIn.body.access_token).expect(200)).body.pending_email).toBeNull()
  })

  test('a blocked account keeps its address', async () => {
    const { email, token } = await readerOnTheMove()
    await block(email)
    await verify(token).expect(410)
    expect(await accountOf(email)).not.toBeNull()
  })

  test('a scanner’s HEAD and a speculative load change nothing', async () => {
    const { email, token } = await readerOnTheMove()
    await api.caller().request('head', `/user/email/verify?token=${token}`).expect(405)
    await verify(token).set('Sec-Purpose', 'prefetch').expect(403)
    await login(email).expect(200)
    await verify(token).expect(200)
  })

  test('31 guesses from one network are stopped', async () => {
    const caller = api.caller()
    for (let i = 0; i < 30; i++) await verify(`${i}`.padStart(43, 'x'), caller).expect(410)
    await verify('y'.repeat(43), caller).expect(429)
  })

  test('no token and no address reaches the log', async () => {
    const { email, to, token } = await readerOnTheMove()
    await verify(token).expect(200)
    for (const secret of [email, to, token]) expect(api.log()).not.toContain(secret)
  })
})
