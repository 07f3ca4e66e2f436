import { emailKey, maskedEmail } from '@leserkonto/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newAuthenticator } from '../../testing/authenticator.ts'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { passkeysOf } from '../../testing/passkeys.ts'
import { readersOf } from '../../testing/readers.ts'
import { jpegOf } from '../../testing/sample-pictures.ts'
import { sharingOf } from '../../testing/sharing.ts'
import { subscribersOf } from '../../testing/subscribers.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { activeReader, bearerOf, login } = readersOf(() => api)
const { signUp, confirm, newestLink } = subscribersOf(() => api)
const { register: addPasskey } = passkeysOf(() => api)
const { owner, quickReader, linkedReader, invited, member, accept, seat } = sharingOf(() => api)

const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, bearer?: string) =>
  api.caller().request(method, path, bearer)
const check = (token: string, bearer?: string) =>
  call('get', '/user/email/change', bearer).set('x-email-token', token)
const verify = (token: string, bearer?: string) => call('get', `/user/email/verify?token=${token}`, bearer)
const takeBack = (token: string) => call('post', '/user/email/take-back').send({ token })
const link = (bearer: string, gp_number: string) =>
  call('post', '/user/add-gp-number', bearer).send({ gp_number, postcode: '12345' })
const accountOf = (email: string) =>
  api.deps.db.account.findUniqueOrThrow({ where: { emailKey: emailKey(email) } })

/** Asks for another address in an account; the token of the link that its mailbox gets. */
async function askFor(to: string, bearer: string): Promise<string> {
  await call('put', '/user/email', bearer).send({ email: to, edition: 'az' }).expect(202)
  await api.settle()
  return tokenIn(api.mailsTo(to).at(-1))
}

/** Confirms it where nobody is signed in; the bearer of the mailbox' owner, who chooses a password. */
async function confirmAsOwner(token: string): Promise<string> {
  const { body } = await verify(token).expect(200)
  const choice = { token: body.reset_token, password: 'Ganz-Neu-88' }
  const { body: login } = await call('post', '/registration/password-reset').send(choice).expect(200)
  await api.settle()
  api.advance(1_000)
  return login.access_token
}

/** Presses the link of the former mailbox. */
const takeBackFrom = (former: string) =>
  takeBack(
    tokenIn(api.mailsTo(former).findLast(({ subject }) => subject === 'Ihre E-Mail-Adresse wurde geändert')),
  )

/** An account with a password, a passkey, a browser and a consent, and its link to somebody's mailbox. */
async function trojan() {
  const [email, to] = [await activeReader(), freshEmail('opfer')]
  const bearer = await bearerOf(email)
  await addPasskey(bearer, newAuthenticator())
  const { id } = await accountOf(email)
  const consent = { accountId: id, clientId: 'e-paper', scopes: ['openid'], givenAt: api.deps.clock.now() }
  await api.deps.db.partnerConsent.create({ data: consent })
  return { id, email, to, bearer, token: await askFor(to, bearer) }
}

/** What may open an account, or show it to others. */
async function waysInto(accountId: string) {
  const of = { where: { accountId } }
  const { passwordHash } = await api.deps.db.account.findUniqueOrThrow({ where: { id: accountId } })
  return {
    password: passwordHash !== null,
    passkeys: await api.deps.db.passkey.count(of),
    sessions: await api.deps.db.session.count(of),
    consents: await api.deps.db.partnerConsent.count(of),
  }
}

const none = { password: false, passkeys: 0, sessions: 0, consents: 0 }

describe('H01: a stranger moves an account to somebody’s mailbox', () => {
  test('mail and page say whose it was, masked; who confirms it has it alone', async () => {
    const { id, email, to, token } = await trojan()
    expect(api.mailsTo(to).at(-1)?.text).toContain(`Bisher gehört das Konto zu ${maskedEmail(email)}.`)
    const { body } = await check(token).expect(200)
    expect(body).toEqual({ email_masked: maskedEmail(email), keeps_ways_in: false })
    const bearer = await confirmAsOwner(token)
    expect(await waysInto(id)).toEqual({ ...none, password: true, sessions: 1 })
    await login(to).expect(401)
    const mine = await call('get', '/userinfo', bearer).expect(200)
    expect(mine.body).toMatchObject({ sub: id, email: to })
    expect((await check(token).expect(409)).body.code).toBe('EMAIL_ALREADY_CHANGED')
  })

  test('another reader’s session makes no difference, and stays', async () => {
    const { id, token } = await trojan()
    const other = await quickReader()
    expect((await check(token, other.bearer).expect(200)).body.keeps_ways_in).toBe(false)
    const { body } = await verify(token, other.bearer).expect(200)
    expect(body.reset_token).toEqual(expect.any(String))
    expect(await waysInto(id)).toEqual(none)
    await call('get', '/userinfo', other.bearer).expect(200)
  })

  test('in a browser of the account its reader keeps password, passkeys and consents', async () => {
    const { id, to, bearer, token } = await trojan()
    expect((await check(token, bearer).expect(200)).body.keeps_ways_in).toBe(true)
    expect((await verify(token, bearer).expect(200)).body).toEqual({ status: 'email_changed' })
    expect(await waysInto(id)).toEqual({ password: true, passkeys: 1, sessions: 0, consents: 1 })
    await login(to).expect(200)
  })

  test('whose a link is learns only who has it, and guesses are counted', async () => {
    const caller = api.caller()
    const guess = (token: string) =>
      caller.request('get', '/user/email/change').set('x-email-token', token.padStart(43, 'x'))
    for (let i = 0; i < 30; i++) expect((await guess(`${i}`)).body.code).toBe('EMAIL_LINK_EXPIRED')
    await guess('y').expect(429)
  })
})

/** Marks an article, written directly into the store: the article source knows no such one. */
const favour = (accountId: string, itemId: string) =>
  api.deps.db.favourite.create({
    data: {
      accountId,
      edition: 'az',
      itemId,
      type: 'article',
      title: 'Linden',
      url: 'https://az.example/artikel/1',
      createdAt: api.deps.clock.now(),
    },
  })

describe('H02: the stranger takes the account back', () => {
  test('what was linked since is free for its owner, who alone hears of it', async () => {
    const stranger = await linkedReader()
    const to = freshEmail('opfer')
    const bearer = await confirmAsOwner(await askFor(to, stranger.bearer))
    const gpNumber = await api.publisher.newCustomer()
    await link(bearer, gpNumber).expect(200)
    await api.settle()
    await takeBackFrom(stranger.email).expect(200)
    await api.settle()
    const links = await api.deps.db.customerLink.findMany({ where: { accountId: stranger.id } })
    expect(links.map((row) => row.gpNumber)).toEqual([stranger.gpNumber])
    const subjects = (email: string) => api.mailsTo(email).map(({ subject }) => subject)
    expect(subjects(to)).toContain('Die Verknüpfung wurde aufgehoben')
    expect(subjects(stranger.email)).not.toContain('Die Verknüpfung wurde aufgehoben')
    // Two mails at once come in no order.
    expect(
      api
        .mailsTo(to)
        .map(({ text }) => text)
        .join('\n'),
    ).toContain('Ihr Abo wieder verknüpfen')
    const own = await quickReader()
    await link(own.bearer, gpNumber).expect(200)
    expect(await api.deps.db.linkRefusal.count({ where: { accountId: stranger.id } })).toBe(0)
  })

  test('a seat that was accepted since ends, and is not in the account’s history', async () => {
    const stranger = await quickReader()
    const family = await owner()
    const to = freshEmail('opfer')
    const bearer = await confirmAsOwner(await askFor(to, stranger.bearer))
    const { id, token } = await invited(family.bearer, to)
    await accept(bearer, token).expect(200)
    await api.settle()
    await takeBackFrom(stranger.email).expect(200)
    await api.settle()
    expect(await seat(id)).toMatchObject({ status: 'quit', accountId: null })
    expect(api.mailsTo(family.email).at(-1)?.subject).toContain('hat Ihr Abo verlassen')
    await invited(family.bearer, to)
  })

  test('seats that were given away since end; those before stay', async () => {
    const family = await owner()
    const before = await member(family.bearer)
    const to = freshEmail('opfer')
    const bearer = await confirmAsOwner(await askFor(to, family.bearer))
    const since = await member(bearer)
    await takeBackFrom(family.email).expect(200)
    expect((await seat(before.seatId)).status).toBe('activated')
    expect((await seat(since.seatId)).status).toBe('revoked')
  })

  test('newsletters of the mailbox it came to stay there, with the proofs: readers keep their newsletters', async () => {
    const to = freshEmail('opfer')
    await signUp(to, ['az-kultur'])
    await confirm(await newestLink(to))
    const stranger = await quickReader()
    api.advance(61_000)
    await confirmAsOwner(await askFor(to, stranger.bearer))
    await takeBackFrom(stranger.email).expect(200)
    const users = await api.deps.db.newsletterUser.findMany({
      where: { emailKey: { in: [emailKey(to), emailKey(stranger.email)] } },
      include: { subscriptions: true },
    })
    const states = users.map(({ email, accountId, subscriptions }) => [
      email,
      accountId,
      subscriptions.map(({ newsletterId, state }) => `${newsletterId} ${state}`),
    ])
    expect(states).toEqual([[to, null, ['az-kultur confirmed']]])
  })

  test('what was entered since is gone, and what was there before is back', async () => {
    const stranger = await quickReader()
    const person = { given_name: 'Kim', family_name: 'Kern', username: 'kim', gender: 'divers' }
    const save = (bearer: string, profile: object, name: string) =>
      Promise.all([
        call('put', '/user', bearer).send(profile).expect(200),
        call('post', '/user/settings', bearer)
          .send({ settings: [{ name, value: '1' }] })
          .expect(200),
      ])
    await save(stranger.bearer, person, 'vorher')
    await favour(stranger.id, 'vorher')
    const to = freshEmail('opfer')
    const bearer = await confirmAsOwner(await askFor(to, stranger.bearer))
    await save(bearer, { ...person, given_name: 'Mia', birth_date: '1980-01-01' }, 'seitdem')
    await favour(stranger.id, 'seitdem')
    const picture = call('post', '/user/picture', bearer).field('rights_confirmed', 'true')
    await picture.attach('picture', await jpegOf(), 'ich.jpg').expect(201)
    const next = freshEmail('weiter')
    await askFor(next, bearer)
    await takeBackFrom(stranger.email).expect(200)
    const { db } = api.deps
    expect(await accountOf(stranger.email)).toMatchObject({
      givenName: 'Kim',
      familyName: 'Kern',
      birthDate: null,
      picture: null,
    })
    const of = { where: { accountId: stranger.id } }
    expect((await db.setting.findMany(of)).map(({ name }) => name)).toEqual(['vorher'])
    expect((await db.favourite.findMany(of)).map(({ itemId }) => itemId)).toEqual(['vorher'])
    expect((await db.emailChange.findMany(of)).map(({ newEmail }) => newEmail)).toEqual([to])
    expect(await db.pictureObject.count(of)).toBe(0)
  })
})
