import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { password, readersOf } from '../../testing/readers.ts'
import { linkIn, subscribersOf } from '../../testing/subscribers.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { signUp, put, confirm, look, newestLink, subscriber, editLink, rowsOf, consentsOf } = subscribersOf(
  () => api,
)
const { register, activate, activeReader, bearerOf } = readersOf(() => api)

/** A signed-in reader whose address gets these lists. */
async function reader(lists: string[]) {
  const email = await activeReader()
  const bearer = await bearerOf(email)
  await api
    .caller()
    .request('post', '/newsletter/user', bearer)
    .send({ email, edition: 'az', newsletters: lists, consent_text_version: 'newsletter-2026-12' })
    .expect(200)
  const { body } = await look(`email=${email}`, undefined, api.caller(), bearer)
  return { email, bearer, id: body.id as string }
}

async function changeEmail(bearer: string, to: string) {
  const wish = { email: to, current_password: password, edition: 'az' }
  await api.caller().request('put', '/user/email', bearer).send(wish).expect(202)
  await api.settle()
  const token = tokenIn(api.mailsTo(to).at(-1))
  await api.caller().request('get', `/user/email/verify?token=${token}`, bearer).expect(200)
}

test('newsletters move with the address, and edit links to the old mailbox end', async () => {
  const { email, bearer, id } = await reader(['az-morgen', 'az-sport'])
  const old = await editLink(email)
  await api.settle()
  const to = freshEmail('neu')
  await changeEmail(bearer, to)
  const shown = await look(`email=${to}`, undefined, api.caller(), await bearerOf(to)).expect(200)
  expect(shown.body).toMatchObject({ id, email: to, register_status: 3 })
  expect(shown.body.subscriptions).toHaveLength(2)
  expect((await look(`user_id=${id}`, old.token)).body.id).toBeNull()
  const wish = { register_status: 4, edition: 'az', newsletters: ['az-abend'], token: old.token }
  expect((await put(id, wish).expect(410)).body.details).toEqual({ reason: 'token' })
  const hmac = (address: string) => api.deps.secrets.mac('address', address)
  const moves = (await consentsOf(id)).filter(({ type }) => type === 'changed')
  expect(moves.map(({ emailHmac }) => emailHmac).sort()).toEqual([hmac(email), hmac(to)].sort())
})

test('what the old mailbox never confirmed stays behind', async () => {
  const { email, bearer, id } = await reader(['az-morgen'])
  await signUp(email, ['az-kultur']).expect(200)
  const waiting = await newestLink(email)
  await changeEmail(bearer, freshEmail('neu'))
  await confirm(waiting).expect(410)
  expect((await rowsOf(id)).map(({ newsletterId }) => newsletterId)).toEqual(['az-morgen'])
})

test('where the new address has newsletters already, the later event of each list wins', async () => {
  const to = await subscriber(['az-morgen', 'az-kultur', 'az-abend'])
  const theirs = linkIn(api.mailsTo(to)[0]).id
  api.advance(60_000)
  const { bearer, id } = await reader(['az-morgen', 'az-sport', 'az-abend'])
  api.advance(60_000)
  await put(
    id,
    { register_status: 5, newsletters: ['az-abend'], reason: '001' },
    api.caller(),
    bearer,
  ).expect(200)
  await changeEmail(bearer, to)
  const rows = await rowsOf(id)
  expect(rows.map(({ newsletterId, state }) => [newsletterId, state])).toEqual([
    ['az-abend', 'unsubscribed'],
    ['az-kultur', 'confirmed'],
    ['az-morgen', 'confirmed'],
    ['az-sport', 'confirmed'],
  ])
  expect(await rowsOf(theirs)).toEqual([])
  const merged = await api.deps.db.newsletterUser.findUnique({ where: { id: theirs } })
  expect(merged).toMatchObject({ email: '', emailKey: theirs, accountId: null, mergedIntoId: id })
})

test('an unsubscribe link of merged newsletters still works', async () => {
  const to = await subscriber(['az-kultur'])
  const edit = await editLink(to)
  await put(edit.id, {
    register_status: 4,
    edition: 'az',
    newsletters: ['az-kultur', 'az-sport'],
    token: edit.token,
  }).expect(200)
  await api.settle()
  const url = new URL(api.mailsTo(to).at(-1)?.listUnsubscribe ?? '')
  const { bearer, id } = await reader(['az-morgen'])
  await changeEmail(bearer, to)
  const oneClick = () =>
    api
      .caller()
      .request('post', `/service/newsletter/abmeldung${url.search}`)
      .type('form')
      .send('List-Unsubscribe=One-Click')
  await oneClick().expect(200)
  expect((await rowsOf(id)).map(({ state }) => state)).toEqual([
    'unsubscribed',
    'unsubscribed',
    'unsubscribed',
  ])
  await oneClick().expect(200)
})

test('an opt-in link of the new mailbox confirms also after the merge', async () => {
  const to = freshEmail('neu')
  await signUp(to, ['az-kultur']).expect(200)
  const link = await newestLink(to)
  api.advance(61_000)
  const { bearer, id } = await reader(['az-morgen'])
  await changeEmail(bearer, to)
  await confirm(link).expect(200)
  expect((await rowsOf(id)).map(({ newsletterId, state }) => [newsletterId, state])).toEqual([
    ['az-kultur', 'confirmed'],
    ['az-morgen', 'confirmed'],
  ])
})

test('newsletters of an address that comes to an account without any belong to it', async () => {
  const to = await subscriber(['az-kultur'])
  const email = freshEmail()
  await register({ email, password }).expect(202)
  await api.settle()
  await activate(tokenIn(api.mailsTo(email).at(-1))).expect(200)
  await changeEmail(await bearerOf(email), to)
  const shown = await look(`email=${to}`, undefined, api.caller(), await bearerOf(to)).expect(200)
  expect(shown.body.subscriptions).toMatchObject([{ newsletter_id: 'az-kultur' }])
})
