// npm run bench -- refusals [--quick] – what a refused call costs, and what is left for others while one network does its worst:
// processor time and bytes of each kind of refused call; reads of others beside ten connections of one address; right
// sign-ins beside 300 wrong ones a second of one /48. Limits are those of production in the latter two. Ends with 1 where a
// goal was missed.
import { join } from 'node:path'
import { withElapsedTime } from '../scripts/bootstrap/elapsed-time.mjs'
import { withPostgres } from '../scripts/checks/postgres.ts'
import { withTemporaryFolder } from '../scripts/checks/temporary-folder.ts'
import { buildWeb, generateClient } from '../scripts/stack/build.ts'
import { type Row, tableOf, verdictOn } from './hot-paths/figures.ts'
import { prepareGround } from './hot-paths/ground.ts'
import { needWrk } from './hot-paths/load.ts'
import { untilOk } from './hot-paths/processes.ts'
import { type Ground, type Populated, populate, startApi, startPublisher } from './hot-paths/service.ts'
import { measureCosts } from './refusals/costs.ts'
import { measureReadsBeside } from './refusals/reads-beside.ts'
import { measureWrongLogins } from './refusals/wrong-logins.ts'

const quick = process.argv.includes('--quick')
const size = quick
  ? { calls: 50, rounds: 1, seconds: 10, stormS: 10 }
  : { calls: 200, rounds: 3, seconds: 60, stormS: 30 }
const asInProduction = { RATE_LIMIT_FACTOR: '1' }

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

await needWrk()
await generateClient()
await buildWeb()
await withPostgres((url) => {
  if (!url)
    throw new Error('PostgreSQL is missing: install its server, or set DATABASE_URL to one with a superuser.')
  return withTemporaryFolder((folder) => run(folder, url))
})

async function run(folder: string, serverUrl: string): Promise<void> {
  const ground = await prepareGround(folder, serverUrl)
  const publisher = startPublisher(ground)
  await untilOk(publisher, '/healthz')
  const main = await populate(ground, 2_000, 1_000)
  await withApi(ground, main, {}, (port, pid) => measureCosts({ port, pid, main, calls: size.calls }))
  const rows = [
    ...(await withApi(ground, main, asInProduction, (port) =>
      measureReadsBeside({ port, main, file: join(folder, 'reads'), ...size }),
    )),
    ...(await withApi(ground, main, asInProduction, (port) => measureWrongLogins({ port, main, ...size }))),
  ]
  await publisher.stop()
  console.log(`\n${tableOf(rows)}`)
  if (!quick && rows.some(({ value, goal }: Row) => goal && verdictOn(value, goal) === 'MISSED'))
    process.exitCode = 1
}

async function withApi<Found>(
  ground: Ground,
  main: Populated,
  changes: Readonly<Record<string, string>>,
  work: (port: number, pid: number) => Promise<Found>,
): Promise<Found> {
  const api = await startApi(ground, main.databaseUrl, changes)
  try {
    await untilOk(api, '/health/ready')
    return await withElapsedTime('measured', () => work(api.port, api.pid))
  } finally {
    await api.stop()
  }
}
