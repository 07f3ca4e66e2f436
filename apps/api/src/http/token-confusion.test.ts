import { addresses, type TokenPurpose, tokenLifetimeMs } from '@leserkonto/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataToken } from '../accounts/shared/data-link.ts'
import { createToken } from '../sign-in/store/tokens.ts'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { linkingOf } from '../testing/linking.ts'
import { workOf } from '../work.ts'

let api: Harness
let reader: { id: string; email: string; bearer: string }
const secrets: Record<string, string> = {}

/** One live token of each purpose, of one reader, and whatever else the service gives out as a proof. */
beforeAll(async () => {
  api = await startHarness()
  reader = await linkingOf(() => api).quickReader()
  const { deps } = api
  for (const purpose of Object.keys(tokenLifetimeMs) as TokenPurpose[]) {
    const secret = deps.ids.newSecret()
    secrets[purpose] = secret
    await createToken(deps.db, {
      id: deps.ids.newId(),
      purpose,
      tokenHash: deps.ids.secretHash(secret),
      accountId: reader.id,
      emailKey: reader.email,
      payload: {
        email: reader.email,
        edition: 'az',
        resend: true,
        newsletterIds: [],
        matter: 'registrations',
      },
      createdAt: deps.clock.now(),
      expiresAt: new Date(deps.clock.now().getTime() + 3_600_000),
    })
  }
  const signed = await api
    .caller()
    .request('post', '/user/signUserData?edition=az', reader.bearer)
    .expect(200)
  const asked = await api
    .caller()
    .request('post', '/user/login-code')
    .send({ email: freshEmail() })
    .expect(202)
  secrets.bearer = reader.bearer
  secrets.userData = signed.body.user_data
  secrets.attempt = asked.body.attempt
  secrets.dataLink = dataToken(reader.email, workOf(deps))
  secrets.sealed = deps.secrets.seal(`declared ${reader.id} `)
})
afterAll(() => api.close())

type Answer = { status: number; body: unknown }
type Place = { takes: readonly string[]; ask: (token: string) => PromiseLike<Answer> }

/** What pages are told that explain a link: there is no invitation, and nothing to undo. */
const nothings = [
  [],
  { matter: null, state: 'over' },
  { status: 'noted', matter: null, outcome: 'over', reset_token: null },
  { confirmed: false },
]
const isNothing = ({ status, body }: Answer) =>
  (status >= 400 && status < 500 && status !== 429) ||
  nothings.some((nothing) => JSON.stringify(nothing) === JSON.stringify(body))

const post = (path: string, body: object) => api.caller().request('post', path).send(body)
const password = 'Sehr-Geheim-77'

/** Every place that takes a proof, with the kinds that belong there. */
const places: Record<string, Place> = {
  'a bearer': { takes: ['bearer'], ask: (token) => api.caller().request('get', '/user/sessions', token) },
  'a hand-over': {
    takes: ['bearer', 'token_sso'],
    ask: (token) => api.caller().request('get', '/userinfo?edition=az', token),
  },
  activation: { takes: ['activation'], ask: (token) => post('/registration/activate', { token }) },
  'whose reset': {
    takes: ['password_reset'],
    ask: (token) => api.caller().request('get', '/registration/password-reset').set('X-Reset-Token', token),
  },
  reset: {
    takes: ['password_reset'],
    ask: (token) => post('/registration/password-reset', { token, password }),
  },
  'a change of address': {
    takes: ['email_change'],
    ask: (token) => api.caller().request('get', `/user/email/verify?token=${encodeURIComponent(token)}`),
  },
  'whose change of address': {
    takes: ['email_change'],
    ask: (token) => api.caller().request('get', '/user/email/change').set('X-Email-Token', token),
  },
  'a take-back': { takes: ['take_back'], ask: (token) => post('/user/email/take-back', { token }) },
  'not me': { takes: ['not_me'], ask: (token) => post('/mail/not-me', { token }) },
  'what not me': {
    takes: ['not_me'],
    ask: (token) => api.caller().request('get', '/mail/not-me').set('X-Not-Me-Token', token),
  },
  'what a page waits for': {
    takes: ['awaited'],
    ask: (token) => api.caller().request('get', '/mail/awaited').set('X-Mark', token),
  },
  'registering with a code': {
    takes: ['login_register'],
    ask: (token) => post('/user/login-code/register', { token }),
  },
  'a code': {
    takes: ['attempt'],
    ask: (attempt) => post('/user/login-code/redeem', { attempt, code: '000000' }),
  },
  'an unsubscription by one click': {
    takes: [],
    ask: (t) =>
      api
        .caller()
        .request('post', `${addresses.newsletterUnsubscribe}?t=${encodeURIComponent(t)}`)
        .type('form')
        .send('List-Unsubscribe=One-Click'),
  },
  'an invitation': {
    takes: ['invitation'],
    ask: (token) =>
      api.caller().request('get', `/shared-subscriptions/checkInvitation?token=${encodeURIComponent(token)}`),
  },
}

test.each(Object.entries(places))(
  '%s: a proof opens nothing where another one belongs',
  async (name, place) => {
    for (const [kind, token] of Object.entries(secrets)) {
      if (place.takes.includes(kind)) continue
      const { status, body } = await place.ask(token)
      expect([name, kind, status, isNothing({ status, body })]).toEqual([name, kind, status, true])
    }
  },
)

test('and none was used up by being shown where it does not belong', async () => {
  const used = await api.deps.db.oneTimeToken.findMany({
    where: { accountId: reader.id, consumedAt: { not: null } },
  })
  expect(used.map(({ purpose }) => purpose)).toEqual([])
  await api.caller().request('get', '/user/sessions', reader.bearer).expect(200)
})
