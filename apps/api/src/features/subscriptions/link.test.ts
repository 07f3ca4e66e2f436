import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isServer } from '../../store/testing/test-database.ts'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { readersOf } from '../../testing/readers.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(() => api.publisher.heal())

const { activeReader, bearerOf } = readersOf(() => api)

const link = (bearer: string, body: object, caller = api.caller()) =>
  caller.request('post', '/user/add-gp-number', bearer).send(body)
const unlink = (bearer: string, body: object = {}) =>
  api.caller().request('delete', '/user/gp-number', bearer).send(body)
const account = (email: string) => api.deps.db.account.findFirstOrThrow({ where: { email } })

async function reader(fields: object = {}) {
  const email = await activeReader(fields)
  return { email, bearer: await bearerOf(email) }
}

/** A customer alone at an address of its own, with the query that finds it. */
async function customerWithAddress(more: object = {}) {
  const familyName = `Muster${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')}`
  const gpNumber = await api.publisher.newCustomer({ given_name: 'Kim', family_name: familyName, ...more })
  const query = {
    given_name: 'Kim',
    family_name: familyName,
    street: 'Musterstr.',
    housenumber: '12',
    postcode: '12345',
    city: 'Musterstadt',
  }
  return { gpNumber, query }
}
const find = (bearer: string | undefined, query: Record<string, string>) =>
  api.caller().request('get', `/registration/get-gp-by-address?${new URLSearchParams(query)}`, bearer)

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
    expect(notice?.subject).toBe('Ihr Abo wurde mit einem Online-Konto verknüpft')
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
      expect((await link(bearer, { gp_number }).expect(422)).body.code).toBe('LINK_VERIFICATION_REQUIRED')
  })

  test('the publisher’s e-mail equal to the own is proof enough, and nobody else is told', async () => {
    const { email, bearer } = await reader()
    const gpNumber = await api.publisher.newCustomer({ email: email.toUpperCase() })
    await link(bearer, { gp_number: gpNumber }).expect(200)
    await api.settle()
    expect(await account(email)).toMatchObject({ gpNumber, linkMethod: 'email' })
    expect(api.mailsTo(email).map(({ subject }) => subject)).not.toContain(
      'Ihr Abo wurde mit einem Online-Konto verknüpft',
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

  test('the own number again is no error, another one is refused until the first is unlinked', async () => {
    const { bearer } = await reader()
    const [gpNumber, other] = [await api.publisher.newCustomer(), await api.publisher.newCustomer()]
    await link(bearer, { gp_number: gpNumber, postcode: '12345' }).expect(200)
    await link(bearer, { gp_number: gpNumber }).expect(200)
    const { body } = await link(bearer, { gp_number: other, postcode: '12345' }).expect(409)
    expect(body).toMatchObject({ code: 'CONFLICT', details: { reason: 'other_number_linked' } })
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
    for (let round = 0; round < (isServer() ? 50 : 5); round++) {
      const gpNumber = await api.publisher.newCustomer()
      const two = [await raceReader(), await raceReader()]
      const answers = await Promise.all(
        two.map(({ bearer }) => link(bearer, { gp_number: gpNumber, postcode: '12345' })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await api.deps.db.account.count({ where: { gpNumber } })).toBe(1)
      await api.settle()
      const winner = answers.findIndex(({ status }) => status === 200)
      expect((await api.publisher.customer(gpNumber)).linked_account_id).toBe(two[winner]?.id)
    }
  }, 120_000)
})

/** A signed-in reader without the work of a password: the race is about something else. */
async function raceReader() {
  const { ids, keys, db, clock } = api.deps
  const [id, sid, email, now] = [ids.newId(), ids.newId(), freshEmail('renner'), clock.now()]
  const expiresAt = new Date(now.getTime() + 86_400_000)
  await db.account.create({
    data: { id, email, emailKey: email, status: 'activated', source: 'az', createdAt: now, activatedAt: now },
  })
  await db.session.create({
    data: { id: sid, accountId: id, edition: 'az', device: '', createdAt: now, lastSeenAt: now, expiresAt },
  })
  const kind = { type: 'at+jwt' as const, audience: 'leserkonto-api', now, expiresAt }
  return { id, email, bearer: await keys.sign({ sub: id, sid }, kind) }
}

describe('linking by address', () => {
  test('one customer of the address is found and may be linked for 15 minutes, once', async () => {
    const { email, bearer } = await reader()
    const { gpNumber, query } = await customerWithAddress()
    expect((await find(bearer, query).expect(200)).body).toEqual({ gp_number: gpNumber })
    await link(bearer, { gp_number: gpNumber }).expect(200)
    expect(await account(email)).toMatchObject({ gpNumber, linkMethod: 'address' })
    await unlink(bearer).expect(204)
    await api.settle()
    await link(bearer, { gp_number: gpNumber }).expect(422)
    await find(bearer, query).expect(200)
    api.advance(15 * 60_000)
    await link(bearer, { gp_number: gpNumber }).expect(422)
  })

  test('a finding is good for the account that made it only', async () => {
    const finder = await reader()
    const other = await reader()
    const { gpNumber, query } = await customerWithAddress()
    await find(finder.bearer, query).expect(200)
    await link(other.bearer, { gp_number: gpNumber }).expect(422)
  })

  test('S07: nobody without a session may look up a number', async () => {
    await find(undefined, (await customerWithAddress()).query).expect(401)
  })

  test('several customers of an address are answered like none', async () => {
    const { bearer } = await reader()
    const { query } = await customerWithAddress()
    await api.publisher.newCustomer({ given_name: query.given_name, family_name: query.family_name })
    expect((await find(bearer, query).expect(404)).body.code).toBe('LINK_NO_SUBSCRIPTION')
    await find(bearer, { ...query, family_name: 'Niemand' }).expect(404)
  })

  test('a company is found by its own name, which must be given then', async () => {
    const { bearer } = await reader()
    const name = `Werk ${Math.random().toString(36).slice(2)}`
    const { gpNumber, query } = await customerWithAddress({ customer_type: 'company', company_name: name })
    const { given_name: _, family_name: __, ...address } = query
    const missing = await find(bearer, { ...address, customer_type: 'company' }).expect(422)
    expect(missing.body.field_errors).toMatchObject([{ field: 'company_name', code: 'REQUIRED' }])
    const found = await find(bearer, { ...address, customer_type: 'company', company_name: name }).expect(200)
    expect(found.body.gp_number).toBe(gpNumber)
    const nameless = await find(bearer, address).expect(422)
    expect(nameless.body.field_errors.map(({ field }: { field: string }) => field)).toEqual([
      'given_name',
      'family_name',
    ])
  })

  test('five lookups an hour and account', async () => {
    const { bearer } = await reader()
    const { query } = await customerWithAddress()
    for (let i = 0; i < 5; i++) await find(bearer, query).expect(200)
    await find(bearer, query).expect(429)
  })

  test('a later claim by number and postcode moves it, and both are told', async () => {
    const first = await reader()
    const second = await reader()
    const { gpNumber, query } = await customerWithAddress()
    await find(first.bearer, query).expect(200)
    await link(first.bearer, { gp_number: gpNumber }).expect(200)
    await api.settle()
    await link(second.bearer, { gp_number: gpNumber, postcode: '12345' }).expect(200)
    await api.settle()
    expect((await account(first.email)).gpNumber).toBeNull()
    const row = await account(second.email)
    expect(row).toMatchObject({ gpNumber, linkMethod: 'number' })
    expect((await api.publisher.customer(gpNumber)).linked_account_id).toBe(row.id)
    expect(api.mailsTo(first.email).at(-1)?.subject).toBe('Die Verknüpfung wurde aufgehoben')
    expect(api.mailsTo(second.email).at(-1)?.subject).toBe('Ihr Abo ist verknüpft')
    // The first reader has the address alone again: not enough against number and postcode.
    await find(first.bearer, query).expect(200)
    await link(first.bearer, { gp_number: gpNumber }).expect(409)
  })
})

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
