import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { password, readersOf } from '../../testing/readers.ts'

const hour = 3_600_000
const ownPassword = 'Ganz-Neu-88'
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { register, login, activeReader, block } = readersOf(() => api)

/** A login from a browser with this cookie, or a fresh one. */
const loginFrom = (email: string, cookie?: string, secret = password) => {
  const request = api.caller().request('post', '/user/login')
  if (cookie) request.set('Cookie', cookie)
  return request
    .set('User-Agent', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')
    .send({
      email,
      password: secret,
    })
}
const cookieOf = (answer: { headers: Record<string, string> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? ''
const accountOf = (email: string) =>
  api.deps.db.account.findUniqueOrThrow({ where: { emailKey: emailKey(email) } })

const setPassword = (token: string, cookie: string) =>
  api
    .caller()
    .request('post', '/registration/password-reset')
    .set('Cookie', cookie)
    .send({ token, password: ownPassword })

const notMe = (token: string) => api.caller().request('post', '/mail/not-me').send({ token })

/** A reader in whose account somebody has signed in from a new browser, and the link of the mail about it. */
async function intruded() {
  const email = await activeReader()
  await loginFrom(email).expect(200)
  const { body } = await loginFrom(email).expect(200)
  await api.settle()
  const [, token = ''] = /nicht-ich\?t=([\w-]+)/.exec(api.mailsTo(email).at(-1)?.text ?? '') ?? []
  return { email, intruder: String(body.access_token), token }
}

async function resetTokenFor(email: string): Promise<string> {
  await api.caller().request('post', '/registration/request-password-reset').send({ email }).expect(202)
  await api.settle()
  return tokenIn(api.mailsTo(email).at(-1))
}

/** Subjects of the mails to an address since the last look. */
async function newMails(email: string): Promise<string[]> {
  await api.settle()
  const subjects = api.mailsTo(email).map(({ subject }) => subject)
  api.mails.length = 0
  return subjects
}

describe('a login from another browser', () => {
  test('is told to the owner, but never the account’s first, and never twice for one browser', async () => {
    const email = await activeReader()
    await newMails(email)
    const home = cookieOf(await loginFrom(email).expect(200))
    expect(await newMails(email)).toEqual([])
    await loginFrom(email, home).expect(200)
    expect(await newMails(email)).toEqual([])
    const work = cookieOf(await loginFrom(email).expect(200))
    await api.settle()
    const [mail] = api.mailsTo(email)
    expect(mail?.subject).toBe('Neue Anmeldung bei Ihrem Konto')
    expect(mail?.text).toContain('Firefox auf Linux')
    expect(mail?.text).toMatch(/am \d+\. \p{L}+ 2026 um \d\d:\d\d Uhr/u)
    await newMails(email)
    for (const known of [home, work]) await loginFrom(email, known).expect(200)
    expect(await newMails(email)).toEqual([])
  })

  test('was not the owner: their link ends every session, and only its browser is known from then on', async () => {
    const email = await activeReader()
    const first = await loginFrom(email).expect(200)
    const intruder = await loginFrom(email).expect(200)
    await api.settle()
    const [, token = ''] = /nicht-ich\?t=([\w-]+)/.exec(api.mailsTo(email).at(-1)?.text ?? '') ?? []
    const press = () => notMe(token)
    const pressed = await press().expect(200)
    const { reset_token, ...said } = pressed.body
    expect(said).toEqual({ status: 'noted', matter: 'device', outcome: 'undone' })
    // Who knows the password must not come back with it.
    await loginFrom(email).expect(401)
    await setPassword(reset_token, cookieOf(pressed)).expect(200)
    for (const { body } of [first, intruder])
      await api.caller().request('get', '/userinfo', body.access_token).expect(401)
    expect((await press().expect(200)).body.outcome).toBe('already')
    await newMails(email)
    await loginFrom(email, cookieOf(pressed), ownPassword).expect(200)
    expect(await newMails(email)).toEqual([])
    await loginFrom(email, cookieOf(intruder), ownPassword).expect(200)
    expect(await newMails(email)).toEqual(['Neue Anmeldung bei Ihrem Konto'])
  })

  test('and a password its thief has changed since: the link ends that one too', async () => {
    const { email, intruder, token } = await intruded()
    const change = { password: 'Vom-Dieb-99', current_password: password }
    await api.caller().request('put', '/user/password', intruder).send(change).expect(200)
    expect((await notMe(token).expect(200)).body).toMatchObject({ matter: 'device', outcome: 'undone' })
    await loginFrom(email, undefined, 'Vom-Dieb-99').expect(401)
  })

  test('and a password set since from the mailbox that was told: the link leaves that one', async () => {
    const { email, intruder, token } = await intruded()
    const asked = await resetTokenFor(email)
    await setPassword(asked, 'device=x').expect(200)
    await api.caller().request('get', '/userinfo', intruder).expect(401)
    const settled = { matter: 'device', outcome: 'settled', reset_token: null }
    expect((await notMe(token).expect(200)).body).toEqual({ status: 'noted', ...settled })
    await loginFrom(email, undefined, ownPassword).expect(200)
  })

  test('and a password set since from another mailbox, the thief’s: the link of the first ends it', async () => {
    const { email, token } = await intruded()
    const thief = freshEmail('dieb')
    await api.deps.db.account.update({
      where: { emailKey: emailKey(email) },
      data: { email: thief, emailKey: emailKey(thief) },
    })
    await setPassword(await resetTokenFor(thief), 'device=x').expect(200)
    expect((await notMe(token).expect(200)).body).toMatchObject({ outcome: 'undone', reset_token: null })
    await loginFrom(thief, undefined, ownPassword).expect(401)
  })

  test('and the thief’s own link, from the mailbox the account was moved to, leaves that of the first', async () => {
    const { email, token } = await intruded()
    const thief = freshEmail('dieb')
    await api.deps.db.account.update({
      where: { emailKey: emailKey(email) },
      data: { email: thief, emailKey: emailKey(thief) },
    })
    await loginFrom(thief).expect(200)
    await api.settle()
    const [, own = ''] = /nicht-ich\?t=([\w-]+)/.exec(api.mailsTo(thief).at(-1)?.text ?? '') ?? []
    await setPassword((await notMe(own).expect(200)).body.reset_token, 'device=x').expect(200)
    expect((await notMe(token).expect(200)).body).toMatchObject({ outcome: 'undone', reset_token: null })
    await loginFrom(thief, undefined, ownPassword).expect(401)
  })

  test('is judged per account: a browser that others use is new to this one', async () => {
    const [one, other] = [await activeReader(), await activeReader()]
    const browser = cookieOf(await loginFrom(one).expect(200))
    await loginFrom(other).expect(200)
    await newMails(other)
    await loginFrom(other, browser).expect(200)
    expect(await newMails(other)).toEqual(['Neue Anmeldung bei Ihrem Konto'])
  })

  test('a failed one is not told', async () => {
    const email = await activeReader()
    await loginFrom(email).expect(200)
    await newMails(email)
    await loginFrom(email, undefined, 'Falsch-99').expect(401)
    expect(await newMails(email)).toEqual([])
  })
})

describe('failed logins', () => {
  const fail = async (email: string, times: number) => {
    for (let i = 0; i < times; i++) await loginFrom(email, undefined, `Falsch-${i}`).expect(401)
  }

  test('more than ten in a day are told once, and again the next day', async () => {
    const email = await activeReader()
    await newMails(email)
    await fail(email, 10)
    expect(await newMails(email)).toEqual([])
    await fail(email, 5)
    expect(await newMails(email)).toEqual(['Fehlgeschlagene Anmeldungen'])
    await fail(email, 5)
    expect(await newMails(email)).toEqual([])
    api.advance(25 * hour)
    expect(await newMails(email)).toEqual([expect.stringMatching(/^Willkommen /)])
    await fail(email, 11)
    expect(await newMails(email)).toEqual(['Fehlgeschlagene Anmeldungen'])
  })

  test('are kept in the audit, refused and blocked ones; of unknown addresses nothing is kept', async () => {
    const email = await activeReader()
    const { id } = await accountOf(email)
    const events = async () =>
      (await api.deps.db.auditEvent.findMany({ where: { accountId: id } })).map(({ action }) => action)
    await fail(email, 2)
    await api.settle()
    expect(await events()).toEqual(['login.refused', 'login.refused'])
    await block(email)
    await login(email).expect(403)
    expect((await events()).filter((action) => action === 'login.blocked')).toHaveLength(1)
    const before = await api.deps.db.auditEvent.count()
    await fail(freshEmail(), 2)
    await api.settle()
    expect(await api.deps.db.auditEvent.count()).toBe(before)
  })

  test('the audit is never rewritten', async () => {
    const email = await activeReader()
    await fail(email, 1)
    await api.settle()
    const { id } = await accountOf(email)
    const where = { accountId: id }
    await expect(api.deps.db.auditEvent.updateMany({ where, data: { action: 'x' } })).rejects.toThrow()
    await expect(api.deps.db.auditEvent.deleteMany({ where })).rejects.toThrow()
    expect(await api.deps.db.auditEvent.count({ where })).toBe(1)
  })

  test('leave the same trace in the request for every address: one sealed entry', async () => {
    const active = await activeReader()
    const pending = freshEmail()
    await register({ email: pending, password }).expect(202)
    await api.settle()
    for (const email of [active, pending, freshEmail()]) {
      const before = await api.deps.db.outbox.count()
      await loginFrom(email, undefined, 'Falsch-99').expect(401)
      expect((await api.deps.db.outbox.count()) - before).toBe(1)
      await api.settle()
    }
    expect(api.log()).not.toContain(active)
  })
})
