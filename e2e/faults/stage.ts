import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownUrlsIn } from '@leserkonto/editions'
import { connect, type Stack } from '@leserkonto/testing'
import { freePort } from '../../scripts/stack/ports.ts'
import { type ServiceProcess, startService } from '../../scripts/stack/service-process.ts'
import { preparation, type Service, servicesOf } from '../../scripts/stack/services.ts'
import { readSettings, type Settings } from '../../scripts/stack/settings.ts'
import { until } from './until.ts'

/** One process that a scenario ends, freezes and starts again. */
export type Member = {
  readonly port: number
  /** Resolves once it answers. */
  readonly start: () => Promise<void>
  /** Ends it as SIGKILL does; resolves when it is gone. */
  readonly kill: () => Promise<void>
  /** Asks it to stop, and gives it the time it takes. */
  readonly stop: () => Promise<void>
  /** Sends it and all it has started a signal. */
  readonly signal: (name: NodeJS.Signals) => void
  readonly pid: () => number
}

/** The whole stack on free ports: several processes of the service on one database, and both stand-ins. */
export type Stage = {
  readonly folder: string
  readonly databaseUrl: string
  /** Address of the edition, whichever process answers. */
  readonly origin: string
  readonly publisherUrl: string
  readonly smtpPort: number
  readonly mailFolder: string
  readonly services: readonly Member[]
  readonly publisher: Member
  readonly mail: Member
  /** Steers stand-ins and clock; the clock by the first service. */
  readonly tester: Stack
  /** Lines of the log that name a bug. */
  readonly unexpected: () => readonly string[]
  readonly close: () => Promise<void>
  /** Removes its files. */
  readonly forget: () => void
}

export type StageWishes = {
  readonly databaseUrl: string
  readonly services?: number
  /** The port readers see, where it is not that of the first service. */
  readonly frontPort?: number
  readonly environment?: NodeJS.ProcessEnv
}

/** Prepares the database with its personas and starts everything. */
export async function openStage(wishes: StageWishes): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'leserkonto-faults-'))
  const numbers = await Promise.all(Array.from({ length: (wishes.services ?? 2) + 3 }, freePort))
  const [publisher = 0, smtp = 0, inbox = 0, ...services] = numbers
  const ports = { publisher, smtp, inbox, front: wishes.frontPort ?? services[0] ?? 0 }
  const settingsFor = (port: number) => settingsOf(wishes, folder, { ...ports, service: port })
  const { note, bugs } = logIn(folder)
  await prepare(settingsFor(services[0] ?? 0), note)
  const member = (name: string, port: number, ready: number) => {
    const settings = settingsFor(port)
    const service = servicesOf(settings).find((one) => one.name === name)
    if (!service) throw new Error(`There is no service ${name}.`)
    return memberOf(service, ready, settings.environment, note)
  }
  const stage = {
    services: services.map((port) => member('api', port, port)),
    publisher: member('publisher', services[0] ?? 0, publisher),
    mail: member('mail', services[0] ?? 0, inbox),
  }
  const all = [stage.publisher, stage.mail, ...stage.services]
  const close = () => Promise.all(all.map(({ kill }) => kill())).then(() => undefined)
  const forget = () => rmSync(folder, { recursive: true, force: true })
  await Promise.all(all.map(({ start }) => start())).catch(async (cause: unknown) => {
    await close()
    forget()
    throw cause
  })
  const at = (port: number | undefined) => `http://127.0.0.1:${port}`
  return {
    ...stage,
    folder,
    databaseUrl: wishes.databaseUrl,
    origin: `http://az.localhost:${ports.front}`,
    publisherUrl: at(publisher),
    smtpPort: smtp,
    mailFolder: join(folder, 'mails'),
    tester: connect({ service: at(services[0]), publisher: at(publisher), inbox: at(inbox) }),
    unexpected: () => bugs,
    close,
    forget,
  }
}

type Note = (name: string, line: string) => void

/** Keeps what all say in a file, and the lines that name a bug. */
function logIn(folder: string): { note: Note; bugs: readonly string[] } {
  const bugs: string[] = []
  const note = (name: string, line: string) => {
    appendFileSync(join(folder, 'log.txt'), `${name} ${line}\n`)
    if (name === 'api' && /"(call|request|job round) failed"/.test(line)) bugs.push(line)
  }
  return { note, bugs }
}

async function prepare({ environment }: Settings, note: Note): Promise<void> {
  const prepared = startService(preparation, environment, note)
  if ((await prepared.ended).code !== 0) throw new Error(prepared.lastLines().join('\n'))
}

type Ports = Readonly<Record<'publisher' | 'smtp' | 'inbox' | 'front' | 'service', number>>

const settingsOf = (wishes: StageWishes, folder: string, ports: Ports): Settings =>
  readSettings(
    {
      ...process.env,
      ...limitless,
      PORT: String(ports.service),
      PUBLISHER_PORT: String(ports.publisher),
      SMTP_PORT: String(ports.smtp),
      INBOX_PORT: String(ports.inbox),
      EDITION_URLS: editionUrls(ports.front),
      DATABASE_URL: wishes.databaseUrl,
      DATA_DIR: folder,
      ...wishes.environment,
    },
    false,
  )

// What is tried is not the limits; a fault that makes callers ask again must not meet them.
// And all mails are looked at, of which ten minutes of sign-ins bring more than the inbox keeps.
const limitless = { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn', MAIL_COUNT: '100000' }

const editionUrls = (port: number) =>
  Object.entries(ownUrlsIn('local', port))
    .map((pair) => pair.join('='))
    .join(',')

const answers = async ({ readyUrl = '' }: Service) => (await fetch(readyUrl)).ok

function memberOf(service: Service, port: number, environment: NodeJS.ProcessEnv, note: Note): Member {
  let running: ServiceProcess | undefined
  const end = async (name: 'SIGKILL' | 'SIGTERM') => {
    const ending = running
    if (name === 'SIGKILL') ending?.signal(name)
    else if (ending?.pid) process.kill(ending.pid, name)
    await ending?.ended
  }
  return {
    port,
    start: async () => {
      running = startService(service, environment, note)
      const started = running
      let how: string | undefined
      void started.ended.then((end) => {
        how = end.how
        // Its id may soon be another process's.
        if (running === started) running = undefined
      })
      await until(`${service.name} answers`, async () => how !== undefined || (await answers(service)))
      if (how) throw new Error(`${service.name} ${how}:\n${started.lastLines().join('\n')}`)
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    signal: (name) => running?.signal(name),
    pid: () => running?.pid ?? 0,
  }
}
