// npm run bench -- traces – what traces cost: processor time of a read, and reads a second, of the same service without a
// collector, and with one that takes everything and forgets it, of all calls or of a tenth; by turns. --quick: small and rough.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { withPostgres } from '../scripts/checks/postgres.ts'
import { withTemporaryFolder } from '../scripts/checks/temporary-folder.ts'
import { buildWeb, generateClient } from '../scripts/stack/build.ts'
import { refreshCopies } from './hot-paths/accounts.ts'
import { lineOf, ratioOf, short } from './hot-paths/figures.ts'
import { prepareGround } from './hot-paths/ground.ts'
import { load, needWrk, writeRequests } from './hot-paths/load.ts'
import { type Started, ticksOf, ticksPerSecond, untilOk, untilQuiet } from './hot-paths/processes.ts'
import { reads } from './hot-paths/requests.ts'
import { populate, startApi } from './hot-paths/service.ts'
import { median } from './shift.ts'

const [rounds, seconds] = process.argv.includes('--quick') ? [2, 1] : [5, 4]
const shares = ['none', 'tenth', 'all'] as const
type Turn = { perSecond: number; msOfCall: number }

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

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
  const main = await populate(ground, 1_000, 500)
  const collector = createServer((request, response) => request.resume().once('end', () => response.end()))
  await once(collector.listen(0, '127.0.0.1'), 'listening')
  const { port } = collector.address() as AddressInfo
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` }
  const apis = {
    none: await startApi(ground, main.databaseUrl),
    tenth: await startApi(ground, main.databaseUrl, { ...endpoint, OTEL_TRACES_SAMPLER_ARG: '0.1' }),
    all: await startApi(ground, main.databaseUrl, endpoint),
  }
  for (const api of Object.values(apis)) await untilOk(api, '/health/ready')
  for (const name of ['userinfo', 'checkRight'] as const) {
    const file = writeRequests(join(folder, name), main.readers.map(reads[name]))
    const turns = { none: [] as Turn[], tenth: [] as Turn[], all: [] as Turn[] }
    for (let round = -1; round < rounds; round++)
      for (const share of shares) {
        await refreshCopies(main.databaseUrl, main.readers)
        const one = await turn(apis[share], file)
        // The first round warms up.
        if (round >= 0) turns[share].push(one)
      }
    print(name, turns)
  }
  await Promise.all(Object.values(apis).map((api) => api.stop()))
  collector.close()
}

async function turn(api: Started, file: string): Promise<Turn> {
  const before = ticksOf(api.pid) ?? 0
  const { perSecond, failed } = await load(api.port, file, { atOnce: 64, seconds })
  if (failed > 0) throw new Error(`${failed} calls failed`)
  await untilQuiet(api)
  const usedMs = (1_000 * ((ticksOf(api.pid) ?? 0) - before)) / ticksPerSecond
  return { perSecond, msOfCall: usedMs / (perSecond * seconds) }
}

function print(name: string, turns: Readonly<Record<(typeof shares)[number], readonly Turn[]>>): void {
  for (const share of ['all', 'tenth'] as const)
    for (const number of ['msOfCall', 'perSecond'] as const) {
      const traced = turns[share].map((one) => one[number])
      const none = turns.none.map((one) => one[number])
      const of = `${short(median(traced))} ÷ ${short(median(none))}`
      console.log(
        lineOf({ name: `${name}, ${number}, ${share} traced ÷ none`, value: ratioOf(traced, none), of }),
      )
    }
}
