import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/bootstrap/root.mjs'
import { isReady } from '../../scripts/stack/is-ready.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { type ServiceProcess, startService } from '../../scripts/stack/service-process.ts'
import { preparation, servicesOf } from '../../scripts/stack/services.ts'
import { readSettings } from '../../scripts/stack/settings.ts'
import { runScript } from './run-script.ts'

/** The processes of a stack of its own, each started and ended by the test. */
export type OwnStack = {
  readonly apiUrl: string
  readonly inboxUrl: string
  readonly publisherUrl: string
  /** Where keys and pictures are, and the embedded database. */
  readonly dataDir: string
  /** Runs a command as an operator does, to its end. */
  run(script: string, ...words: readonly string[]): Promise<{ code: number | null; text: string }>
  /** Starts one of them by its name in `npm start` and waits until it answers. */
  start(name: 'api' | 'mail' | 'publisher'): Promise<ServiceProcess>
  /** Kills what still runs and removes the data. */
  remove(): Promise<void>
}

type Wishes = {
  /** The folder whose processes are started, where it is not this one: that of another release. */
  readonly sources?: string
  /** A database of a server; without it the embedded one. */
  readonly databaseUrl?: string | undefined
  /** Variables of all its processes. */
  readonly environment?: Readonly<Record<string, string>>
}

/** Free ports, fresh data, migrated and seeded by these sources; nothing runs yet. */
export async function prepareOwnStack({
  sources = root,
  databaseUrl,
  environment = {},
}: Wishes = {}): Promise<OwnStack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'leserkonto-'))
  const [PORT, PUBLISHER_PORT, SMTP_PORT, INBOX_PORT] = await Promise.all(Array.from({ length: 4 }, freePort))
  const settings = readSettings(
    {
      ...process.env,
      ...environment,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      DATA_DIR: dataDir,
      ...strings({ PORT, PUBLISHER_PORT, SMTP_PORT, INBOX_PORT }),
    },
    false,
  )
  const running = new Set<ServiceProcess>()
  const run = (service: Parameters<typeof startService>[0]) => {
    const process = startService(service, settings.environment, () => undefined)
    running.add(process)
    return process
  }
  const prepared = run(preparation)
  const { code } = await prepared.ended
  if (code !== 0) throw new Error(`prepare failed:\n${prepared.lastLines().join('\n')}`)

  return {
    apiUrl: `http://az.localhost:${PORT}`,
    inboxUrl: `http://127.0.0.1:${INBOX_PORT}`,
    publisherUrl: `http://127.0.0.1:${PUBLISHER_PORT}`,
    dataDir,
    run: (script, ...words) => runScript(script, words, settings.environment),
    async start(name) {
      const service = servicesOf(settings).find((one) => one.name === name)
      if (!service?.readyUrl) throw new Error(`There is no service ${name}.`)
      const process = run({ ...service, args: service.args.map((arg) => arg.replace(root, sources)) })
      const died = new AbortController()
      void process.ended.then(() => died.abort())
      if (await isReady(service.readyUrl, died.signal)) return process
      throw new Error(`${name} did not start:\n${process.lastLines().join('\n')}`)
    },
    async remove() {
      for (const process of running) process.kill()
      await Promise.all([...running].map(({ ended }) => ended))
      rmSync(dataDir, { recursive: true })
    },
  }
}

const strings = (numbers: Record<string, number | undefined>) =>
  Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, String(number)]))
