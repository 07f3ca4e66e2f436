import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newAuthenticator } from '../../testing/authenticator.ts'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { passkeysOf } from '../../testing/passkeys.ts'
import { password, readersOf } from '../../testing/readers.ts'
import { subscribersOf } from '../../testing/subscribers.ts'

const hour = 60 * 60_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { register, activate, login, activeReader, bearerOf, block } = readersOf(() => api)
const { register: addPasskey } = passkeysOf(() => api)
const { signUp, confirm, newestLink } = subscribersOf(() => api)

const takeBack = (token: string, caller = api.caller()) =>
  caller.request('post', '/user/email/take-back').send({ token })
const verify = (token: string, bearer?: string) =>
  api.caller().request('get', `/user/email/verify?token=${token}`, bearer)
const userinfo = (bearer: string) => api.caller().request('get', '/userinfo', bearer)
const accountOf = (email: string) => api.deps.db.account.findUnique({ where: { emailKey: emailKey(email) } })

/** The link in the newest mail to a former address. */
const linkTo = (email: string) => {
  const mail = api.mailsTo(email).findLast(({ subject }) => subject === 'Ihre E-Mail-Adresse wurde geändert')
  return tokenIn(mail)
}

/** Changes the address of a signed-in reader, with the session and the new mailbox alone, in one browser. */
async function move(from: string, to = freshEmail('fremd')): Promise<string> {
  const bearer = await bearerOf(from)
  await api.caller().request('put', '/user/email', bearer).send({ email: to, edition: 'az' }).expect(202)
  await api.settle()
  await verify(tokenIn(api.mailsTo(to).at(-1)), bearer).expect(200)
  await api.settle()
  api.advance(1_000)
  return to
}

const setPassword = (token: string, next = 'Ganz-Neu-88') =>
  api.caller().request('post', '/registration/password-reset').send({ token, password: next })

describe('a change of address that is confirmed', () => {
  test('is told to the former mailbox, with the new address masked and a link to the page', async () => {
    const email = await activeReader()
    const to = await move(email)
    const mail = api.mailsTo(email).at(-1)
    expect(mail?.subject).toBe('Ihre E-Mail-Adresse wurde geändert')
    expect(mail?.text).toMatch(
      /http:\/\/az\.localhost:3000\/service\/profil\/konto-zurueckholen\?token=[\w-]{43}\n/,
    )
    expect(mail?.text).not.toContain(to)
    expect(mail?.text).toContain('72 Stunden')
  })
})

describe('POST /user/email/take-back', () => {
  test('the address is the former one, every way in ends, both are told, support can find the case', async () => {
    const email = await activeReader()
    const { id } = (await accountOf(email)) ?? { id: '' }
    const to = await move(email)
    const bearer = await bearerOf(to)
    const consent = { accountId: id, clientId: 'e-paper', scopes: ['openid'], givenAt: api.deps.clock.now() }
    await api.deps.db.partnerConsent.create({ data: consent })
    await addPasskey(bearer, newAuthenticator())
    const next = freshEmail('weiter')
    await api.caller().request('put', '/user/email', bearer).send({ email: next }).expect(202)
    await api.caller().request('post', '/registration/request-password-reset').send({ email: to }).expect(202)
    await api.settle()
    const [stranger] = api.mailsTo(to).filter(({ subject }) => subject === 'Passwort zurücksetzen')
    const [added] = api.mailsTo(to).filter(({ subject }) => subject === 'Neuer Passkey für Ihr Konto')
    const notMe = /nicht-ich\?t=([\w-]{43})/.exec(added?.text ?? '')?.[1] ?? ''
    const pending = tokenIn(api.mailsTo(next).at(-1))

    const { body } = await takeBack(linkTo(email)).expect(200)
    expect(body).toEqual({ status: 'taken_back', email, reset_token: expect.any(String) })
    await api.settle()
    expect(await accountOf(to)).toBeNull()
    expect(await accountOf(email)).toMatchObject({ id, passwordHash: null })
    await userinfo(bearer).expect(401)
    await login(to).expect(401)
    await login(email).expect(401)
    await verify(pending).expect(410)
    await setPassword(tokenIn(stranger)).expect(410)
    const rows = { where: { accountId: id } }
    expect(await api.deps.db.passkey.count(rows)).toBe(0)
    expect(await api.deps.db.partnerConsent.count(rows)).toBe(0)
    expect(await api.deps.db.knownDevice.count(rows)).toBe(1)
    const late = await api.caller().request('post', '/mail/not-me').send({ token: notMe }).expect(200)
    expect(late.body.outcome).toBe('settled')

    expect(api.mailsTo(email).at(-1)?.subject).toBe('Ihr Konto gehört wieder Ihnen')
    expect(api.mailsTo(to).at(-1)?.subject).toBe('Ein Konto wurde zurückgeholt')
    expect(api.mailsTo(to).at(-1)?.text).not.toContain(email)
    const flag = { where: { accountId: id, action: 'email.taken_back' } }
    expect(await api.deps.db.auditEvent.findMany(flag)).toMatchObject([{ actor: 'reader', detail: {} }])
    expect(await api.deps.metrics.text()).toMatch(/leserkonto_accounts_taken_back_total [1-9]/)

    await setPassword(body.reset_token).expect(200)
    const { body: signedIn } = await login(email, 'Ganz-Neu-88').expect(200)
    const history = await api.caller().request('get', '/user/sign-ins', signedIn.access_token).expect(200)
    const outcomes = history.body.sign_ins.map(({ outcome }: { outcome: string }) => outcome)
    expect(outcomes).toContain('address_changed')
    expect(outcomes).toContain('taken_back')
  })

  test('works once, for 72 hours, and says which of it is over', async () => {
    const [used, late] = [await activeReader(), await activeReader()]
    await move(used)
    await takeBack(linkTo(used)).expect(200)
    expect((await takeBack(linkTo(used)).expect(409)).body.code).toBe('TAKE_BACK_USED')
    expect((await takeBack('x'.repeat(43)).expect(404)).body.code).toBe('TAKE_BACK_UNKNOWN')
    const moved = await move(late)
    api.advance(72 * hour)
    expect((await takeBack(linkTo(late)).expect(410)).body.code).toBe('TAKE_BACK_EXPIRED')
    await login(moved).expect(200)
  })

  test('nobody pushes the first owner out by further changes, and the links of those end with it', async () => {
    const email = await activeReader()
    const second = await move(email)
    const third = await move(second)
    const { body } = await takeBack(linkTo(email)).expect(200)
    expect(body.email).toBe(email)
    expect((await takeBack(linkTo(second)).expect(409)).body.code).toBe('TAKE_BACK_OVERRULED')
    expect(await accountOf(third)).toBeNull()
    await api.settle()
    // The mailbox it was taken back from gets no link: nothing goes to and fro.
    expect(api.mailsTo(third).map(({ subject }) => subject)).not.toContain(
      'Ihre E-Mail-Adresse wurde geändert',
    )
  })

  test('who is in between can use theirs, and the first owner still has the last word', async () => {
    const email = await activeReader()
    const second = await move(email)
    const third = await move(second)
    await takeBack(linkTo(second)).expect(200)
    expect(await accountOf(third)).toBeNull()
    await takeBack(linkTo(email)).expect(200)
    expect(await accountOf(second)).toBeNull()
    expect(await accountOf(email)).not.toBeNull()
  })

  test('an account that has returned by another change cannot be taken from there', async () => {
    const email = await activeReader()
    const second = await move(email)
    const third = await move(second)
    await move(third, email)
    const { text = '' } = api.mailsTo(third).at(-1) ?? {}
    expect(text).toContain('wurde am')
    expect(text).not.toContain('konto-zurueckholen')
    expect((await takeBack(linkTo(second)).expect(409)).body.code).toBe('TAKE_BACK_OVERRULED')
    // Its owner may still end every way in that somebody else has left behind.
    await takeBack(linkTo(email)).expect(200)
    expect(await accountOf(email)).toMatchObject({ passwordHash: null })
  })

  test('an address that has an account of its own by now stays with that; the link goes on working', async () => {
    const email = await activeReader()
    const to = await move(email)
    api.advance(61_000)
    await register({ email, password }).expect(202)
    await api.settle()
    await activate(tokenIn(api.mailsTo(email).at(-1))).expect(200)
    const token = linkTo(email)
    expect((await takeBack(token).expect(409)).body.code).toBe('TAKE_BACK_ADDRESS_IN_USE')
    await login(to).expect(200)
    await api.deps.db.account.delete({ where: { emailKey: emailKey(email) } })
    await takeBack(token).expect(200)
  })

  test('a blocked account stays as it is until support has looked at it', async () => {
    const email = await activeReader()
    const to = await move(email)
    await block(to)
    expect((await takeBack(linkTo(email)).expect(403)).body.code).toBe('AUTH_BLOCKED')
    expect(await accountOf(to)).toMatchObject({ status: 'blocked' })
  })

  test('newsletters return, without those that only the other mailbox agreed to', async () => {
    const email = await activeReader()
    await signUp(email, ['az-morgen'])
    await confirm(await newestLink(email))
    const other = freshEmail('fremd')
    await signUp(other, ['az-kultur'])
    await confirm(await newestLink(other))
    await move(email, other)
    await takeBack(linkTo(email)).expect(200)
    const user = await api.deps.db.newsletterUser.findUniqueOrThrow({
      where: { emailKey: emailKey(email) },
      include: { subscriptions: true },
    })
    const states = user.subscriptions.map(({ newsletterId, state }) => [newsletterId, state])
    expect(Object.fromEntries(states)).toEqual({ 'az-morgen': 'confirmed', 'az-kultur': 'unsubscribed' })
  })

  test('no GET takes anything back, and 31 guesses from one network are stopped', async () => {
    const email = await activeReader()
    const to = await move(email)
    await api
      .caller()
      .request('get', `/user/email/take-back?token=${linkTo(email)}`)
      .expect(405)
    await login(to).expect(200)
    const caller = api.caller()
    for (let i = 0; i < 30; i++) await takeBack(`${i}`.padStart(43, 'x'), caller).expect(404)
    await takeBack('y'.repeat(43), caller).expect(429)
  })
})

describe('an account that is deleted while it could be taken back', () => {
  test('the former mailbox is told that it is gone and whom to ask', async () => {
    const email = await activeReader()
    const to = await move(email)
    const link = linkTo(email)
    await api
      .caller()
      .request('delete', '/user/delete', await bearerOf(to))
      .send({})
      .expect(204)
    await api.settle()
    const mail = api.mailsTo(email).at(-1)
    expect(mail?.subject).toBe('Ihr Profil wurde gelöscht')
    expect(mail?.text).toContain('Zurückholen lässt es sich jetzt nicht mehr')
    expect(api.mailsTo(to).at(-1)?.text).not.toContain('Zurückholen')
    expect((await takeBack(link).expect(404)).body.code).toBe('TAKE_BACK_UNKNOWN')
  })
})
