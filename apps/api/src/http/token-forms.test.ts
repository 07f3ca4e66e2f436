import {
  type Contract,
  contract,
  type Operation,
  placeOf,
  unsubscribeByOneClick,
} from '@leserkonto/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { linkingOf } from '../testing/linking.ts'
import { password } from '../testing/readers.ts'

let api: Harness
let bearer = ''
beforeAll(async () => {
  api = await startHarness()
  bearer = (await linkingOf(() => api).quickReader()).bearer
})
afterAll(() => api.close())
// Guesses of one test must not use up those of the next.
beforeEach(() => api.advance(16 * 60_000))

type Filled = { field: string; body?: (token: string) => object; path?: string }
const filled = (field: string, rest: object = {}): Filled => ({
  field,
  body: (token) => ({ [field]: token, ...rest }),
})
const accepting = (token: string) => ({ childusers: [{ action: 'accept', token }] })
const registering = () => ({ email: freshEmail(), password, edition: 'az' })

/** Where each operation takes a token, and what else it needs. */
const takers: Readonly<Record<string, Filled>> = {
  'session.redeemCode': filled('attempt', { code: '123456' }),
  'session.registerWithCode': filled('token'),
  'session.confirmWithCode': filled('attempt', { code: '123456' }),
  'registration.register': {
    field: 'invitation_token',
    body: (token) => ({ ...registering(), invitation_token: token, mark: token }),
  },
  'registration.activate': { field: 'token', body: (token) => ({ token, mark: token }) },
  'password.checkReset': filled('token'),
  'password.reset': filled('token', { password }),
  'password.requestReset': filled('mark', { email: freshEmail() }),
  'email.change': filled('mark', { email: freshEmail(), current_password: password }),
  'email.resend': filled('mark'),
  'email.check': filled('token'),
  'email.verify': filled('token'),
  'email.takeBack': filled('token'),
  'mail.awaited': filled('mark'),
  'mail.checkNotMe': filled('token'),
  'mail.notMe': filled('token'),
  'newsletter.subscribe': filled('mark', {
    email: freshEmail(),
    edition: 'az',
    newsletters: ['az-morgen'],
    consent_text_version: 'newsletter-2026-12',
  }),
  'newsletter.user': { field: 'newsletter_token', path: `?email=${freshEmail()}` },
  'newsletter.update': {
    field: 'token',
    body: (token) => ({ register_status: 5, token }),
    path: '/00000000-0000-4000-8000-000000000999',
  },
  'profile.update': filled('mark', { given_name: 'Ada' }),
  'sharedSubscriptions.checkInvitation': filled('token'),
  'sharedSubscriptions.declineInvitation': filled('token'),
  'sharedSubscriptions.updateChildUsers': { field: 'token', body: accepting },
  'partners.show': filled('id'),
  'partners.allow': filled('id', { agreed: true }),
  'partners.refuse': filled('id'),
  'partners.device': filled('user_code'),
  'partners.allowDevice': filled('user_code'),
  'partners.refuseDevice': filled('user_code'),
}

const all = Object.entries(contract as Contract).flatMap(([slice, operations]) =>
  Object.entries(operations).map(([name, entry]) => [`${slice}.${name}`, entry] as const),
)
/** Fields that hold what only its owner knows, also inside lists. */
const takesToken = ({ input }: Operation) =>
  /"(?:\w*token|attempt|mark|user_code)"/.test(JSON.stringify(shapeOf(input)))
const shapeOf = (schema: unknown): unknown => {
  const { def } = (schema as { _zod: { def: Record<string, unknown> } })._zod
  if (def.shape) return Object.entries(def.shape).map(([field, inner]) => [field, shapeOf(inner)])
  return [def.innerType, def.element, def.in].filter(Boolean).map(shapeOf)
}

async function answer(entry: Operation, { field, body, path = '' }: Filled, token: string) {
  const place = placeOf(entry, field)
  const url = entry.path.replace(/\/\{\w+\}/, place === 'path' ? `/${token}` : path)
  const query = place === 'query' ? `?${field}=${token}` : url === entry.path ? path : ''
  const call = api.caller().request(entry.method.toLowerCase() as 'get', url + query, bearer)
  const { [field]: own, ...rest } = (body?.(token) ?? {}) as Record<string, unknown>
  const sent = place === 'body' && own !== undefined ? { [field]: own, ...rest } : rest
  if (place === 'header') call.set(entry.headers?.[field] ?? '', token)
  const { status, body: said } = await (entry.method === 'GET' ? call : call.send(sent))
  const { request_id: _id, ...known } = said
  return { status, said: Array.isArray(said) ? said : known }
}

// Source: docs/spec/contract.md#one-time-tokens.
describe('an over-long token', () => {
  test.each(Object.entries(takers))('at %s is answered as any wrong one', async (name, filling) => {
    const entry = all.find(([known]) => known === name)?.[1]
    if (!entry) throw new Error(`there is no ${name}`)
    const wrong = await answer(entry, filling, 'x'.repeat(43))
    expect(wrong.status).not.toBe(422)
    expect(await answer(entry, filling, 'x'.repeat(8_000))).toEqual(wrong)
  })

  test('at the one-click of a mail program is, too', async () => {
    const unsubscribe = (token: string) =>
      api
        .caller()
        .request('post', `${unsubscribeByOneClick.path}?t=${token}`)
        .type('form')
        .send('List-Unsubscribe=One-Click')
        .expect(401)
    await unsubscribe('x'.repeat(43))
    await unsubscribe('x'.repeat(8_000))
  })

  test('is tried at every operation that takes one, by its link or not', () => {
    const takes = all.flatMap(([name, entry]) => (takesToken(entry) ? [name] : []))
    expect(Object.keys(takers)).toEqual(expect.arrayContaining(takes))
    expect(takes.length).toBeGreaterThan(10)
  })
})

/** Operations that take the token of a mail's link, over both channels. */
const byLink = Object.entries(takers).filter(([, { field }]) => /token$/.test(field))

// Source: docs/spec/contract.md#touched-links.
describe('a link that is incomplete or was changed', () => {
  test.each(byLink.filter(([name]) => name !== 'session.registerWithCode'))(
    'at %s is told apart from one that is over',
    async (name, filling) => {
      const entry = all.find(([known]) => known === name)?.[1]
      if (!entry) throw new Error(`there is no ${name}`)
      for (const token of ['x', `${'x'.repeat(20)}...`, `${'x'.repeat(42)}.`]) {
        const { status, said } = await answer(entry, filling, token)
        expect(status).toBe(422)
        expect(said.code).toBe('VALIDATION_FAILED')
        expect(said.field_errors).toContainEqual(expect.objectContaining({ code: 'LINK_INCOMPLETE' }))
      }
    },
  )
})
