import { withPostgres } from '../scripts/checks/postgres.ts'
import { withTemporaryFolder } from '../scripts/checks/temporary-folder.ts'
import { buildWeb, generateClient } from '../scripts/stack/build.ts'
import { isReady } from '../scripts/stack/is-ready.ts'
import { freePort } from '../scripts/stack/ports.ts'
import { runNode } from '../scripts/stack/run-node.ts'
import { startService } from '../scripts/stack/service-process.ts'
import { preparation, servicesOf } from '../scripts/stack/services.ts'
import { readSettings } from '../scripts/stack/settings.ts'

/** A stack with its own data, to be measured from outside. */
export type Running = {
  api: string
  publisher: string
  /** Where the API's inspector listens. */
  inspector: string
  database: 'PostgreSQL' | 'PGlite'
}

/** What may differ from production. */
type Changes = {
  /** Source of the API's process, with routes to compare with. */
  apiSource?: string
}

/**
 * Runs the real processes with the seeded personas on free ports, on a private PostgreSQL if available, else on PGlite, and
 * stops them afterwards. Rate limits are raised, because one reader makes a thousand calls here.
 */
export const withServices = <T>(work: (running: Running) => Promise<T>, changes: Changes = {}): Promise<T> =>
  withPostgres((url) => withTemporaryFolder((folder) => runServices(folder, url, work, changes)))

async function runServices<T>(
  folder: string,
  databaseUrl: string | undefined,
  work: (running: Running) => Promise<T>,
  { apiSource }: Changes,
): Promise<T> {
  await generateClient()
  await buildWeb()
  const [PORT, PUBLISHER_PORT, SMTP_PORT, INBOX_PORT, inspectorPort] = await Promise.all(
    Array.from({ length: 5 }, async () => String(await freePort())),
  )
  const ports = { PORT, PUBLISHER_PORT, SMTP_PORT, INBOX_PORT }
  const limits = { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'error' }
  const database = databaseUrl ? { DATABASE_URL: databaseUrl } : {}
  const settings = readSettings({ ...process.env, ...ports, ...limits, ...database, DATA_DIR: folder }, false)
  await runNode([...preparation.args], settings.environment)
  const services = servicesOf(settings).map((service) =>
    service.name === 'api'
      ? { ...service, args: [`--inspect=127.0.0.1:${inspectorPort}`, ...withSource(service.args, apiSource)] }
      : service,
  )
  const started = services.map((service) => startService(service, settings.environment, () => undefined))
  try {
    await Promise.all(services.map(({ readyUrl = '' }) => isReady(readyUrl, new AbortController().signal)))
    return await work({
      api: `http://127.0.0.1:${PORT}`,
      publisher: `http://127.0.0.1:${PUBLISHER_PORT}`,
      inspector: `http://127.0.0.1:${inspectorPort}`,
      database: databaseUrl ? 'PostgreSQL' : 'PGlite',
    })
  } finally {
    for (const service of started) await service.stop()
  }
}

const withSource = (args: readonly string[], source: string | undefined) =>
  source === undefined ? args : [...args.slice(0, -1), source]
