import { errorCode, passkeyPlace, recordOf } from '@leserkonto/rules'
import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { wrongInPlaces } from './configured-places.ts'
import { describeError } from './describe-error.ts'
import { loadWeb } from './http/pages.ts'
import { startJobs } from './jobs/loop.ts'
import { createStopping } from './stopping.ts'
import { openDatabase } from './store/database/db.ts'
import { createDeps } from './wiring.ts'

// scripts/compile.ts loads all of this without starting it
if (import.meta.main) await start().catch(refuseToStart)

/** Says what is wrong with the configuration; anything else ends the process with its stack. */
function refuseToStart(error: unknown): void {
  if (errorCode(error) !== 'CONFIGURATION') throw error
  process.stderr.write(`${recordOf(error).message}\n`)
  process.exitCode = 1
}

async function start() {
  const config = readConfig(undefined, wrongInPlaces)
  const { deps, relay, close } = await createDeps(config, await openDatabase(config.database))
  const app = buildApp(deps, {
    logger: { level: config.logLevel },
    web: loadWeb(config.web),
    isDraining: () => stopping.isDraining(),
  })
  for (const { name, ownUrl } of deps.editions)
    if (ownUrl.startsWith('https:') && passkeyPlace(ownUrl, deps.passkeys) === 'elsewhere')
      app.log.warn(
        `${name}: passkeys are used at the sign-on edition, since browsers relate five names at most`,
      )
  const stopTraces = await startTraces(config, app.log)
  const stopJobs = startJobs(relay, app.log, deps)

  const exit = (code: number) => process.exit(code)
  const stopping = createStopping({ drainMs: config.drainMs, exit }, [
    () => app.close(),
    stopJobs,
    close,
    () => stopTraces?.(),
  ])
  process.on('SIGTERM', stopping.stop)
  process.on('SIGINT', stopping.stop)

  await app.listen({ host: config.host, port: config.port })
}

async function startTraces(config: Config, log: FastifyBaseLogger) {
  const { traces, environment } = config
  if (!traces) return undefined
  // Loaded only here: without a collector it would only take up memory and time of the start.
  const { sendSpans } = await import('./adapters/traces.ts')
  const failed = (cause: unknown) =>
    log.warn({ cause: describeError(cause) }, 'traces are not taken by the collector; this is said once')
  return sendSpans({ ...traces, environment }, failed)
}
