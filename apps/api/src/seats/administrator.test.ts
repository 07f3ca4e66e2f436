import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { sharingOf } from '../testing/sharing.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { owner, look, member, invite, remove, update, seat } = sharingOf(() => api)
const company = { company: { seats: 30, allowed_domains: [] } }

const set = (bearer: string, id: string, manages: boolean) =>
  api.caller().request('put', `/shared-subscriptions/childuser/${id}/administrator`, bearer).send({ manages })
const list = (bearer: string) => api.caller().request('get', '/multiuser', bearer)
const save = (bearer: string, body: object) =>
  api
    .caller()
    .request('put', '/multiuser', bearer)
    .send({ edition: 'az', ...body })

/** A company's plan with an administrator and a member. */
async function firm() {
  const boss = await owner(company, { title: 'AZ PLUS Firma' })
  const [helper, other] = [await member(boss.bearer), await member(boss.bearer)]
  await set(boss.bearer, helper.seatId, true).expect(200)
  await api.settle()
  return { boss, helper, other }
}

test('an administrator invites, removes and edits; both are told by mail, and the owner is named in the history', async () => {
  const { boss, helper, other } = await firm()
  const told = [helper.email, boss.email].map((email) => api.mailsTo(email).at(-1)?.subject)
  expect(told).toEqual(Array(2).fill('Ihr Firmenabo hat eine weitere Verwaltung'))
  const history = await api.deps.db.sharedEvent.findMany({ where: { seatId: helper.seatId } })
  expect(history.at(-1)).toMatchObject({ reason: 'administrator_named', toStatus: 'activated' })
  expect((await look(helper.bearer)).body).toMatchObject({ role: 'owner', own_seat: { id: helper.seatId } })
  expect((await look(boss.bearer)).body.own_seat).toBeNull()
  await invite(helper.bearer, freshEmail('neu')).expect(200)
  const { version, users } = (await list(helper.bearer).expect(200)).body
  const named = users.map((user: { id: string; email: string }) => ({
    id: user.id,
    email: user.email,
    ...(user.id === other.seatId && { given_name: 'Ida' }),
  }))
  await save(helper.bearer, { version, users: named }).expect(200)
  await remove(helper.bearer, other.seatId).expect(200)
  expect((await seat(other.seatId)).status).toBe('revoked')
})

test('an administrator cannot invite the owner, by whatever call and with whatever tag', async () => {
  const { boss, helper } = await firm()
  const tagged = boss.email.replace('@', '+abo@')
  const before = await api.deps.db.sharedSeat.count()
  const code = 'SHARED_OWNER_INVITE'
  for (const email of [boss.email, tagged])
    expect((await invite(helper.bearer, email).expect(422)).body.code).toBe(code)
  const { version, users } = (await list(helper.bearer).expect(200)).body
  const wanted = users.map(({ id, email }: { id: string; email: string }) => ({ id, email }))
  const refused = await save(helper.bearer, { version, users: [...wanted, { email: boss.email }] }).expect(
    422,
  )
  expect(refused.body).toMatchObject({ code, details: { refused_emails: [boss.email] } })
  const path = `/shared-subscriptions/childuser/validate?email=${encodeURIComponent(tagged)}`
  const judged = await api.caller().request('get', path, helper.bearer)
  expect(judged.body).toMatchObject({ valid: false, code })
  expect(await api.deps.db.sharedSeat.count()).toBe(before)
})

test('only the owner decides who manages: no member, no administrator, no stranger, and no family', async () => {
  const { boss, helper, other } = await firm()
  for (const { bearer } of [helper, other, await owner(company)])
    for (const id of [other.seatId, helper.seatId]) await set(bearer, id, id === other.seatId).expect(404)
  expect((await seat(other.seatId)).manages).toBe(false)
  expect((await seat(helper.seatId)).manages).toBe(true)
  const open = (await invite(boss.bearer, freshEmail('offen')).expect(200)).body.results[0].id
  await set(boss.bearer, open, true).expect(409)
  const family = await owner()
  await set(family.bearer, (await member(family.bearer)).seatId, true).expect(403)
})

test('an administrator takes no place of another one, by whatever call, and members manage nothing', async () => {
  const { boss, helper, other } = await firm()
  await list(other.bearer).expect(403)
  await invite(other.bearer, freshEmail()).expect(403)
  await remove(other.bearer, helper.seatId).expect(404)
  await set(boss.bearer, other.seatId, true).expect(200)
  await remove(helper.bearer, other.seatId).expect(403)
  await update(helper.bearer, { action: 'revoke', id: other.seatId }).expect(403)
  await update(helper.bearer, { action: 'revoke', id: helper.seatId }).expect(403)
  const { version, users } = (await list(helper.bearer).expect(200)).body
  const without = users
    .filter(({ id }: { id: string }) => id !== other.seatId)
    .map(({ id, email }: { id: string; email: string }) => ({ id, email }))
  await save(helper.bearer, { version, users: without }).expect(403)
  expect((await seat(other.seatId)).status).toBe('activated')
  await remove(boss.bearer, other.seatId).expect(200)
  expect(await seat(other.seatId)).toMatchObject({ status: 'revoked', manages: false })
})

test('the right ends with the word of the owner, with the place and with the plan', async () => {
  const { boss, helper, other } = await firm()
  await set(boss.bearer, helper.seatId, false).expect(200)
  await invite(helper.bearer, freshEmail()).expect(403)
  await set(boss.bearer, other.seatId, true).expect(200)
  await remove(other.bearer, other.seatId).expect(200)
  expect(await seat(other.seatId)).toMatchObject({ status: 'quit', manages: false })
  await list(other.bearer).expect(403)
})

test('a list is shown in the order in which it was invited', async () => {
  const boss = await owner(company)
  const emails = Array.from({ length: 12 }, (_, place) => freshEmail(`anna${place}`))
  await update(boss.bearer, ...emails.map((email) => ({ action: 'invite', email }))).expect(200)
  const { users } = (await list(boss.bearer).expect(200)).body
  expect(users.map(({ email }: { email: string }) => email)).toEqual(emails)
})
