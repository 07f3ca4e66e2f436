// npm run bench -- traces – what traces cost: reads a second of the same service without a collector, and with one that
// takes everything and forgets it, of all calls or of a tenth; by turns, as docs/benchmarks.md says. --quick: small and rough.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withElapsedTime } from '../scripts/bootstrap/elapsed-time.mjs'
import { withPostgres } from '../scripts/checks/postgres.ts'
import { withTemporaryFolder } from '../scripts/checks/temporary-folder.ts'
import { buildWeb, generateClient } from '../scripts/stack/build.ts'
import { byTurns } from './hot-paths/field.ts'
import { lineOf } from './hot-paths/figures.ts'
import { prepareGround } from './hot-paths/ground.ts'
import { needWrk } from './hot-paths/load.ts'
import { untilOk } from './hot-paths/processes.ts'
import { rowOf } from './hot-paths/reads.ts'
import { reads } from './hot-paths/requests.ts'
import { populate, startApi } from './hot-paths/service.ts'

const quick = process.argv.includes('--quick')
const size = quick ? { rounds: 2, seconds: 1 } : { rounds: 5, seconds: 2 }

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
  const field = { ground, size, main, notes: [], busiest: { generatorShare: 0 } }
  for (const api of Object.values(apis)) await untilOk(api, '/health/ready')
  for (const name of ['userinfo', 'checkRight'] as const) {
    const requests = main.readers.map(reads[name])
    const turns = {
      none: { asked: apis.none, requests },
      tenth: { asked: apis.tenth, requests },
      all: { asked: apis.all, requests },
    }
    const manner = { atOnce: 64, seconds: size.seconds }
    const loads = await withElapsedTime(name, () => byTurns(field, turns, manner))
    for (const share of ['all', 'tenth'] as const) {
      const compared = { above: loads[share], below: loads.none, number: 'perSecond', unit: '/s' } as const
      console.log(`  ${lineOf(rowOf(`${name}, ${share} traced ÷ none`, compared))}`)
    }
  }
  for (const line of field.notes) console.log(`! ${line}`)
  await Promise.all(Object.values(apis).map((api) => api.stop()))
  collector.close()
}
