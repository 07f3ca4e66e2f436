import { createHmac } from 'node:crypto'
import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveConsents } from '../newsletters/shared/prove-consents.ts'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { bringing, movedAccount } from '../testing/moving-in.ts'
import { eventSecrets } from '../testing/test-publisher.ts'
import { workOf } from '../work.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const bring = bringing(() => api)

const reader = (more: object = {}) => ({
  email: freshEmail('brief'),
  newsletter: 'az-morgen',
  since: '2018-03-01',
  ...more,
})
const proof = {
  at: '2018-03-02T07:00:00Z',
  ip: '203.0.113.9',
  text_version: 'alt-2018',
  mail_id: '<1@alt.example>',
}

async function linkOf(email: string): Promise<string | null> {
  const body = JSON.stringify({ newsletter_id: 'az-morgen', emails: [email] })
  const t = Math.floor(api.deps.clock.now().getTime() / 1000)
  const v1 = createHmac('sha256', eventSecrets.unsubscribe).update(`${t}.${body}`).digest('hex')
  const answer = await api
    .caller()
    .request('post', '/internal/unsubscribe-links')
    .set({ 'content-type': 'application/json', 'x-signature': `t=${t},v1=${v1}` })
    .send(body)
    .expect(200)
  return answer.body.links[0].url
}

test('a reader with a proof gets mail on, with a link that ends it, and the proof is what was brought', async () => {
  const record = reader({ proof })
  expect(await bring('newsletters', [record])).toMatchObject({ imported: 1, reasons: [] })
  expect(await bring('newsletters', [record])).toMatchObject({ imported: 0, again: 1, reasons: [] })
  const url = await linkOf(record.email)
  expect(url).toMatch(/^http/)
  const { steps } = await proveConsents(record.email, workOf(api.deps))
  expect(steps).toMatchObject([
    {
      type: 'confirmed',
      method: 'import',
      at: '2018-03-02T07:00:00.000Z',
      ip: '203.0.113.9',
      text_version: 'import:alt-2018',
      text: null,
      text_is_unchanged: null,
      mail_id: '<1@alt.example>',
    },
  ])
  const { pathname, search } = new URL(url ?? '')
  const press = api
    .caller()
    .request('post', pathname + search)
    .type('form')
  await press.send('List-Unsubscribe=One-Click').expect(200)
  expect(await bring('newsletters', [record])).toMatchObject({ imported: 0, again: 1 })
  expect(await linkOf(record.email)).toBeNull()
})

test('without a proof nothing is sent, until the publisher says so or brings the proof', async () => {
  const [one, other] = [reader(), reader()]
  expect(await bring('newsletters', [one, other])).toMatchObject({ imported: 2 })
  expect(await linkOf(one.email)).toBeNull()
  expect((await proveConsents(one.email, workOf(api.deps))).steps).toMatchObject([
    { type: 'changed', method: 'import_unproven', text_version: null, ip: null },
  ])
  expect(await bring('newsletters', [one], { unproven: 'send' })).toMatchObject({ imported: 1 })
  expect(await linkOf(one.email)).toMatch(/^http/)
  expect((await proveConsents(one.email, workOf(api.deps))).steps).toContainEqual(
    expect.objectContaining({ type: 'confirmed', method: 'import_unproven', text_version: null }),
  )
  expect(await bring('newsletters', [{ ...other, proof }])).toMatchObject({ imported: 1 })
  expect(await linkOf(other.email)).toMatch(/^http/)
})

test('what a reader chose here counts, and a closed mailbox stays closed', async () => {
  const left = reader({ unsubscribed: '2021-01-01' })
  const closed = reader({ proof })
  await api.deps.db.suppression.create({
    data: {
      emailHmac: api.deps.secrets.mac('address', emailKey(closed.email)),
      scope: 'newsletter',
      reason: 'complaint',
      at: new Date(),
    },
  })
  await bring('newsletters', [left])
  const result = await bring('newsletters', [
    { email: left.email, newsletter: 'az-morgen', proof },
    closed,
    reader({ newsletter: 'gibt-es-nicht' }),
  ])
  expect(result.reasons).toEqual([
    [1, 'LIST_EXISTS'],
    [2, 'SUPPRESSED'],
    [3, 'NEWSLETTER_UNKNOWN'],
  ])
})

test('newsletters belong to the account of their address, whichever came first', async () => {
  const [one, other] = [movedAccount(), movedAccount()]
  await bring('accounts', [one])
  await bring('newsletters', [reader({ email: one.email, proof }), reader({ email: other.email, proof })])
  await bring('accounts', [other])
  const users = await api.deps.db.newsletterUser.findMany({
    where: { email: { in: [one.email, other.email] } },
  })
  expect(users.map(({ accountId }) => accountId === null)).toEqual([false, false])
})
