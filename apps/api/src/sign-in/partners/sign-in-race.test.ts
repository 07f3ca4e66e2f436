import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { emailKey } from '@leserkonto/rules'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockAccount } from '../../accounts/store/accounts.ts'
import { transaction } from '../../store/database/run.ts'
import { isServer } from '../../store/testing/test-database.ts'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { partnerSideOf } from '../../testing/partner-side.ts'
import { app, browserOf, fetchOf, issuer, paper, partnersEnv, television } from '../../testing/partners.ts'
import { readersOf } from '../../testing/readers.ts'
import { endSessions } from '../store/sessions.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness(partnersEnv(paper, app, television))
})
afterAll(() => api.close())

const { activeReader, bearerOf } = readersOf(() => api)
const { begin } = partnerSideOf(() => api)

/** Until another connection waits for a lock; PGlite has only one, and lets it wait by itself. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
  while (isServer() && (await api.deps.pool.query(waiting)).rows.length === 0) await setTimeout(1)
}

test.each([
  ['a site', paper],
  ['an app', app],
])('a sign-in at %s under way never outlives the end of all sessions', async (_what, client) => {
  const email = await activeReader()
  const bearer = await bearerOf(email)
  const account = { emailKey: emailKey(email) }
  const { id } = await api.deps.db.account.findUniqueOrThrow({ where: account })
  const browser = await browserOf(api)
  const page = await browser.led((await begin(client)).url)
  const { signedIn } = await transaction(api.deps.db, async (tx) => {
    await lockAccount(tx, id)
    await endSessions(tx, id)
    const path = `/partner/sign-in/${page.pathname.split('/').at(-1)}`
    const signedIn = browser.call('POST', path, bearer, { agreed: true })
    await untilSomebodyWaits()
    return { signedIn }
  })
  expect((await signedIn).status).toBe(401)
  expect(await api.deps.db.session.count({ where: { account } })).toBe(0)
})

test('a sign-in that has ended before its grant is kept leads nowhere', async () => {
  const accountId = String(decodeJwt(await bearerOf(await activeReader())).sub)
  const ended = {
    accountId,
    readerSession: randomUUID(),
    partnerSession: randomUUID(),
    authTime: api.deps.clock.now(),
  }
  const page = await (await browserOf(api)).led((await begin(paper)).url)
  expect(await api.deps.openId.allow(page.pathname.split('/').at(-1) ?? '', ended)).toBeUndefined()
  const asked = await (await fetchOf(api))(`${issuer}/device/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ client_id: television.client_id, scope: 'openid' }),
  })
  const { user_code } = (await asked.json()) as { user_code: string }
  expect(await api.deps.openId.allowDevice(user_code, ended)).toBe(false)
})
