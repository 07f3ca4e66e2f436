import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { raceRounds } from '../../testing/race-rounds.ts'
import { sharingOf } from '../../testing/sharing.ts'

const day = 86_400_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(() => api.publisher.heal())

const { owner, quickReader, member, seat, right, remove, invited, invite, look, change, emit } = sharingOf(
  () => api,
)

type User = { id?: string; email: string; given_name?: string | null; family_name?: string | null }

const show = (bearer?: string) => api.caller().request('get', '/multiuser', bearer)
const save = (bearer: string | undefined, version: number, users: User[]) =>
  api.caller().request('put', '/multiuser', bearer).send({ version, users })
const listOf = async (bearer: string) => (await show(bearer).expect(200)).body
const wanted = ({ users }: { users: (User & { id: string })[] }): User[] =>
  users.map(({ id, email, given_name, family_name }) => ({
    id,
    email,
    given_name: given_name ?? null,
    family_name: family_name ?? null,
  }))
const company = (seats = 5, allowed_domains = ['example.test', 'müller-bau.test']) =>
  owner({ company: { seats, allowed_domains } }, { title: 'AZ PLUS Firma' })
const inviteSubjects = (email: string) =>
  api.mailsTo(email).filter(({ subject }) => subject.includes('Firmenabo'))

describe('GET /multiuser', () => {
  test('shows the owner who reads along, and how many may', async () => {
    const firm = await company()
    const reader = await member(firm.bearer)
    const guest = freshEmail('gast')
    const { id } = await invited(firm.bearer, guest)
    expect(await listOf(firm.bearer)).toMatchObject({
      gp_number: firm.gpNumber,
      max_users: 5,
      used: 2,
      allowed_domains: ['example.test', 'müller-bau.test'],
      users: expect.arrayContaining([
        expect.objectContaining({ id: reader.seatId, email: reader.email, status: 'activated' }),
        { id, email: guest, given_name: null, family_name: null, status: 'invited', manages: false },
      ]),
    })
  })

  test('is nobody else’s: no stranger’s, no member’s, no family’s, no former owner’s', async () => {
    const firm = await company()
    const strangers = [await member(firm.bearer), await quickReader(), await owner()]
    for (const { bearer } of strangers) {
      expect((await show(bearer).expect(403)).body.code).toBe('FORBIDDEN')
      expect((await save(bearer, 1, []).expect(403)).body.code).toBe('FORBIDDEN')
    }
    await show().expect(401)
    await save(undefined, 1, []).expect(401)
    await listOf(firm.bearer)
    await change(firm, { end_date: api.deps.clock.now().toISOString() })
    await emit('subscription.ended', firm.gpNumber)
    expect((await show(firm.bearer).expect(410)).body.code).toBe('SHARED_OWNER_SUBSCRIPTION_ENDED')
    expect((await save(firm.bearer, 1, []).expect(410)).body.code).toBe('SHARED_OWNER_SUBSCRIPTION_ENDED')
  })

  test('leaves out who has lapsed, declined or gone', async () => {
    const firm = await company()
    const reader = await member(firm.bearer)
    await invited(firm.bearer, freshEmail('gast'))
    await remove(reader.bearer, reader.seatId).expect(200)
    api.advance(14 * day)
    expect(await listOf(firm.bearer)).toMatchObject({ used: 0, users: [] })
  })
})

describe('PUT /multiuser', () => {
  test('invites who is new, revokes who is missing, leaves the others as they are', async () => {
    const firm = await company()
    const [stays, goes] = [await member(firm.bearer), await member(firm.bearer)]
    const list = await listOf(firm.bearer)
    const added = { email: freshEmail('neu'), given_name: 'Nele', family_name: 'Neu' }
    const kept = wanted(list).filter(({ email }) => email === stays.email)
    const { body } = await save(firm.bearer, list.version, [...kept, added]).expect(200)
    const users = [{ id: stays.seatId, status: 'activated' }, added]
    expect(body.used).toBe(2)
    for (const user of users) expect(body.users).toContainEqual(expect.objectContaining(user))
    expect(body.version).toBeGreaterThan(list.version)
    expect(inviteSubjects(added.email)).toHaveLength(1)
    await right(stays.bearer).expect(200)
    await right(goes.bearer).expect(403)
    await api.settle()
    expect(api.mailsTo(goes.email).at(-1)?.subject).toBe('Ihr Zugang wurde beendet')
    expect(await api.deps.publisher.seats(firm.planId)).toMatchObject([{ account_id: stays.id }])
    expect((await seat(goes.seatId)).status).toBe('revoked')
  })

  test('with the same list changes nothing and mails nobody', async () => {
    const firm = await company()
    await member(firm.bearer)
    const list = await listOf(firm.bearer)
    const mails = api.mails.length
    for (let time = 0; time < 2; time++)
      expect((await save(firm.bearer, list.version, wanted(list)).expect(200)).body).toEqual(list)
    await api.settle()
    expect(api.mails.length).toBe(mails)
  })

  test('keeps notes of names; one left out stays', async () => {
    const firm = await company()
    const email = freshEmail('gast')
    const names = { given_name: 'Ada', family_name: 'Muster' }
    const one = (await save(firm.bearer, (await listOf(firm.bearer)).version, [{ email, ...names }])).body
    const two = (await save(firm.bearer, one.version, [{ email, given_name: 'Eda' }]).expect(200)).body
    expect(two.users).toMatchObject([{ id: one.users[0].id, given_name: 'Eda', family_name: 'Muster' }])
    const three = await save(firm.bearer, two.version, [{ email, given_name: null, family_name: null }])
    expect(three.body.users).toMatchObject([{ given_name: null, family_name: null }])
    expect(inviteSubjects(email)).toHaveLength(1)
  })

  test('refuses a list made from an older version, whatever changed it', async () => {
    const firm = await company()
    const reader = await member(firm.bearer)
    const changes = [
      () => invite(firm.bearer, freshEmail('gast')),
      () => save(firm.bearer, version, [{ email: reader.email, given_name: 'Kim' }]),
      () => remove(reader.bearer, reader.seatId),
    ]
    let { version } = await listOf(firm.bearer)
    for (const happens of changes) {
      await happens().expect(200)
      expect((await save(firm.bearer, version, []).expect(409)).body.code).toBe('CONFLICT')
      version = (await listOf(firm.bearer)).version
    }
    await save(firm.bearer, version + 1, []).expect(409)
    await save(firm.bearer, version, []).expect(200)
  })

  test('whose seat has lapsed since the list was read is invited again', async () => {
    const firm = await company()
    const { id } = await invited(firm.bearer, freshEmail('gast'))
    const list = await listOf(firm.bearer)
    api.advance(14 * day)
    const { body } = await save(firm.bearer, list.version, wanted(list)).expect(200)
    expect(body.users).toMatchObject([{ email: list.users[0].email, status: 'invited' }])
    expect(body.users[0].id).not.toBe(id)
    expect((await seat(id)).status).toBe('expired')
  })

  test('is all or nothing, and names whom it refuses', async () => {
    const firm = await company(2)
    const reader = await member(firm.bearer)
    const list = await listOf(firm.bearer)
    const fine = { email: freshEmail('gut') }
    const self = { email: firm.email.replace('@', '+ich@') }
    const cases: [User[], number, string, string[] | undefined][] = [
      [[fine, self], 422, 'SHARED_SELF_INVITE', [self.email]],
      [[fine, { email: 'a@andere.test' }], 422, 'SHARED_DOMAIN_NOT_ALLOWED', ['a@andere.test']],
      [[fine, { email: fine.email.toUpperCase() }], 409, 'SHARED_DUPLICATE', [fine.email]],
      [[{ email: reader.email }, { email: reader.email }], 409, 'SHARED_DUPLICATE', [reader.email]],
      [
        [...wanted(list), fine, { email: 'b@example.test' }],
        409,
        'SHARED_SEATS_EXHAUSTED',
        ['b@example.test'],
      ],
    ]
    for (const [users, status, code, refused_emails] of cases) {
      const { body } = await save(firm.bearer, list.version, users).expect(status)
      expect(body).toMatchObject({ code, details: { refused_emails } })
    }
    expect(await listOf(firm.bearer)).toEqual(list)
    await api.settle()
    expect(inviteSubjects(fine.email)).toEqual([])
    await right(reader.bearer).expect(200)
  })

  test('a place that gets free in the same list is given in it', async () => {
    const firm = await company(1)
    const reader = await member(firm.bearer)
    const { version } = await listOf(firm.bearer)
    const { body } = await save(firm.bearer, version, [{ email: freshEmail('neu') }]).expect(200)
    expect(body).toMatchObject({ max_users: 1, used: 1 })
    await right(reader.bearer).expect(403)
  })

  test('F12: a maximum lowered below use keeps everybody who stays in the list', async () => {
    const firm = await company(2)
    await member(firm.bearer)
    await member(firm.bearer)
    await change(firm, { company: { seats: 1, allowed_domains: [] } })
    await emit('seats.changed', firm.gpNumber)
    await api.settle()
    const list = await listOf(firm.bearer)
    expect((await save(firm.bearer, list.version, wanted(list)).expect(200)).body).toMatchObject({
      max_users: 1,
      used: 2,
    })
    const [first] = wanted(list)
    if (!first) throw new Error('the list is empty')
    const more = [first, { email: freshEmail('neu') }]
    expect((await save(firm.bearer, list.version, more).expect(409)).body.code).toBe('SHARED_SEATS_EXHAUSTED')
  })

  test('knows no seat of another company', async () => {
    const [firm, other] = [await company(), await company()]
    const theirs = await member(other.bearer)
    const { version } = await listOf(firm.bearer)
    const users = [{ id: theirs.seatId, email: theirs.email }]
    expect((await save(firm.bearer, version, users).expect(404)).body.code).toBe('NOT_FOUND')
    await save(firm.bearer, version, []).expect(200)
    expect((await listOf(other.bearer)).used).toBe(1)
    await right(theirs.bearer).expect(200)
  })

  test('names invitations that could not be sent, and goes on trying', async () => {
    const firm = await company()
    const email = freshEmail('gast')
    const { version } = await listOf(firm.bearer)
    api.smtp.fail(new Error('down'))
    const { body } = await save(firm.bearer, version, [{ email }]).expect(502)
    expect(body).toMatchObject({ code: 'SHARED_INVITATION_SEND_FAILED', details: { failed_emails: [email] } })
    api.smtp.fail(undefined)
    api.advance(60_000)
    await api.settle()
    expect(inviteSubjects(email)).toHaveLength(1)
    expect((await look(firm.bearer)).body.used).toBe(1)
  })
})

test('of lists saved at once from one version, one counts', async () => {
  for (let round = 0; round < raceRounds(); round++) {
    const firm = await company(2)
    const { version } = await listOf(firm.bearer)
    const lists = Array.from({ length: 6 }, () => [
      { email: freshEmail('viele') },
      { email: freshEmail('viele') },
    ])
    const answers = await Promise.all(lists.map((users) => save(firm.bearer, version, users)))
    const counts = answers.map(({ status }) => status).sort()
    expect(counts).toEqual([200, 409, 409, 409, 409, 409])
    const saved = answers.find(({ status }) => status === 200)?.body
    expect(await listOf(firm.bearer)).toEqual(saved)
    expect(saved.used).toBe(2)
  }
})
