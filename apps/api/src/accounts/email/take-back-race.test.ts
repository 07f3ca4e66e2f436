import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isServer } from '../../store/testing/test-database.ts'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { raceRounds } from '../../testing/race-rounds.ts'
import { readersOf } from '../../testing/readers.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { activeReader, bearerOf, login } = readersOf(() => api)
const deadlocks = async () => {
  const [row] = await api.deps.db.$queryRaw<{ deadlocks: bigint }[]>`
    SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`
  return row?.deadlocks ?? 0n
}

const post = (path: string, body: object, bearer?: string) =>
  api.caller().request('post', path, bearer).send(body)

/** Brings a token to the sign-on edition, as a page of an edition does. */
const keepSignOn = (token: string) =>
  api
    .caller()
    .request('post', '/sign-on/keep')
    .set({ Host: 'sso.localhost:3000', Origin: 'http://az.localhost:3000' })
    .type('form')
    .send({ token, return_url: '/overview' })

/** A reader whose address was changed and to whom a link was mailed, and who is signed in at the other address. */
async function moved() {
  const email = await activeReader()
  const to = freshEmail('fremd')
  const bearer = await bearerOf(email)
  await api.caller().request('put', '/user/email', bearer).send({ email: to }).expect(202)
  await api.settle()
  const link = tokenIn(api.mailsTo(to).at(-1))
  await api.caller().request('get', `/user/email/verify?token=${link}`, bearer).expect(200)
  await api.settle()
  const { id } = await api.deps.db.account.findUniqueOrThrow({ where: { emailKey: emailKey(to) } })
  return { id, email, to, bearer: await bearerOf(to), token: tokenIn(api.mailsTo(email).at(-1)) }
}

/** A link that says "Das war ich nicht" about a passkey, written directly into the store, because a race needs many. */
async function notMeToken(accountId: string): Promise<string> {
  const { db, ids, clock } = api.deps
  const token = ids.newSecret()
  const now = clock.now()
  await db.oneTimeToken.create({
    data: {
      id: ids.newId(),
      purpose: 'not_me',
      tokenHash: ids.secretHash(token),
      accountId,
      payload: { matter: 'passkey' },
      createdAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    },
  })
  return token
}

test('one link pressed ten times at once takes back once', async () => {
  for (let round = 0; round < raceRounds(); round++) {
    const { token, id } = await moved()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('/user/email/take-back', { token })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    const lines = { accountId: id, action: 'email.taken_back' }
    expect(await api.deps.db.auditEvent.count({ where: lines })).toBe(1)
  }
})

test('whatever else happens to the account at that moment, it is taken back, nobody is left inside, and nothing deadlocks', async () => {
  const before = await deadlocks()
  for (let round = 0; round < raceRounds(); round++) {
    const { token, id, email, to, bearer } = await moved()
    const second = await bearerOf(to)
    const notMe = await notMeToken(id)
    const keep = await post('/user/signOnToken', { edition: 'az' }, bearer).expect(200)
    const next = freshEmail('weiter')
    await api.caller().request('put', '/user/email', bearer).send({ email: next }).expect(202)
    await api.settle()
    const verify = tokenIn(api.mailsTo(next).at(-1))
    const [taken] = await Promise.all([
      post('/user/email/take-back', { token }),
      login(to),
      post('/mail/not-me', { token: notMe }),
      keepSignOn(keep.body.token),
      post('/user/logout', {}, second),
      api.caller().request('delete', '/user/sessions', bearer),
      api.caller().request('get', `/user/email/verify?token=${verify}`),
      post('/registration/request-password-reset', { email: to }),
    ])
    expect(taken?.status).toBe(200)
    await api.settle()
    expect(await api.deps.db.account.findUnique({ where: { id } })).toMatchObject({
      email,
      passwordHash: null,
    })
    expect(await api.deps.db.session.count({ where: { accountId: id } })).toBe(0)
    expect(await api.deps.db.signOnSession.count({ where: { accountId: id } })).toBe(0)
    for (const mailbox of [to, next]) {
      const reset = api.mailsTo(mailbox).findLast(({ subject }) => subject === 'Passwort zurücksetzen')
      if (reset)
        await post('/registration/password-reset', { token: tokenIn(reset), password: 'Ganz-Neu-88' }).expect(
          410,
        )
    }
  }
  if (isServer()) expect(await deadlocks()).toBe(before)
})

test('"not me", sign-in, sign-on and sign-out at the same moment lock in one order', async () => {
  const before = await deadlocks()
  const email = await activeReader()
  const { id, passwordHash } = await api.deps.db.account.findUniqueOrThrow({
    where: { emailKey: emailKey(email) },
  })
  for (let round = 0; round < raceRounds(); round++) {
    // The round before has ended it.
    await api.deps.db.account.update({ where: { id }, data: { passwordHash } })
    const bearers = await Promise.all([bearerOf(email), bearerOf(email), bearerOf(email)])
    const notMe = await notMeToken(id)
    const keeps = await Promise.all(
      bearers.map((bearer) => post('/user/signOnToken', { edition: 'az' }, bearer)),
    )
    const answers = await Promise.all([
      post('/mail/not-me', { token: notMe }),
      login(email),
      ...keeps.map(({ body }) => keepSignOn(body.token)),
      ...bearers.map((bearer) => post('/user/logout', {}, bearer)),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  }
  if (isServer()) expect(await deadlocks()).toBe(before)
})
