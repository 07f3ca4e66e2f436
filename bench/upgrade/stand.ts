import { join } from 'node:path'
import { connect, type Stack } from '@leserkonto/testing'
import type { JudgedStage } from '../../e2e/faults/judge.ts'
import { root } from '../../scripts/bootstrap/root.mjs'
import { isReady } from '../../scripts/stack/is-ready.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { type ServiceProcess, startService } from '../../scripts/stack/service-process.ts'
import { type Service, servicesOf } from '../../scripts/stack/services.ts'
import { readSettings } from '../../scripts/stack/settings.ts'
import type { Release } from './first-release.ts'

/** What both releases share: database, keys, stand-ins, and the address their readers know. */
export type Stand = JudgedStage & {
  readonly frontPort: number
  /** Two ports for the processes of each release. */
  readonly ports: { readonly old: readonly number[]; readonly new: readonly number[] }
  readonly tester: Stack
  /** Where readers call. */
  readonly origin: string
  /** Starts a process of a release, that of the service if none is named; resolves once it is ready. */
  readonly start: (
    release: Pick<Release, 'readSettings' | 'servicesOf'>,
    port: number,
    name?: 'api' | 'publisher' | 'mail',
  ) => Promise<ServiceProcess>
  /** Runs a script to its end with the settings of a release; resolves with what it printed, and throws if it failed. */
  readonly run: (release: Pick<Release, 'readSettings'>, script: Service) => Promise<readonly string[]>
  /** Lines of the processes' logs that name a bug. */
  readonly bugs: readonly string[]
  readonly close: () => Promise<unknown>
}

/** This release. */
export const thisRelease = {
  readSettings,
  servicesOf,
  // docs/operations/upgrade.md#a-rolling-upgrade
  migration: { name: 'prepare', args: [join(root, 'scripts/prepare.ts')] },
}

/** Chooses ports and starts the stand-ins of publisher and mail server. */
export async function openStand(folder: string, databaseUrl: string): Promise<Stand> {
  const [front = 0, publisher = 0, smtp = 0, inbox = 0, ...services] = await Promise.all(
    Array.from({ length: 8 }, freePort),
  )
  const given = (port: number) => ({
    ...process.env,
    ...settingsOf({ front, publisher, smtp, inbox, port }),
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
  })
  const [origin, publisherUrl] = [`http://az.localhost:${front}`, `http://127.0.0.1:${publisher}`]
  const { begin, run, bugs, close } = processes()
  const start: Stand['start'] = async (release, port, name = 'api') => {
    const settings = release.readSettings(given(port), false)
    return begin(
      release.servicesOf(settings).find((one) => one.name === name),
      settings.environment,
    )
  }
  for (const name of ['publisher', 'mail'] as const) await start(thisRelease, front, name)
  return {
    folder,
    databaseUrl,
    frontPort: front,
    ports: { old: services.slice(0, 2), new: services.slice(2) },
    publisherUrl,
    mailFolder: join(folder, 'mails'),
    origin,
    tester: connect({ service: origin, publisher: publisherUrl, inbox: `http://127.0.0.1:${inbox}` }),
    start,
    run: (release, script) => run(script, release.readSettings(given(front), false).environment),
    bugs,
    close,
  }
}

/** Starts processes, and keeps them to be stopped. */
function processes() {
  const running: ServiceProcess[] = []
  const bugs: string[] = []
  const note = (name: string, line: string) => {
    if (name === 'api' && /"(call|request|job round) failed"/.test(line)) bugs.push(line)
  }
  const launch = (service: Service, environment: NodeJS.ProcessEnv) => {
    const started = startService(service, environment, note)
    running.push(started)
    return started
  }
  const begin = async (service: Service | undefined, environment: NodeJS.ProcessEnv) => {
    if (!service?.readyUrl) throw new Error('There is no such service.')
    const started = launch(service, environment)
    const died = new AbortController()
    void started.ended.then(() => died.abort())
    if (await isReady(service.readyUrl, died.signal)) return started
    throw new Error(`${service.name} did not start:\n${started.lastLines().join('\n')}`)
  }
  const run = async (script: Service, environment: NodeJS.ProcessEnv) => {
    const ran = launch(script, environment)
    if ((await ran.ended).code !== 0) throw new Error(`${script.name}:\n${ran.lastLines().join('\n')}`)
    return ran.lastLines()
  }
  return { begin, run, bugs, close: () => Promise.all(running.map((one) => one.stop())) }
}

type Ports = Readonly<Record<'front' | 'publisher' | 'smtp' | 'inbox' | 'port', number>>

// As in production, but for the limits: a few readers call for many.
const settingsOf = ({ front, publisher, smtp, inbox, port }: Ports) => ({
  PORT: String(port),
  PUBLISHER_PORT: String(publisher),
  SMTP_PORT: String(smtp),
  INBOX_PORT: String(inbox),
  EDITION_URLS: ['az', 'rt', 'ht', 'sso'].map((one) => `${one}=http://${one}.localhost:${front}`).join(','),
  TRUST_PROXY: '127.0.0.1',
  RATE_LIMIT_FACTOR: '1000000',
  LOG_LEVEL: 'warn',
})
