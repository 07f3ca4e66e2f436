import { connect } from '@leserkonto/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadKeyRing } from '../../apps/api/src/adapters/key-ring.ts'
import { createSecrets } from '../../apps/api/src/adapters/secrets.ts'
import { openPool } from '../../apps/api/src/store/database/db.ts'
import { whyNoPostgres, withPostgres } from '../../scripts/checks/postgres.ts'
import { startPushSink, storeBrowsers } from '../support/push-browsers.ts'
import { prepareOwnStack } from '../support/running-service.ts'

const browsers = 1_000
/** Four lanes of a batch each may be under way. */
const mostAgain = 4 * 64
const patienceMs = 180_000

const taken = new Map<string, string[]>()
let killAt = Number.POSITIVE_INFINITY
let kill = () => undefined as unknown
let sink: Awaited<ReturnType<typeof startPushSink>>
beforeAll(async () => {
  let count = 0
  sink = await startPushSink((path, { topic }) => {
    taken.set(path, [...(taken.get(path) ?? []), String(topic)])
    if (++count === killAt) kill()
  })
})
afterAll(() => sink.close())

// Source: docs/decisions/0021-push.md.
test.skipIf(whyNoPostgres())(
  'a process killed amid breaking news loses no browser; what was under way comes again under the same topic',
  { timeout: patienceMs },
  () =>
    withPostgres(async (databaseUrl) => {
      const stack = await prepareOwnStack({ databaseUrl })
      const tester = connect({
        service: `http://127.0.0.1:${new URL(stack.apiUrl).port}`,
        publisher: stack.publisherUrl,
        inbox: stack.inboxUrl,
      })
      await stack.start('publisher')
      const api = await stack.start('api')
      const ring = await loadKeyRing({ file: `${stack.dataDir}/keys.json`, mayCreate: false })
      const { pool, close } = await openPool({
        url: databaseUrl,
        directory: '',
        connections: 1,
        prepared: true,
      })
      const { seal } = createSecrets(ring)
      await storeBrowsers(pool, browsers, { origin: sink.origin, seal })
      killAt = browsers / 2
      kill = () => api.kill()
      await tester.emit({
        type: 'news.breaking',
        edition: 'az',
        topic: 'eilmeldungen',
        article_id: 'az-wasserrohrbruch',
        title: 'Wasserrohrbruch',
        text: 'Die Auenstraße ist gesperrt.',
      })
      await api.ended
      expect(taken.size).toBeLessThan(browsers)
      await stack.start('api')
      // The leases of the killed process.
      await tester.advance(31)
      await expect.poll(() => taken.size, { timeout: patienceMs }).toBe(browsers)
      await expect
        .poll(async () => (await pool.query("SELECT 1 FROM outbox WHERE kind LIKE 'push.%'")).rowCount, {
          timeout: patienceMs,
        })
        .toBe(0)
      const again = [...taken.values()].filter(({ length }) => length > 1)
      expect(again.length).toBeLessThanOrEqual(mostAgain)
      expect(again.filter((topics) => topics.length > 2 || new Set(topics).size > 1)).toEqual([])
      await close()
      await stack.remove()
    }),
)
