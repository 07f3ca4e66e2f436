import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { loadWeb } from './http/pages.ts'
import { startJobs } from './jobs/loop.ts'
import { openDatabase } from './store/db.ts'
import { createDeps } from './wiring.ts'

const stopLimitMs = 15_000

// scripts/compile.ts loads all of this without starting it
if (import.meta.main) await start()

async function start() {
  const config = readConfig()
  const { deps, relay, close } = await createDeps(config, await openDatabase(config.database))
  const app = buildApp(deps, { logger: { level: config.logLevel }, web: loadWeb(config.web) })
  const stopJobs = startJobs(relay, app.log, deps)

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
}
