import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockReader } from '../../accounts/profile/block-reader.ts'
import { deleteAccount } from '../../accounts/profile/delete-account.ts'
import { unblockAccount } from '../../accounts/shared/block-account.ts'
import { freshEmail, type Harness, tokenIn } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { loginCodesOf } from '../../testing/login-codes.ts'
import { password, readersOf } from '../../testing/readers.ts'
import { pngOf } from '../../testing/sample-pictures.ts'
import { home, sharingOf } from '../../testing/sharing.ts'
import { subscribersOf } from '../../testing/subscribers.ts'
import { startTold, type Told, toldOf } from '../../testing/webhooks-told.ts'

let both: Told
let api: Harness

beforeAll(async () => {
  both = await startTold()
  api = both.api
})
afterAll(() => both.close())

const { at, inTx, call, told, toldOfNew, signUpSignedIn } = toldOf(() => both)
const { register, activate, activeReader, bearerOf } = readersOf(() => api)
const { quickReader, account } = linkingOf(() => api)
const { owner, invited, member } = sharingOf(() => api)
const { registeredByCode } = loginCodesOf(() => api)
const { subscriber } = subscribersOf(() => api)
const idOf = async (email: string) => (await account(email)).id

test.each<[string, string[], () => Promise<string[]>]>([
  [
    'registered and activated, with newsletters',
    ['account.registered az', 'newsletter.confirmed az az-morgen'],
    async () => {
      const email = freshEmail()
      const form = { email, password, newsletter_opt_in: true, newsletters: ['az-morgen'], edition: 'az' }
      await register(form).expect(202)
      await api.settle()
      return toldOfNew(email, () => activate(tokenIn(api.mailsTo(email).at(-1))).expect(200))
    },
  ],
  [
    'registered by a code, with newsletters',
    ['account.registered az', 'newsletter.confirmed az az-morgen'],
    async () => {
      const email = freshEmail()
      const fields = { newsletter_opt_in: true, newsletters: ['az-morgen'] }
      return toldOfNew(email, () => registeredByCode(email, fields))
    },
  ],
  [
    'activated by a new password',
    ['account.registered az'],
    async () => {
      const email = freshEmail()
      await register({ email, password, edition: 'az' }).expect(202)
      await call('post', '/registration/request-password-reset').send({ email, edition: 'az' }).expect(202)
      await api.settle()
      const token = tokenIn(api.mailsTo(email).at(-1))
      const reset = { token, password: 'Ganz-Neu-88' }
      return toldOfNew(email, () => call('post', '/registration/password-reset').send(reset).expect(200))
    },
  ],
  [
    'registered by an invitation',
    ['account.registered sso', 'rights.changed', 'seat.taken'],
    async () => {
      const email = freshEmail()
      const { token } = await invited((await owner()).bearer, email)
      await register({ email, password, invitation_token: token, ...home }).expect(202)
      await api.settle()
      return toldOfNew(email, () => activate(tokenIn(api.mailsTo(email).at(-1))).expect(200))
    },
  ],
  [
    'personal data saved',
    ['account.changed profile'],
    async () => {
      const { id, bearer } = await quickReader()
      const form = {
        given_name: 'Kim',
        family_name: 'Neu',
        username: 'kim_neu',
        gender: null,
        customer_type: 'private',
      }
      return told(id, () => call('put', '/user', bearer).send(form).expect(200))
    },
  ],
  [
    'picture uploaded and removed',
    ['account.changed picture', 'account.changed picture'],
    async () => {
      const { id, bearer } = await quickReader()
      const file = await pngOf()
      return told(id, async () => {
        const form = call('post', '/user/picture', bearer).field('rights_confirmed', 'true')
        await form.attach('picture', file, 'ich.png').expect(201)
        await call('delete', '/user/picture', bearer).expect(204)
      })
    },
  ],
  [
    'address changed, to one with other newsletters, and taken back without them',
    [
      'account.changed email',
      'account.changed email',
      'newsletter.confirmed az az-sport',
      'newsletter.ended az az-sport 004',
    ],
    async () => {
      const email = await activeReader()
      await subscriber(['az-morgen'], email)
      const to = await subscriber(['az-morgen', 'az-sport'])
      const bearer = await bearerOf(email)
      return told(await idOf(email), async () => {
        await call('put', '/user/email', bearer).send({ email: to, edition: 'az' }).expect(202)
        await api.settle()
        await call('get', `/user/email/verify?token=${tokenIn(api.mailsTo(to).at(-1))}`).expect(200)
        await api.settle()
        const token = tokenIn(api.mailsTo(email).at(-1))
        await call('post', '/user/email/take-back').send({ token }).expect(200)
      })
    },
  ],
  [
    'blocked, which ends newsletters, and unblocked',
    ['account.changed blocked', 'account.changed unblocked', 'newsletter.ended az az-morgen 004'],
    async () => {
      const email = await activeReader()
      await subscriber(['az-morgen'], email)
      const row = await account(email)
      return told(row.id, async () => {
        await inTx((tx) => blockReader(tx, row, at()))
        await inTx((tx) => unblockAccount(tx, row.id, at()))
      })
    },
  ],
  [
    'deleted by its reader, a member of a plan with newsletters',
    ['account.deleted', 'newsletter.ended az az-morgen 004', 'seat.ended'],
    async () => {
      const { id, bearer, email } = await member((await owner()).bearer)
      await signUpSignedIn(email, bearer)
      return told(id, () => call('delete', '/user/delete', bearer).send({}).expect(204))
    },
  ],
  [
    'deleted by support',
    ['account.deleted'],
    async () => {
      const row = await account((await quickReader()).email)
      const deletion = { account: row, gpNumbers: [], by: 'support', edition: 'az' } as const
      return told(row.id, () => inTx((tx) => deleteAccount(tx, deletion, at())))
    },
  ],
])('%s: %j', async (_cause, expected, happened) => {
  expect(await happened()).toEqual(expected)
})

test('no event carries more of a reader than the id that portals know', () => {
  const data = both.receiver.received.map(({ body }) => JSON.parse(body).data)
  expect(data.length).toBeGreaterThan(20)
  const known = ['change', 'edition', 'newsletter_ids', 'plan_id', 'reason', 'seat_id', 'sub']
  expect([...new Set(data.flatMap(Object.keys))].sort()).toEqual(known)
  expect(JSON.stringify(data)).not.toContain('@')
})
