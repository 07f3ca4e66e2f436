import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { readersOf } from '../../testing/readers.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(() => api.publisher.heal())

const { reader, link, unlink, account, customerWithAddress } = linkingOf(() => api)

const { activeReader } = readersOf(() => api)

describe('what the publisher hears of a link', () => {
  test('comes by the outbox, later if it is down', async () => {
    const { email, bearer } = await reader()
    const gpNumber = await api.publisher.newCustomer()
    await api.publisher.fail({
      match: { method: 'PUT', path_regex: '/link$' },
      times: 1,
      action: { status: 503 },
    })
    await link(bearer, { gp_number: gpNumber, postcode: '12345' }).expect(200)
    await api.settle()
    expect((await api.publisher.customer(gpNumber)).linked_account_id).toBeNull()
    api.advance(1_000)
    await api.settle()
    expect((await api.publisher.customer(gpNumber)).linked_account_id).toBe((await account(email)).id)
  })

  test('a link it refuses is ended here, and the reader is told', async () => {
    const { email, bearer } = await reader()
    const gpNumber = await api.publisher.newCustomer()
    await link(bearer, { gp_number: gpNumber, postcode: '12345' }).expect(200)
    await api.publisher.change(gpNumber, { linked_account_id: 'another-system-7' })
    await api.settle()
    expect((await account(email)).gpNumber).toBeNull()
    expect(api.mailsTo(email).at(-1)?.subject).toBe('Die Verknüpfung wurde aufgehoben')
    expect((await api.publisher.customer(gpNumber)).linked_account_id).toBe('another-system-7')
  })

  test('a link undone before it was told is not told after', async () => {
    const { bearer } = await reader()
    const gpNumber = await api.publisher.newCustomer()
    await api.publisher.fail({
      match: { method: 'PUT', path_regex: '/link$' },
      times: 1,
      action: { drop: true },
    })
    await link(bearer, { gp_number: gpNumber, postcode: '12345' }).expect(200)
    await api.settle()
    await unlink(bearer).expect(204)
    api.advance(60_000)
    await api.settle()
    expect((await api.publisher.customer(gpNumber)).linked_account_id).toBeNull()
  })
})

describe('unlinking', () => {
  test('ends the link here and there, and the reader is told', async () => {
    const { email, bearer } = await reader()
    const gpNumber = await api.publisher.newCustomer()
    await link(bearer, { gp_number: gpNumber, postcode: '12345' }).expect(200)
    await api.settle()
    await unlink(bearer).expect(204)
    await unlink(bearer).expect(204)
    await api.settle()
    expect(await account(email)).toMatchObject({ gpNumber: null, linkMethod: null, linkedAt: null })
    expect((await api.publisher.customer(gpNumber)).linked_account_id).toBeNull()
    const subjects = api.mailsTo(email).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'Die Verknüpfung wurde aufgehoben')).toHaveLength(1)
    expect((await link(bearer, { gp_number: gpNumber, postcode: '12345' })).status).toBe(200)
  })

  test('needs a fresh login or the password', async () => {
    const { bearer } = await reader()
    await link(bearer, { gp_number: await api.publisher.newCustomer(), postcode: '12345' }).expect(200)
    api.advance(5 * 60_000)
    expect((await unlink(bearer).expect(403)).body.code).toBe('REAUTHENTICATION_REQUIRED')
    expect((await unlink(bearer, { current_password: 'Falsch-1234' }).expect(403)).body.code).toBe(
      'PASSWORD_WRONG',
    )
    await unlink(bearer, { current_password: 'Sehr-Geheim-77' }).expect(204)
  })
})

describe('a registration that names a customer', () => {
  const linkedAfter = async (fields: object) => {
    const email = await activeReader(fields)
    await api.settle()
    return account(email)
  }

  test('is linked at activation if the proof holds', async () => {
    const gpNumber = await api.publisher.newCustomer()
    expect(await linkedAfter({ gp_number: gpNumber, postcode: '12345' })).toMatchObject({
      gpNumber,
      linkMethod: 'number',
    })
    const { gpNumber: byAddress, query } = await customerWithAddress()
    expect(await linkedAfter(query)).toMatchObject({ gpNumber: byAddress, linkMethod: 'address' })
  })

  test('is activated all the same if it does not', async () => {
    const gpNumber = await api.publisher.newCustomer()
    expect((await linkedAfter({ gp_number: gpNumber, postcode: '99999' })).gpNumber).toBeNull()
    expect((await linkedAfter({ gp_number: '2999999997' })).gpNumber).toBeNull()
    const taken = await reader()
    await link(taken.bearer, { gp_number: gpNumber, postcode: '12345' }).expect(200)
    expect((await linkedAfter({ gp_number: gpNumber, postcode: '12345' })).gpNumber).toBeNull()
  })

  test('is activated at once while the publisher is down, and linked when it is back', async () => {
    const gpNumber = await api.publisher.newCustomer()
    await api.publisher.goDown()
    const email = await activeReader({ gp_number: gpNumber, postcode: '12345' })
    await api.settle()
    expect((await account(email)).gpNumber).toBeNull()
    await api.publisher.heal()
    api.advance(60_000)
    await api.settle()
    expect((await account(email)).gpNumber).toBe(gpNumber)
  })
})
