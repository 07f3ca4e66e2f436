import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { readersOf } from '../../testing/readers.ts'
import { sharingOf } from '../../testing/sharing.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(() => api.publisher.heal())

const { reader, quickReader, link, unlink, account } = linkingOf(() => api)
const { bearerOf } = readersOf(() => api)
const { emit, right } = sharingOf(() => api)

const call = (method: 'get' | 'post' | 'put', path: string, bearer: string) =>
  api.caller().request(method, path, bearer)
const path = '/user/found-subscriptions'
const offers = async (bearer: string) => (await call('get', path, bearer).expect(200)).body.offers
const answer = (bearer: string, gp_number: string, keep: boolean) =>
  call('put', path, bearer).send({ gp_number, keep })
const linksOf = async (email: string) =>
  (await account(email)).links.map(({ gpNumber, method }) => [gpNumber, method])
const foundMails = (email: string) =>
  api.mailsTo(email).filter(({ subject }) => subject === 'Wir haben Ihr Abo mit Ihrem Konto verknüpft')
const bought = (email: string | null, more: object = {}) => api.publisher.newCustomer({ email, ...more })
const started = async (gpNumber: string) => {
  const taken = await emit('subscription.started', gpNumber)
  await api.settle()
  return taken
}

describe('an event about a purchase', () => {
  test('links the account that has proven the address: it reads at once, and is told', async () => {
    const { id, email, bearer } = await quickReader()
    const gpNumber = await bought(email.toUpperCase())
    await right(bearer).expect(403)
    expect(await started(gpNumber)).toBe('taken')
    await right(bearer).expect(200)
    expect(await linksOf(email)).toEqual([[gpNumber, 'found']])
    expect((await api.publisher.customer(gpNumber)).linked_account_id).toBe(id)
    const [mail, ...more] = foundMails(email)
    expect(more).toEqual([])
    expect(mail?.text).toContain(gpNumber)
    expect(mail?.text).toContain('AZ PLUS')
    const { body } = await call('get', '/userinfo', bearer).expect(200)
    expect(body).toMatchObject({ gp_numbers: [gpNumber], found_gp_numbers: [gpNumber] })
    expect(await started(gpNumber)).toBe('taken')
    expect(foundMails(email)).toHaveLength(1)
  })

  test('and one about a corrected address do so; others about a stranger’s customer change nothing', async () => {
    const { email } = await quickReader()
    const gpNumber = await bought(email)
    for (const type of ['subscription.ended', 'seats.changed', 'customer.merged'])
      expect(await emit(type, gpNumber)).toBe('unknown')
    await api.settle()
    expect(await linksOf(email)).toEqual([])
    expect(await emit('address.changed', gpNumber)).toBe('taken')
    await api.settle()
    expect(await linksOf(email)).toEqual([[gpNumber, 'found']])
  })

  test.each<[string, (email: string) => Promise<string>]>([
    ['without an address', () => bought(null)],
    ['with the address of nobody here', () => bought(freshEmail('fremd'))],
    ['without a running plan', (email) => bought(email, { subscriptions: [] })],
    ['of a customer who is closed', (email) => bought(email, { status: 'closed' })],
    [
      'for a reader who is blocked',
      async (email) => {
        const data = { status: 'blocked', blockedAt: api.deps.clock.now() } as const
        await api.deps.db.account.update({ where: { emailKey: email }, data })
        return bought(email)
      },
    ],
    [
      'of a customer the publisher has linked elsewhere',
      (email) => bought(email, { linked_account_id: 'x-7' }),
    ],
  ])('%s links nobody', async (_what, buy) => {
    const { email } = await quickReader()
    await started(await buy(email))
    expect(await linksOf(email)).toEqual([])
    expect(await api.deps.db.outbox.count({ where: { kind: 'publisher.link_buyer' } })).toBe(0)
  })

  test('is made up for when the publisher was down', async () => {
    const { email } = await quickReader()
    const gpNumber = await bought(email)
    await api.publisher.goDown()
    expect(await started(gpNumber)).toBe('taken')
    expect(await linksOf(email)).toEqual([])
    await api.publisher.heal()
    api.advance(60_000)
    await api.settle()
    expect(await linksOf(email)).toEqual([[gpNumber, 'found']])
  })

  test('from a publisher who cannot search by address is as before', async () => {
    const { email, bearer } = await quickReader()
    await api.publisher.fail({
      match: { method: 'POST', path_regex: '/customers/search$' },
      action: { status: 404 },
    })
    const gpNumber = await bought(email)
    await started(gpNumber)
    expect(await linksOf(email)).toEqual([])
    expect(await offers(bearer)).toEqual([])
    await link(bearer, { gp_number: gpNumber }).expect(200)
  })

  test('links the second number of a house, where the first is the reader’s already', async () => {
    const { email, bearer } = await quickReader()
    const [first, second] = [await bought(email), await bought(email)]
    await link(bearer, { gp_number: first }).expect(200)
    api.advance(1_000)
    await started(second)
    expect(await linksOf(email)).toEqual([
      [first, 'email'],
      [second, 'found'],
    ])
  })
})

describe('a customer that is found', () => {
  test('is linked at the sign-in, so that the first page is open', async () => {
    const { email } = await reader()
    const gpNumber = await bought(email)
    const bearer = await bearerOf(email)
    // The sign-in waits 300 ms, and a busy machine may need longer. Nothing else here would link the number.
    await expect.poll(async () => (await right(bearer)).status).toBe(200)
    expect(await linksOf(email)).toEqual([[gpNumber, 'found']])
  })

  test('is linked when the shop leads back, and a new plan of a linked number counts at once', async () => {
    const { email, bearer } = await quickReader()
    expect((await call('post', path, bearer).send({}).expect(200)).body).toEqual({ gp_numbers: [] })
    const gpNumber = await bought(email, {
      subscriptions: [{ id: `p-${email}`, product: 'P', title: 'Papier', edition: 'az', rights: [] }],
    })
    expect((await call('post', path, bearer).send({}).expect(200)).body).toEqual({ gp_numbers: [gpNumber] })
    await right(bearer).expect(403)
    await api.publisher.change(gpNumber, { subscriptions: [{ id: `p-${email}`, rights: ['09'] }] })
    await call('post', path, bearer).send({}).expect(200)
    await right(bearer).expect(200)
  })

  test('is one of several: nobody is linked, all are offered, and each takes one press', async () => {
    const { email, bearer } = await quickReader()
    const numbers = [await bought(email), await bought(email)].sort()
    await started(numbers[0] ?? '')
    await call('post', path, bearer).send({}).expect(200)
    expect(await linksOf(email)).toEqual([])
    const shown = await offers(bearer)
    expect(shown.map((one: { gp_number: string }) => one.gp_number)).toEqual(numbers)
    expect(shown[0]).toMatchObject({ declined: false, subscriptions: [{ title: 'AZ PLUS' }] })
    await link(bearer, { gp_number: numbers[1] }).expect(200)
    expect((await offers(bearer)).map((one: { gp_number: string }) => one.gp_number)).toEqual([numbers[0]])
    expect(foundMails(email)).toEqual([])
  })

  test('and linked to somebody else is neither linked nor offered', async () => {
    const [one, other] = [await quickReader(), await quickReader()]
    const gpNumber = await bought(one.email)
    await link(other.bearer, { gp_number: gpNumber, postcode: '12345' }).expect(200)
    await started(gpNumber)
    await call('post', path, one.bearer).send({}).expect(200)
    expect(await linksOf(one.email)).toEqual([])
    expect(await offers(one.bearer)).toEqual([])
  })

  test('belongs to who proves it by number and postcode, and both are told', async () => {
    const [one, other] = [await quickReader(), await quickReader()]
    const gpNumber = await bought(one.email)
    await started(gpNumber)
    await link(other.bearer, { gp_number: gpNumber, postcode: '12345' }).expect(200)
    await api.settle()
    expect(await linksOf(one.email)).toEqual([])
    expect(await linksOf(other.email)).toEqual([[gpNumber, 'number']])
    expect(api.mailsTo(one.email).at(-1)?.subject).toMatch(/aufgehoben|verknüpft/)
  })
})

describe('the reader’s answer', () => {
  const found = async () => {
    const one = await reader()
    const gpNumber = await bought(one.email)
    await started(gpNumber)
    return { ...one, gpNumber }
  }

  test('keeps the link, which then is one like any other', async () => {
    const { email, bearer, gpNumber } = await found()
    await answer(bearer, gpNumber, true).expect(204)
    expect(await linksOf(email)).toEqual([[gpNumber, 'email']])
    expect((await call('get', '/userinfo', bearer).expect(200)).body.found_gp_numbers).toEqual([])
    // Undoing one that was kept needs the password.
    expect((await answer(bearer, gpNumber, false).expect(404)).body.code).toBe('NOT_FOUND')
    expect(await linksOf(email)).toEqual([[gpNumber, 'email']])
  })

  test('undoes it without a password, for good: no event and no sign-in links it again', async () => {
    const { email, bearer, gpNumber } = await found()
    // Long after the login.
    api.advance(60 * 60_000)
    await answer(bearer, gpNumber, false).expect(204)
    await answer(bearer, gpNumber, false).expect(204)
    await api.settle()
    expect((await api.publisher.customer(gpNumber)).linked_account_id).toBeNull()
    await started(gpNumber)
    await call('post', path, bearer).send({}).expect(200)
    expect(await linksOf(email)).toEqual([])
    expect(await offers(bearer)).toMatchObject([{ gp_number: gpNumber, declined: true }])
    const file = await call('get', '/user/export', await bearerOf(email)).expect(200)
    expect(file.body.unlinked).toMatchObject([{ gp_number: gpNumber }])
    await link(bearer, { gp_number: gpNumber }).expect(200)
    expect(await api.deps.db.linkRefusal.count({ where: { gpNumber } })).toBe(0)
  })

  test('may come by the mail, and an unlinked number of any kind is not linked again', async () => {
    const { email, gpNumber } = await found()
    const token = /\/nicht-ich\?t=([\w-]{43})\n/.exec(foundMails(email).at(-1)?.text ?? '')?.[1]
    await api.caller().request('post', '/mail/not-me').send({ token }).expect(200)
    await started(gpNumber)
    expect(await linksOf(email)).toEqual([])
    const other = await quickReader()
    const byHand = await bought(other.email)
    await link(other.bearer, { gp_number: byHand, postcode: '12345' }).expect(200)
    await unlink(other.bearer).expect(204)
    await started(byHand)
    expect(await linksOf(other.email)).toEqual([])
  })

  test('is the own: nobody answers for another', async () => {
    const { email, gpNumber } = await found()
    const stranger = await quickReader()
    for (const keep of [true, false]) await answer(stranger.bearer, gpNumber, keep).expect(204)
    expect(await linksOf(email)).toEqual([[gpNumber, 'found']])
  })
})
