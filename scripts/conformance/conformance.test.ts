import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buildPublisher } from '@leserkonto/publisher-mock/app'
import { expect, onTestFinished, test } from 'vitest'
import { requirements } from './requirements.ts'
import { conformance, lineOf, type Result } from './run.ts'
import { type Answered, type Forwarded, given, key, one, spoiled, standIn } from './spoiled.ts'

type Dated = { id: string; publicationDate: number }

const failing = (results: readonly Result[]) =>
  results.filter(({ outcome }) => outcome === 'failed').map(({ says }) => says)

test('the stand-in keeps every requirement, none skipped, and is as it was afterwards', async () => {
  const url = await spoiled(() => undefined)
  for (const _run of [1, 2]) {
    const results = await conformance(one(url), given)
    expect(results.filter(({ outcome }) => outcome !== 'passed').map(lineOf)).toEqual([])
  }
})

test('each requirement names a heading of the specification', () => {
  const spec = readFileSync(join(import.meta.dirname, '../../docs/spec/publisher.md'), 'utf8')
  const anchors = [...spec.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title.toLowerCase().replaceAll(' ', '-'),
  )
  for (const { says, heading } of requirements) expect(anchors, says).toContain(heading)
})

test('without data of the publisher what needs it is skipped, and says what to name', async () => {
  const results = await conformance(one(await spoiled(() => undefined)), { edition: 'az' })
  expect(failing(results)).toEqual([])
  const reasons = results.flatMap(({ reason }) => reason ?? [])
  expect([...new Set(reasons)]).toEqual([
    'name a customer who is not linked with --customer',
    'name a plan with a free seat with --plan',
    'name a plan whose seats are taken with --full-plan',
    'name a plan that has ended with --ended-plan',
  ])
})

test('a system without Idempotency-Keys, without unsubscriptions and without versions fails in these lines', async () => {
  const url = await spoiled(
    ({ url: path, headers }) => {
      delete headers['idempotency-key']
      return path.endsWith('/unsubscriptions') ? { status: 404, text: '{}' } : undefined
    },
    (answer, { url: path }) =>
      path === `/crm/v1/customers/${given.customer}`
        ? { ...answer, text: answer.text.replace('"version"', '"revision"') }
        : answer,
  )
  const results = await conformance(one(url), given)
  expect(failing(results)).toEqual([
    'A customer is answered in the form described, under the number asked for',
    'A customer is found by name and address',
    'A customer is found by e-mail address, whatever its case; or the search is lacking by 404, 405 or 501',
    'A customer is found by name and postcode, among twenty by number at most; or the search is lacking by 404, 405 or 501',
    'A customer is linked to one account; linking it again makes no new version',
    'A customer who is linked elsewhere is refused with 409 LINKED_ELSEWHERE',
    'A link that is repeated with its Idempotency-Key gets the first answer',
    'A link ends, and ending it again is no error',
    'An opt-in is taken, and repeated with its Idempotency-Key gets the first receipt',
    'An unsubscription is taken with its reason, and repeated with its Idempotency-Key gets the first receipt',
    'The reason of a deleted account is received once, or answered with 404',
    'An unsubscription from a newsletter that is gone is taken all the same',
    'A declaration that fits no customer is received once (ordinary cancellation)',
    'A declaration that fits no customer is received once (extraordinary cancellation)',
    'A declaration that fits no customer is received once (withdrawal)',
    'A declaration is received with what could not be understood of it, however long',
  ])
  const form = results.find(({ says }) => says.startsWith('A customer is answered'))
  expect(form && lineOf(form)).toContain('version: ')
  expect(form && lineOf(form)).toContain('docs/spec/publisher.md#subscription-system')
})

test.each([
  ['a price that is a text', /"price":\{[^}]*\}/, '"price":"14,90"', 'answered in the form described'],
  ['a notice period of two units', '"notice":"P14D"', '"notice":"P1M2D"', 'answered in the form described'],
  ['a renewal of long ago', /"renews_at":"[^"]*"/, '"renews_at":"1999-01-01"', 'renews itself'],
])('%s fails in its line', async (_, given_, wrong, line) => {
  const url = await spoiled(
    () => undefined,
    (answer, { url: path }) =>
      path === `/crm/v1/customers/${given.customer}/subscriptions`
        ? { ...answer, text: answer.text.replace(given_, wrong) }
        : answer,
  )
  expect(failing(await conformance(one(url), given)).some((says) => says.includes(line))).toBe(true)
})

type Named = { customers: object[] }

test.each<[string, (found: Named) => Named, RegExp]>([
  ['finds nobody', () => ({ customers: [] }), /not among those found/],
  [
    'answers with all of a town',
    ({ customers }) => ({ customers: Array.from({ length: 21 }, () => customers[0] ?? {}) }),
    /has another form: customers/,
  ],
  [
    'names somebody twice',
    ({ customers: [one = {}] }) => ({ customers: [one, one] }),
    /not in the order of their numbers/,
  ],
])('a search by name and postcode that %s fails with the reason', async (_what, change, reason) => {
  const url = await spoiled(
    () => undefined,
    (answer, { url: path }) =>
      path.endsWith('/by-name')
        ? { ...answer, text: JSON.stringify(change(JSON.parse(answer.text))) }
        : answer,
  )
  const failed = (await conformance(one(url), given)).filter(({ outcome }) => outcome === 'failed')
  expect(failed.map(({ says, reason: why }) => `${says}: ${why}`)).toEqual([expect.stringMatching(reason)])
  expect(failed[0]?.says).toMatch(/^A customer is found by name and postcode/)
})

test('a system without a search by name and postcode is no failure', async () => {
  const url = await spoiled(({ url: path }) =>
    path.endsWith('/by-name') ? { status: 405, text: '{"code":"NO","message":""}' } : undefined,
  )
  const results = await conformance(one(url), given)
  expect(failing(results)).toEqual([])
  expect(results.flatMap(({ reason }) => reason ?? [])).toEqual(['the system lacks this search'])
})

test('a list in the order of publication, not of the dates that are printed, fails and names the articles', async () => {
  const byPublication = (text: string) => {
    const page = JSON.parse(text)
    page.articles?.sort(
      (one: Dated, other: Dated) =>
        other.publicationDate - one.publicationDate || (one.id < other.id ? -1 : 1),
    )
    return JSON.stringify(page)
  }
  const url = await spoiled(
    () => undefined,
    (answer, { url: path }) =>
      path.startsWith('/content/v1/articles?') ? { ...answer, text: byPublication(answer.text) } : answer,
  )
  const reasons = (await conformance(one(url), { edition: 'az' })).flatMap(({ outcome, reason }) =>
    outcome === 'failed' ? reason : [],
  )
  // Which one stands before it hangs on the hour, since the newest articles are of today.
  expect(reasons.join()).toMatch(/az-marktplatz-baeume is newer than az-[a-z-]+ before it/)
})

test('subscriptions and articles may be at two systems, each with its own key', async () => {
  const [crm, content] = ['crm-key', 'content-key'].map((apiKey) =>
    buildPublisher({ apiKey, mockControl: false }),
  )
  const at = async (app: typeof crm, ofKey: string) => {
    if (!app) throw new Error('there is no system')
    onTestFinished(() => app.close())
    return { url: await app.listen({ host: '127.0.0.1', port: 0 }), key: ofKey }
  }
  const both = { crm: await at(crm, 'crm-key'), content: await at(content, 'content-key') }
  expect(failing(await conformance(both, { edition: 'az' }))).toEqual([])
  const swapped = { ...both, content: { ...both.content, key: 'crm-key' } }
  const results = await conformance(swapped, { edition: 'az' })
  expect(
    new Set(results.filter(({ outcome }) => outcome === 'failed').map(({ heading }) => heading)),
  ).toEqual(new Set(['articles', 'search', 'pictures', 'films-and-recordings']))
})

test.each<[string, (answer: Answered) => Answered, RegExp]>([
  [
    'of another type',
    (answer) => ({ ...answer, headers: { 'content-type': 'image/png', 'cache-control': 'max-age=60' } }),
    /is image\/png, not image\/jpeg/,
  ],
  [
    'that is too large',
    (answer) => ({ ...answer, bytes: Buffer.alloc(2 * 1024 * 1024 + 1) }),
    /has 2097153 bytes/,
  ],
  [
    'without a time to keep it',
    ({ headers, ...answer }) => ({ ...answer, headers: { ...headers, 'cache-control': 'no-store' } }),
    /no Cache-Control/,
  ],
  ['that is not there', (answer) => ({ ...answer, status: 404 }), /answered 404, not 200/],
])('a picture %s fails with the reason', async (_what, change, reason) => {
  const url = await spoiled(
    () => undefined,
    (answer, { url: path }) => (path.startsWith('/content/v1/pictures/') ? change(answer) : answer),
  )
  const found = (await conformance(one(url), { edition: 'az' })).filter(({ outcome }) => outcome === 'failed')
  expect(found.map(({ reason: why }) => why).join()).toMatch(reason)
})

test('a system that lets everybody in, and one that is not there, fail with the reason', async () => {
  const open = await spoiled(({ headers }) => {
    headers.authorization = `Bearer ${key}`
    return undefined
  })
  expect(failing(await conformance(one(open), given))).toEqual([
    'A call without the key is refused with 401',
    'A call with another key is refused with 401',
    'An article without the key is refused with 401',
  ])
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  const [first] = await conformance(one(`http://127.0.0.1:${port}`), { edition: 'az' })
  const reason =
    'GET /crm/v1/customers/0000000000 was not answered: nothing listens at the address of --url (ECONNREFUSED)'
  expect(first).toMatchObject({ outcome: 'failed', reason })
})

test('faults of the stand-in are named, each with its call and what it should have been', async () => {
  const app = await standIn()
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const faults = [
    { match: { method: 'POST', path_regex: '/unsubscriptions$' }, action: { status: 500 } },
    { match: { method: 'GET', path_regex: '/subscriptions$' }, action: { malformed: true } },
    { match: { method: 'PUT', path_regex: '/link$' }, action: { drop: true } },
  ]
  for (const payload of faults) await app.inject({ method: 'POST', url: '/__mock/faults', payload })
  const results = await conformance(one(url), given)
  const reasons = results
    .filter(({ outcome }) => outcome === 'failed')
    // Which of the codes of an ended connection it is depends on who notices first.
    .map(({ reason }) => reason?.replace(/ \([A-Z_]+\)$/, ''))
  expect([...new Set(reasons)]).toEqual([
    'the answer to GET /crm/v1/customers/1000000910/subscriptions is no JSON; it begins with {"customers":["10000',
    'PUT /crm/v1/customers/1000000910/link was not answered: the connection ended before the answer',
    'POST /crm/v1/unsubscriptions was answered 500 STATUS_500, not 200 or 201',
  ])
})

test.each([
  ['another part', { 'content-range': 'bytes 1-9/20' }],
  ['a file of another type', { 'content-type': 'text/html' }],
])('%s of a film is a finding', async (_what, spoilt) => {
  const spoil = (answer: Answered, { url }: Forwarded) =>
    /\/media\/winter/.test(url) ? { ...answer, headers: { ...answer.headers, ...spoilt } } : answer
  const results = await conformance(one(await spoiled(() => undefined, spoil)), given)
  expect(failing(results)).toEqual([expect.stringMatching(/^A film or recording under \/medien comes/)])
})
