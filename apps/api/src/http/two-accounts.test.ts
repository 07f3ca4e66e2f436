import { createECDH } from 'node:crypto'
import { type Contract, contract } from '@leserkonto/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newAuthenticator } from '../testing/authenticator.ts'
import { type Caller, freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { passkeysOf } from '../testing/passkeys.ts'
import { pushesOf } from '../testing/push.ts'
import { readersOf } from '../testing/readers.ts'
import { home, sharingOf } from '../testing/sharing.ts'
import { subscribersOf } from '../testing/subscribers.ts'
import { fieldsOf } from './read-input.ts'

let api: Harness
/** Whose things they are. */
let owner: Awaited<ReturnType<typeof sharing.owner>>
let company: typeof owner
/** Who tries: signed in, with a plan of the same kind. */
let stranger: typeof owner
let strangersCompany: typeof owner
let seat = { id: '', token: '' }
let companySeat = { id: '', token: '' }
let reader = { email: '', bearer: '', passkeyId: '', pushId: '', giftId: '' }

beforeAll(async () => {
  api = await startHarness()
  const plan = { company: { seats: 5, allowed_domains: ['example.test'] } }
  ;[owner, stranger] = [await sharing.owner(), await sharing.owner()]
  ;[company, strangersCompany] = [await sharing.owner(plan), await sharing.owner(plan)]
  seat = await sharing.invited(owner.bearer, freshEmail('gast'))
  companySeat = await sharing.invited(company.bearer, freshEmail('gast'))
  const email = await subscriber(['az-morgen'], await activeReader())
  const bearer = await bearerOf(email)
  const passkey = await register(bearer, newAuthenticator())
  const endpoint = 'https://push.example.test/x'
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  const pushed = await subscribe(bearer, { endpoint, p256dh, auth: 'A'.repeat(22) }).expect(201)
  const article = { edition: 'az', article_id: 'az-marktplatz-baeume' }
  const given = await api.caller().request('post', '/user/gifts', owner.bearer).send(article).expect(201)
  const [pushId, giftId] = [pushed.body.id, given.body.gift.id]
  reader = { email, bearer, passkeyId: String(passkey.id), pushId, giftId }
  const { id: accountId } = await accountOf(email)
  const consent = { accountId, clientId: 'events', scopes: [], givenAt: api.deps.clock.now() }
  await api.deps.db.partnerConsent.create({ data: consent })
})
afterAll(() => api.close())
// Limits of a minute must not answer in the place of what is asked here.
beforeEach(() => api.advance(61_000))

const sharing = sharingOf(() => api)
const { activeReader, bearerOf } = readersOf(() => api)
const { subscribe } = pushesOf(() => api)
const { register } = passkeysOf(() => api)
const { subscriber, look } = subscribersOf(() => api)

const accountOf = (email: string) => api.deps.db.account.findFirstOrThrow({ where: { email } })
const newsletterUserOf = (email: string) => api.deps.db.newsletterUser.findFirstOrThrow({ where: { email } })
const sessionOf = async (email: string) =>
  api.deps.db.session.findFirstOrThrow({ where: { accountId: (await accountOf(email)).id } })

type Tried = { status: number; body: Record<string, unknown> }
type Try = (caller: Caller, bearer: string) => Promise<Tried>
const asks =
  (method: 'get' | 'put' | 'delete', path: () => string | Promise<string>, body?: object): Try =>
  async (caller, bearer) => {
    const asked = caller.request(method, await path(), bearer)
    return body ? asked.send(body) : asked
  }
const listsOfReader = async () => `/newsletter/user/${(await newsletterUserOf(reader.email)).id}`
const administratorPath = () => `/shared-subscriptions/childuser/${companySeat.id}/administrator`
const update =
  (row: () => object): Try =>
  async (caller, bearer) =>
    caller.request('put', '/shared-subscriptions/childusers/update', bearer).send({ childusers: [row()] })

/** What somebody else tries with an id that is not theirs, and what they must hear. */
const tries: Readonly<Record<string, [what: string, attempt: Try, status: number][]>> = {
  'session.end': [
    [
      'ends a foreign session',
      asks('delete', async () => `/user/sessions/${(await sessionOf(reader.email)).id}`),
      404,
    ],
  ],
  'passkeys.rename': [
    [
      'renames a foreign passkey',
      asks('put', () => `/user/passkeys/${reader.passkeyId}`, { name: 'Meiner' }),
      404,
    ],
  ],
  'passkeys.remove': [
    [
      'removes a foreign passkey',
      // It takes a fresh login.
      async (caller) =>
        caller
          .request('delete', `/user/passkeys/${reader.passkeyId}`, await bearerOf(await activeReader()))
          .send({}),
      404,
    ],
  ],
  'partners.withdraw': [
    ['takes back what somebody else allows', asks('delete', () => '/user/partners/events'), 404],
  ],
  'newsletter.user': [
    [
      'looks at a foreign account',
      asks('get', async () => `/newsletter/user?user_id=${(await accountOf(reader.email)).id}`),
      403,
    ],
  ],
  'newsletter.update': [
    ['unsubscribes somebody', asks('put', listsOfReader, { register_status: 5 }), 404],
    [
      'signs somebody up',
      asks('put', listsOfReader, { register_status: 4, edition: 'az', newsletters: ['az-abend'] }),
      404,
    ],
  ],
  'push.choose': [
    [
      'chooses for a foreign browser',
      asks('put', () => `/user/push/browsers/${reader.pushId}`, { topics: ['sport'] }),
      404,
    ],
  ],
  'push.remove': [
    ['removes a foreign browser', asks('delete', () => `/user/push/browsers/${reader.pushId}`), 404],
  ],
  'gifts.revoke': [
    ['takes back what somebody else gives', asks('delete', () => `/user/gifts/${reader.giftId}`), 404],
  ],
  'sharedSubscriptions.hasInvitation': [
    [
      'asks about a foreign account',
      asks('get', async () => `/shared-subscriptions/hasInvitation/${(await accountOf(reader.email)).id}`),
      200,
    ],
    [
      'asks about a foreign invitation',
      asks('get', () => `/shared-subscriptions/hasInvitation/${seat.id}`),
      200,
    ],
  ],
  'sharedSubscriptions.updateChildUsers': [
    ['sends a foreign invitation again', update(() => ({ action: 'resend', id: seat.id })), 404],
    ['revokes a foreign seat', update(() => ({ action: 'revoke', id: seat.id })), 404],
    [
      'accepts by the id of an invitation to somebody else',
      update(() => ({ action: 'accept', id: seat.id, address: home })),
      404,
    ],
    [
      'declines by the id of an invitation to somebody else',
      update(() => ({ action: 'decline', id: seat.id })),
      404,
    ],
    [
      'accepts by the token of an invitation to somebody else',
      update(() => ({ action: 'accept', token: seat.token, address: home })),
      403,
    ],
  ],
  'sharedSubscriptions.removeChildUser': [
    ['removes a foreign seat', asks('delete', () => `/shared-subscriptions/childuser/${seat.id}`), 404],
  ],
  'sharedSubscriptions.setAdministrator': [
    ['lets a member of a foreign plan manage it', asks('put', administratorPath, { manages: true }), 404],
    [
      'does so as the owner of another company’s plan',
      (caller) => asks('put', administratorPath, { manages: true })(caller, strangersCompany.bearer),
      404,
    ],
  ],
  'multiuser.save': [
    [
      'takes a foreign seat into the own list',
      async (caller) => {
        const shown = await caller.request('get', '/multiuser', strangersCompany.bearer)
        const users = [{ id: companySeat.id, email: freshEmail('gast') }]
        return caller
          .request('put', '/multiuser', strangersCompany.bearer)
          .send({ version: shown.body.version, users })
      },
      404,
    ],
  ],
}

/**
 * Ids that name no row of a reader: articles belong to everybody, a favourite to the reader who asks, a sign-in under way
 * to its browser (sign-in/partners/openid-attacks.test.ts).
 */
const ofNobody = [
  'favourites.add',
  'favourites.remove',
  'gifts.give',
  'partners.show',
  'partners.allow',
  'partners.refuse',
]

const takingIds = Object.entries(contract as Contract).flatMap(([slice, operations]) =>
  Object.entries(operations).flatMap(([name, entry]) => {
    const takesId = fieldsOf(entry).some((field) => /(^|_)id$|^childusers$|^users$/.test(field))
    return takesId && !ofNobody.includes(`${slice}.${name}`) ? [`${slice}.${name}`] : []
  }),
)

test('each operation that takes an id of a reader’s things is tried as somebody else', () => {
  expect(Object.keys(tries).sort()).toEqual(takingIds.sort())
})

/** Everything a stranger could have changed. */
const things = async () => ({
  seats: await api.deps.db.sharedSeat.findMany({ where: { id: { in: [seat.id, companySeat.id] } } }),
  session: (await sessionOf(reader.email)).id,
  passkey: await api.deps.db.passkey.findUniqueOrThrow({ where: { id: reader.passkeyId } }),
  lists: await api.deps.db.newsletterSubscription.findMany({
    where: { newsletterUserId: (await newsletterUserOf(reader.email)).id },
  }),
})

const cases = Object.entries(tries).flatMap(([name, rows]) => rows.map((row) => [name, ...row] as const))
describe('somebody else', () => {
  test.each(cases)(
    'by %s %s: nothing is changed and nothing is told',
    async (_name, _what, attempt, status) => {
      const before = await things()
      const answer = await attempt(api.caller(), stranger.bearer)
      expect(answer.status, JSON.stringify(answer.body)).toBe(status)
      expect(JSON.stringify(answer.body)).not.toContain('gast.')
      expect(JSON.stringify(answer.body)).not.toContain(reader.email)
      if (status === 200) expect(answer.body).toEqual({ has_invitation: false, status: null, expired: false })
      expect(await things()).toEqual(before)
    },
  )

  test('hears nothing by the address of a reader who is not them', async () => {
    const query = new URLSearchParams({ email: reader.email }).toString()
    const { body } = await look(query, undefined, api.caller(), stranger.bearer).expect(200)
    expect(body).toEqual({ id: null, email: null, register_status: 0, verified: false, subscriptions: [] })
  })
})
