// npm run bench -- push – one piece of breaking news to 100,000 browsers: how long until the last push service has it, what
// memory that takes, and how much longer it is than encrypting and sending alone, without database and outbox. A push service
// that takes everything runs in a process of its own. Ends with 1 above 60 s or 200 MB more than before. --quick: 5,000.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { loadKeyRing } from '../apps/api/src/adapters/key-ring.ts'
import { createSecrets } from '../apps/api/src/adapters/secrets.ts'
import { buildApp } from '../apps/api/src/app.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { startJobs } from '../apps/api/src/jobs/loop.ts'
import { eventOperations } from '../apps/api/src/operations.ts'
import { openDatabase, openPool } from '../apps/api/src/store/database/db.ts'
import { migrate } from '../apps/api/src/store/database/migrate.ts'
import { createDeps } from '../apps/api/src/wiring.ts'
import { workOf } from '../apps/api/src/work.ts'
import { ownPostgres } from '../e2e/faults/own-postgres.ts'
import { storeBrowsers } from '../e2e/support/push-browsers.ts'
import { withTemporaryFolder } from '../scripts/checks/temporary-folder.ts'

const browsers = process.argv.includes('--quick') ? 5_000 : 100_000
const mostS = 60
const mostMb = 200
const inFlight = 256

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

await withTemporaryFolder((clusterFolder) =>
  withTemporaryFolder(async (folder) => {
    const server = await ownPostgres(clusterFolder, undefined, [
      'shared_buffers=256MB',
      'synchronous_commit=off',
    ])
    const sink = await startSink()
    await measure(server.url, folder, sink)
    sink.stop()
    await server.stop('fast')
  }),
)

type Sink = { origin: string; taken: () => number; stop: () => void }

async function startSink(): Promise<Sink> {
  const child = fork(join(import.meta.dirname, 'push/sink.ts'))
  const [origin] = (await once(child, 'message')) as [string]
  let taken = 0
  child.on('message', (count: number) => {
    taken = count
  })
  return { origin, taken: () => taken, stop: () => child.kill() }
}

async function measure(databaseUrl: string, folder: string, sink: Sink): Promise<void> {
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'error' })
  const ring = await loadKeyRing(config.keys)
  const filling = await openPool(config.database)
  await migrate(filling.pool)
  const { seal } = createSecrets(ring)
  await storeBrowsers(filling.pool, browsers, { origin: sink.origin, seal })
  await filling.pool.query('ANALYZE push_subscription')
  await filling.close()
  const { deps, relay, close } = await createDeps(config, await openDatabase(config.database))
  const app = buildApp(deps, { logger: false })
  const floor = await floorOf(deps, sink)
  const restMb = megabytes()
  let peakMb = restMb
  const watching = setInterval(() => {
    peakMb = Math.max(peakMb, megabytes())
  }, 100)
  const before = sink.taken()
  const began = performance.now()
  const stop = startJobs(relay, app.log, deps)
  await eventOperations.content(news(), workOf(deps))
  await until(async () => (await deps.db.outbox.count()) === 0)
  const tookS = (performance.now() - began) / 1_000
  clearInterval(watching)
  await until(async () => sink.taken() - before >= browsers)
  const sent = sink.taken() - before
  await stop()
  await app.close()
  await close()
  report({ tookS, sent, floor, restMb, peakMb })
}

/** Messages a second by the same threads without database and outbox, as many at once. */
async function floorOf(
  { push }: { push: Awaited<ReturnType<typeof createDeps>>['deps']['push'] },
  sink: Sink,
) {
  const { createECDH, randomBytes } = await import('node:crypto')
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  const target = {
    endpoint: `${sink.origin}/push/floor`,
    p256dh,
    auth: randomBytes(16).toString('base64url'),
  }
  const parcels = Array.from({ length: inFlight / 4 }, () => ({ target, body: 'x'.repeat(250) }))
  const headers = { ttlS: 60, urgency: 'high', topic: 'floor' } as const
  const rounds = Math.ceil(browsers / 10 / inFlight)
  await push.send(parcels, headers)
  const began = performance.now()
  const lane = async () => {
    for (let round = 0; round < rounds; round++) await push.send(parcels, headers)
  }
  await Promise.all(Array.from({ length: 4 }, lane))
  return (rounds * inFlight * 1_000) / (performance.now() - began)
}

function news() {
  return {
    id: 'bench',
    type: 'news.breaking' as const,
    edition: 'az',
    topic: 'eilmeldungen',
    article_id: 'az-wasserrohrbruch',
    title: 'Wasserrohrbruch in der Innenstadt',
    text: 'Die Auenstraße ist zwischen Markt und Bahnhof gesperrt. Busse fahren Umwege.',
    occurred_at: new Date().toISOString(),
  }
}

function megabytes(): number {
  return process.memoryUsage().rss / 1e6
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 100))
}

type Figures = { tookS: number; sent: number; floor: number; restMb: number; peakMb: number }

function report({ tookS, sent, floor, restMb, peakMb }: Figures): void {
  const rate = browsers / tookS
  console.log(
    `${browsers} browsers in ${tookS.toFixed(1)} s (${Math.round(rate)} a second); the push service got ${sent}`,
  )
  console.log(
    `encrypting and sending alone: ${Math.round(floor)} a second; ratio ${(floor / rate).toFixed(2)}`,
  )
  console.log(`memory: ${Math.round(restMb)} MB before, ${Math.round(peakMb)} MB at most`)
  if (tookS > (mostS * browsers) / 100_000 || sent !== browsers || peakMb - restMb > mostMb)
    process.exitCode = 1
}
