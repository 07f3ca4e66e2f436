import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { createDeps } from './deps.ts'
import { loadWeb } from './http/pages.ts'
import { startJobs } from './jobs/loop.ts'
import { openPool } from './store/db.ts'

const stopLimitMs = 15_000
const restMs = 5_000

const config = readConfig()
const { deps, close } = await createDeps(config, await openPool(config.database))
const app = buildApp(deps, { logger: { level: config.logLevel }, web: loadWeb(config.web) })
const stopJobs = startJobs(deps, app.log)

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), stopLimitMs).unref()
  await app.close()
  await stopJobs()
  await close()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

await app.listen({ host: config.host, port: config.port })
// What starting took is garbage now, and without a call nothing would make V8 give it back.
setFlagsFromString('--expose-gc')
setTimeout(runInNewContext('gc'), restMs).unref()
