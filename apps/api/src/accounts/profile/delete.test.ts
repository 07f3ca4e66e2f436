import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { password, readersOf } from '../../testing/readers.ts'

const minute = 60_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.publisher.heal()
  api.advance(minute)
})

const { reader, link, account } = linkingOf(() => api)
const { register, activate, login } = readersOf(() => api)

const remove = (bearer: string, body: object = {}) =>
  api.caller().request('delete', '/user/delete', bearer).send(body)
const isThere = (email: string) => api.deps.db.account.count({ where: { email } })
const endPlan = (gpNumber: string) =>
  api.publisher.change(gpNumber, {
    subscriptions: [{ id: `abo-${gpNumber}`, end_date: api.deps.clock.now().toISOString() }],
  })

async function linkedReader() {
  const linked = await reader()
  const gpNumber = await api.publisher.newCustomer()
  await link(linked.bearer, { gp_number: gpNumber, postcode: '12345' }).expect(200)
  await api.settle()
  return { ...linked, gpNumber }
}

describe('a profile linked to a running plan', () => {
  test('S14, G31: is not deleted, whatever the screen shows; after the end it is', async () => {
    const { email, bearer, gpNumber } = await linkedReader()
    const { body } = await remove(bearer).expect(409)
    expect(body.code).toBe('DELETE_BLOCKED_BY_SUBSCRIPTION')
    expect(body.detail).toMatch(/^Ihr Profil kann nicht gelöscht werden/)
    await endPlan(gpNumber)
    await remove(bearer).expect(204)
    expect(await isThere(email)).toBe(0)
    await api.settle()
    expect((await api.publisher.customer(gpNumber)).linked_account_id).toBeNull()
  })

  test('G31: is not deleted while the publisher is down, a fresh copy or not', async () => {
    const { email, bearer, gpNumber } = await linkedReader()
    await endPlan(gpNumber)
    await api.publisher.goDown()
    expect((await remove(bearer).expect(503)).body.code).toBe('GENERIC')
    expect(await isThere(email)).toBe(1)
  })

  test('is judged by what the publisher says now, not by a copy', async () => {
    const { email, bearer, gpNumber } = await linkedReader()
    await endPlan(gpNumber)
    await api
      .caller()
      .request('get', '/user/subscriptions', bearer)
      .set('Cache-Control', 'no-cache')
      .expect(200)
    await api.publisher.change(gpNumber, { subscriptions: [{ id: `abo-${gpNumber}`, end_date: null }] })
    await remove(bearer).expect(409)
    expect(await isThere(email)).toBe(1)
  })

  test('may be deleted once it is unlinked, the plan goes on', async () => {
    const { bearer, gpNumber } = await linkedReader()
    await api.caller().request('delete', '/user/gp-number', bearer).send({}).expect(204)
    await remove(bearer).expect(204)
    await api.settle()
    expect((await api.publisher.customer(gpNumber)).status).toBe('active')
  })
})

describe('deleting', () => {
  test('G32: needs a fresh login or the right password', async () => {
    const { email, bearer } = await reader()
    expect((await remove(bearer, { current_password: 'Falsch-1234' }).expect(403)).body.code).toBe(
      'PASSWORD_WRONG',
    )
    api.advance(5 * minute)
    expect((await remove(bearer).expect(403)).body.code).toBe('REAUTHENTICATION_REQUIRED')
    expect(await isThere(email)).toBe(1)
    await remove(bearer, { current_password: password, reason: 'unused' }).expect(204)
    expect(await isThere(email)).toBe(0)
  })

  test('G32: ends every session, and a login answers as for an unknown address', async () => {
    const { email, bearer } = await reader()
    const other = (await login(email).expect(200)).body.access_token
    await remove(bearer).expect(204)
    for (const token of [bearer, other]) await api.caller().request('get', '/userinfo', token).expect(401)
    expect((await login(email).expect(401)).body.code).toBe('AUTH_INVALID_CREDENTIALS')
    await api.settle()
    expect(api.mailsTo(email).at(-1)?.subject).toBe('Ihr Profil wurde gelöscht')
  })

  test('G32: the address can register again and sees nothing of before', async () => {
    const { email, bearer } = await reader({ given_name: 'Anna', newsletter_opt_in: true })
    const before = await account(email)
    const settings = { settings: [{ name: 'thema', value: 'dunkel' }] }
    await api.caller().request('post', '/user/settings', bearer).send(settings).expect(200)
    await remove(bearer).expect(204)
    await api.settle()
    api.advance(minute)
    await register({ email, password }).expect(202)
    await api.settle()
    await activate(tokenIn(api.mailsTo(email).at(-1))).expect(200)
    const after = await account(email)
    expect(after.id).not.toBe(before.id)
    expect(after.givenName).toBeNull()
    const { access_token } = (await login(email).expect(200)).body
    const kept = await api.caller().request('get', '/user/settings', access_token).expect(200)
    expect(kept.body.settings).toEqual([])
  })

  test('G32: leaves nothing that names the reader but proofs without the address', async () => {
    const { email, bearer } = await reader({ given_name: 'Anna', newsletter_opt_in: true })
    const { id } = await account(email)
    await remove(bearer).expect(204)
    await api.settle()
    const { db } = api.deps
    const where = { accountId: id }
    expect(await db.session.count({ where })).toBe(0)
    expect(await db.knownDevice.count({ where })).toBe(0)
    expect(await db.oneTimeToken.count({ where })).toBe(0)
    expect(await db.newsletterUser.count({ where: { email } })).toBe(0)
    expect(await db.pendingRegistration.count({ where: { email } })).toBe(0)
    const emailHmac = api.deps.secrets.mac('address', email)
    const proofs = await db.consentEvent.findMany({ where: { emailHmac } })
    // By the test's clock all three are of one moment.
    expect(proofs.map(({ type }) => type).toSorted()).toEqual(['confirmed', 'requested', 'unsubscribed'])
    expect(JSON.stringify(proofs)).not.toContain(email)
    expect(await db.auditEvent.count({ where: { ...where, action: 'account.deleted' } })).toBe(1)
  })

  test('G32: removes the picture’s object', async () => {
    const { bearer } = await reader()
    const square = { create: { width: 220, height: 220, channels: 3 as const, background: '#336699' } }
    const picture = await sharp(square).jpeg().toBuffer()
    const { body } = await api
      .caller()
      .request('post', '/user/picture', bearer)
      .field('rights_confirmed', 'true')
      .attach('picture', picture, 'ich.jpg')
      .expect(201)
    const shown = () => api.caller().request('get', new URL(body.profile_picture).pathname)
    await shown().expect(200)
    await remove(bearer).expect(204)
    await shown().expect(404)
  })

  test('of two at once is done once', async () => {
    const { email, bearer } = await reader()
    const answers = await Promise.all([remove(bearer), remove(bearer), remove(bearer)])
    expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1)
    await api.settle()
    const done = api.mailsTo(email).filter(({ subject }) => subject === 'Ihr Profil wurde gelöscht')
    expect(done).toHaveLength(1)
  })

  test('is refused when a number was linked while the publisher was asked', async () => {
    const { email, bearer, gpNumber } = await linkedReader()
    await endPlan(gpNumber)
    const slow = { match: { method: 'GET', path_regex: gpNumber }, action: { latency_ms: 1_500 } }
    await api.publisher.fail(slow)
    const removing = remove(bearer).then((answer) => answer)
    await sleep(700)
    const further = { gpNumber: '2999999997', method: 'number', linkedAt: api.deps.clock.now() }
    await api.deps.db.account.update({ where: { emailKey: email }, data: { links: { create: further } } })
    const { status, body } = await removing
    expect([status, body.code]).toEqual([409, 'CONFLICT'])
    expect(await isThere(email)).toBe(1)
  })
})

describe('why an account is deleted', () => {
  const why = { reason: 'mails', reason_text: 'Zu viele Mails, Grüße von Kim' }
  test('reaches the publisher and a counter, without saying whose it was', async () => {
    const { bearer } = await reader()
    const before = (await api.publisher.deletions()).length
    await remove(bearer, why).expect(204)
    await api.settle()
    expect((await api.publisher.deletions()).slice(before)).toEqual([
      { deleted_at: expect.any(String), edition: expect.any(String), ...why },
    ])
    expect(await api.deps.metrics.text()).toMatch(
      /leserkonto_accounts_deleted_total\{reason="mails",edition="\w+"\} 1/,
    )
  })

  test('need not be said, and then nobody is told', async () => {
    const before = (await api.publisher.requests('/deleted-accounts')).length
    await remove((await reader()).bearer).expect(204)
    await api.settle()
    expect((await api.publisher.requests('/deleted-accounts')).length).toBe(before)
  })

  test('a publisher that does not have the call is not asked again', async () => {
    await api.publisher.fail({
      match: { method: 'POST', path_regex: '/deleted-accounts' },
      action: { status: 404 },
    })
    await remove((await reader()).bearer, { reason: 'other' }).expect(204)
    await api.settle()
    const waiting = { where: { kind: 'publisher.account_deleted' } }
    expect(await api.deps.db.outbox.count(waiting)).toBe(0)
  })

  test('an unknown reason is refused, and nothing is deleted', async () => {
    const { email, bearer } = await reader()
    await remove(bearer, { reason: 'zu oft' }).expect(422)
    expect(await isThere(email)).toBe(1)
  })
})
