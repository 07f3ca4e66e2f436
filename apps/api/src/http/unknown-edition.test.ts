import { type Contract, contract } from '@leserkonto/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { password } from '../testing/readers.ts'
import { home, sharingOf } from '../testing/sharing.ts'
import { subscribersOf } from '../testing/subscribers.ts'

let api: Harness
let bearer = ''
let newsletterUser = { id: '', token: '' }

beforeAll(async () => {
  api = await startHarness()
  bearer = (await sharing.owner()).bearer
  newsletterUser = await editLink(await subscriber())
})
afterAll(() => api.close())

const sharing = sharingOf(() => api)
const { subscriber, editLink } = subscribersOf(() => api)
const edition = 'xx'
const form = () => ({ email: freshEmail(), edition })
const newsletters = { newsletters: ['az-morgen'], consent_text_version: 'newsletter-2026-12' }
const accessData = { gp_number: '1000000101', postcode: '12345', edition }
const declared = { given_name: 'Kim', family_name: 'Muster', contract: 'AZ' }
const cancellation = { kind: 'ordinary', ...declared }
const passkeyAnswer = { credential: 'x', client_data: 'x', authenticator_data: 'x', signature: 'x' }
/** Of the lengths that a browser's keys have. */
const target = { endpoint: 'https://push.example.test/x', p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
const childusers = () => [{ action: 'invite', email: freshEmail() }]

/** A call of each operation that takes an edition, right in everything else. */
const calls: Readonly<
  Record<string, (caller: Caller) => { expect: (status: number) => PromiseLike<Answer> }>
> = {
  'session.login': (caller) => caller.request('post', '/user/login').send({ ...form(), password }),
  'session.requestCode': (caller) => caller.request('post', '/user/login-code').send(form()),
  'session.redeemCode': (caller) =>
    caller.request('post', '/user/login-code/redeem').send({ attempt: 'x', code: '123456', edition }),
  'session.passkeyLogin': (caller) =>
    caller.request('post', '/user/passkey-login').send({ ...passkeyAnswer, edition }),
  'session.signUserData': (caller) => caller.request('post', '/user/signUserData?edition=xx', bearer),
  'session.userinfo': (caller) => caller.request('get', '/userinfo?edition=xx', bearer),
  'session.keepSignOn': (caller) => caller.request('post', '/user/signOnToken', bearer).send({ edition }),
  'registration.register': (caller) =>
    caller.request('post', '/registration/register').send({ ...form(), password }),
  'registration.requestDoiEmail': (caller) =>
    caller.request('post', '/registration/request-doi-email').send(form()),
  'password.requestReset': (caller) =>
    caller.request('post', '/registration/request-password-reset').send(form()),
  'email.change': (caller) => caller.request('put', '/user/email', bearer).send(form()),
  'profile.requestData': (caller) => caller.request('post', '/user/request-data').send(form()),
  'newsletter.list': (caller) => caller.request('get', '/newsletter/list?edition=xx'),
  'newsletter.subscribe': (caller) =>
    caller.request('post', '/newsletter/user').send({ ...form(), ...newsletters }),
  'newsletter.update': (caller) =>
    caller.request('put', `/newsletter/user/${newsletterUser.id}`).send({
      register_status: 4,
      edition,
      newsletters: ['az-morgen'],
      token: newsletterUser.token,
    }),
  'newsletter.requestEditLink': (caller) =>
    caller.request('post', '/newsletter/request-edit-link').send(form()),
  'subscriptions.requestLoginData': (caller) =>
    caller.request('post', '/registration/request-login-data').send(accessData),
  'subscriptions.cancel': (caller) =>
    caller.request('post', '/cancellation').send({ ...form(), ...home, ...cancellation }),
  'subscriptions.withdraw': (caller) =>
    caller.request('post', '/withdrawal').send({ ...form(), ...declared }),
  'sharedSubscriptions.updateChildUsers': (caller) =>
    caller
      .request('put', '/shared-subscriptions/childusers/update', bearer)
      .send({ edition, childusers: childusers() }),
  'multiuser.save': (caller) =>
    caller.request('put', '/multiuser', bearer).send({ edition, version: 1, users: [] }),
  'rights.check': (caller) => caller.request('get', '/user/checkRight?edition=xx&right=09', bearer),
  'rights.freeArticles': (caller) => caller.request('get', '/user/freeArticles?edition=xx', bearer),
  'gifts.give': (caller) =>
    caller.request('post', '/user/gifts', bearer).send({ edition, article_id: 'az-1' }),
  'push.state': (caller) => caller.request('get', '/user/push?edition=xx', bearer),
  'push.subscribe': (caller) =>
    caller.request('post', '/user/push/browsers', bearer).send({ edition, topics: ['sport'], ...target }),
  'home.today': (caller) => caller.request('get', '/home/xx', bearer),
  'favourites.list': (caller) => caller.request('get', '/favorite/list/xx', bearer),
  'favourites.add': (caller) => caller.request('put', '/favorite/xx/az-1', bearer).send({ type: 'article' }),
  'favourites.remove': (caller) => caller.request('delete', '/favorite/xx/az-1', bearer),
}
type Answer = { body: { code: string; detail: string } }

const declaring = Object.entries(contract as Contract).flatMap(([slice, operations]) =>
  Object.entries(operations).flatMap(([name, { errors }]) =>
    errors.includes('EDITION_UNKNOWN') ? [`${slice}.${name}`] : [],
  ),
)

test.each(declaring)('%s knows no edition of that name', async (name) => {
  const { body } = (await calls[name]?.(api.caller()).expect(404)) ?? { body: undefined }
  expect(body).toMatchObject({ code: 'EDITION_UNKNOWN', detail: 'Diese Zeitung gibt es nicht.' })
})
