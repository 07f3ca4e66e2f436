import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '../../store/database/run.ts'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { readersOf } from '../../testing/readers.ts'
import { workOf } from '../../work.ts'
import { blockAccount, unblockAccount } from './block-account.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { reader, account } = linkingOf(() => api)
const { login } = readersOf(() => api)

test('blocking ends all sessions and keeps the reader out until unblocked; each is noted once', async () => {
  const { email, bearer } = await reader()
  const { id } = await account(email)
  const job = () => workOf(api.deps)
  const block = () => transaction(api.deps.db, (tx) => blockAccount(tx, id, job()))
  const unblock = () => transaction(api.deps.db, (tx) => unblockAccount(tx, id, job()))
  expect(await Promise.all([block(), block()]).then((done) => done.sort())).toEqual([false, true])
  await api.caller().request('get', '/userinfo', bearer).expect(401)
  expect((await login(email).expect(403)).body.code).toBe('AUTH_BLOCKED')
  expect([await unblock(), await unblock()]).toEqual([true, false])
  await login(email).expect(200)
  await api.caller().request('get', '/userinfo', bearer).expect(401)
  const events = await api.deps.db.auditEvent.findMany({ where: { accountId: id, actor: 'support' } })
  expect(events.map(({ action }) => action).sort()).toEqual(['account.blocked', 'account.unblocked'])
})
