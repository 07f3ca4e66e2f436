import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { raceRounds } from '../../testing/race-rounds.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(() => api.publisher.heal())

const { reader, quickReader, link, unlink, account } = linkingOf(() => api)

describe('linking by number and postcode', () => {
  test('right number and postcode link the customer, and both sides are told', async () => {
    const { email, bearer } = await reader()
    const onFile = freshEmail('kunde')
    const gpNumber = await api.publisher.newCustomer({ email: onFile })
    const { body } = await link(bearer, { gp_number: gpNumber, postcode: '12345' }).expect(200)
    expect(body).toMatchObject({
      gp_number: gpNumber,
      subscriptions: [{ product: 'AZ-PLUS', status: 'running', customer_type: 'private', shared: null }],
    })
    await api.settle()
    const row = await account(email)
    expect(row).toMatchObject({ gpNumber, linkMethod: 'number', linkedAt: api.deps.clock.now() })
    expect((await api.publisher.customer(gpNumber)).linked_account_id).toBe(row.id)
    expect(api.mailsTo(email).at(-1)?.subject).toBe('Ihr Abo ist verknüpft')
    const [notice] = api.mailsTo(onFile)
    expect(notice?.subject).toBe('Ihr Abo wurde mit einem Leserkonto verknüpft')
    expect(notice?.text).toMatch(/\/nicht-ich\?t=[\w-]{43}\n/)
    expect(notice?.text).not.toContain(email)
    expect(
      await api.deps.db.auditEvent.count({ where: { accountId: row.id, action: 'subscription.linked' } }),
    ).toBe(1)
  })

  test('S02: a wrong postcode and an unknown number are answered alike', async () => {
    const { bearer } = await reader()
    const gpNumber = await api.publisher.newCustomer()
    const answers = []
    for (const gp_number of [gpNumber, '2999999999'])
      answers.push(await link(bearer, { gp_number, postcode: '99999' }).expect(404))
    const [wrong, unknown] = answers.map(({ body: { request_id: _, ...body } }) => body)
    expect(wrong).toEqual(unknown)
    expect(wrong.code).toBe('LINK_NO_SUBSCRIPTION')
  })

  test('without any proof the postcode is asked for, known number or not', async () => {
    const { bearer } = await reader()
    const gpNumber = await api.publisher.newCustomer({ email: freshEmail() })
    for (const gp_number of [gpNumber, '2999999998'])
      expect((await link(bearer, { gp_number }).expect(422)).body).toMatchObject({
        code: 'LINK_VERIFICATION_REQUIRED',
        field_errors: [{ field: 'postcode' }],
      })
  })

  test('the publisher’s e-mail equal to the own is proof enough, and nobody else is told', async () => {
    const { email, bearer } = await reader()
    const gpNumber = await api.publisher.newCustomer({ email: email.toUpperCase() })
    await link(bearer, { gp_number: gpNumber }).expect(200)
    await api.settle()
    expect(await account(email)).toMatchObject({ gpNumber, linkMethod: 'email' })
    expect(api.mailsTo(email).map(({ subject }) => subject)).not.toContain(
      'Ihr Abo wurde mit einem Leserkonto verknüpft',
    )
  })

  test('S04: a number linked elsewhere is told only to who proves it', async () => {
    const first = await reader()
    const second = await reader()
    const gpNumber = await api.publisher.newCustomer()
    await link(first.bearer, { gp_number: gpNumber, postcode: '12345' }).expect(200)
    const right = await link(second.bearer, { gp_number: gpNumber, postcode: '12345' }).expect(409)
    expect(right.body.code).toBe('GP_NUMBER_ALREADY_LINKED')
    await link(second.bearer, { gp_number: gpNumber, postcode: '54321' }).expect(404)
    await api.publisher.change(gpNumber, { linked_account_id: null })
    await link(second.bearer, { gp_number: gpNumber, postcode: '12345' }).expect(409)
  })

  test('a link that only the publisher knows of counts too', async () => {
    const { bearer } = await reader()
    const gpNumber = await api.publisher.newCustomer({ linked_account_id: 'another-system-7' })
    await link(bearer, { gp_number: gpNumber, postcode: '12345' }).expect(409)
  })

  test('a customer whose plans have ended is answered like none', async () => {
    const { bearer } = await reader()
    const gpNumber = await api.publisher.newCustomer()
    await api.publisher.change(gpNumber, {
      subscriptions: [{ id: `abo-${gpNumber}`, end_date: '2026-01-01T00:00:00.000Z' }],
    })
    const { body } = await link(bearer, { gp_number: gpNumber, postcode: '12345' }).expect(404)
    expect(body.code).toBe('LINK_NO_SUBSCRIPTION')
  })

  test('the own number again is no error', async () => {
    const { bearer } = await reader()
    const gpNumber = await api.publisher.newCustomer()
    await link(bearer, { gp_number: gpNumber, postcode: '12345' }).expect(200)
    await link(bearer, { gp_number: gpNumber }).expect(200)
  })

  test('after ten misses of one number nobody may guess on that day, and hits do not count', async () => {
    const gpNumber = await api.publisher.newCustomer()
    const { bearer } = await reader()
    await link(bearer, { gp_number: gpNumber, postcode: '12345' }).expect(200)
    await unlink(bearer).expect(204)
    await api.settle()
    for (let round = 0; round < 2; round++) {
      const guesser = await reader()
      for (let miss = 0; miss < 5; miss++)
        await link(guesser.bearer, { gp_number: gpNumber, postcode: `0000${miss}` }).expect(404)
    }
    const late = await reader()
    const answer = await link(late.bearer, { gp_number: gpNumber, postcode: '12345' }).expect(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    api.advance(86_400_001)
    await link(late.bearer, { gp_number: gpNumber, postcode: '12345' }).expect(200)
  })

  test('an outage changes nothing and counts as no miss', async () => {
    const { email, bearer } = await reader()
    const gpNumber = await api.publisher.newCustomer()
    await api.publisher.goDown()
    expect((await link(bearer, { gp_number: gpNumber, postcode: '12345' }).expect(503)).body.code).toBe(
      'GENERIC',
    )
    expect((await account(email)).gpNumber).toBeNull()
    await api.publisher.heal()
    api.advance(30_000)
    await link(bearer, { gp_number: gpNumber, postcode: '12345' }).expect(200)
  })

  test('S05: two readers link one number at once, exactly one gets it', async () => {
    for (let round = 0; round < raceRounds(); round++) {
      const gpNumber = await api.publisher.newCustomer()
      const two = [await quickReader(), await quickReader()]
      const answers = await Promise.all(
        two.map(({ bearer }) => link(bearer, { gp_number: gpNumber, postcode: '12345' })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await api.deps.db.customerLink.count({ where: { gpNumber } })).toBe(1)
      await api.settle()
      const winner = answers.findIndex(({ status }) => status === 200)
      expect((await api.publisher.customer(gpNumber)).linked_account_id).toBe(two[winner]?.id)
    }
  })

  test('one reader links one number twice at once: both are fine, one mail goes out', async () => {
    for (let round = 0; round < raceRounds(); round++) {
      const gpNumber = await api.publisher.newCustomer()
      const { bearer, email } = await quickReader()
      const body = { gp_number: gpNumber, postcode: '12345' }
      const answers = await Promise.all([link(bearer, body), link(bearer, body)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      await api.settle()
      expect(api.mailsTo(email)).toHaveLength(1)
    }
  })
})
