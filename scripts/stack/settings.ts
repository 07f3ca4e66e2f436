import { resolve } from 'node:path'
import { root } from '../bootstrap/root.mjs'
import { demoDesk, demoPartner } from './demo-partner.ts'

/** A port the stack listens on, with the variable that moves it. */
export type Port = { readonly variable: string; readonly number: number; readonly of: string }

const known = [
  { variable: 'PORT', usual: 3000, of: 'the website and API' },
  { variable: 'PUBLISHER_PORT', usual: 3001, of: "the publisher's stand-in" },
  { variable: 'SMTP_PORT', usual: 1025, of: 'the mail catcher' },
  { variable: 'INBOX_PORT', usual: 8025, of: 'the inbox' },
] as const
type Variable = (typeof known)[number]['variable']

/** What `npm start` reads from the environment; the processes it starts read the rest themselves. */
export type Settings = {
  readonly dev: boolean
  /** A debugger can attach to the service. */
  readonly inspect: boolean
  readonly host: string
  readonly dataDir: string
  /** Where Node keeps compiled code. */
  readonly compiledDir: string
  readonly ports: readonly Port[]
  readonly port: Readonly<Record<Variable, number>>
  /** The whole environment of the started processes. */
  readonly environment: Readonly<NodeJS.ProcessEnv>
}

/** Throws an error that names every port variable that is not a port or has the same port as another. */
export function readSettings(given: NodeJS.ProcessEnv, dev: boolean, inspect = false): Settings {
  const ports = known.map(({ variable, usual, of }) => ({
    variable,
    of,
    number: Number(given[variable] ?? usual),
  }))
  refuse(
    ports.filter(({ number }) => !isPort(number)),
    'must be a number from 1 to 65535',
  )
  refuse(
    ports.filter((port) => ports.some((other) => other !== port && other.number === port.number)),
    'must differ from each other',
  )
  const port = Object.fromEntries(ports.map(({ variable, number }) => [variable, number])) as Settings['port']
  const dataDir = resolve(root, given.DATA_DIR ?? '.data')
  const host = given.HOST ?? '127.0.0.1'
  const compiledDir = resolve(root, given.NODE_COMPILE_CACHE ?? 'node_modules/.cache/leserkonto/compiled')
  const chosen = { dev, inspect, host, dataDir, compiledDir, port }
  return { ...chosen, ports, environment: environmentOf(given, chosen) }
}

function environmentOf(
  given: NodeJS.ProcessEnv,
  { dev, host, dataDir, compiledDir, port }: Omit<Settings, 'inspect' | 'ports' | 'environment'>,
): NodeJS.ProcessEnv {
  const name = given.ENVIRONMENT ?? (dev ? 'dev' : 'local')
  // In other environments the service refuses development switches and needs its own keys.
  const forDevelopment = {
    MOCK_CONTROL: '1',
    ALLOW_MOCK_HEADER: '1',
    // So that a test can call from an address of its own (docs/testing.md).
    TRUST_PROXY: '127.0.0.1',
    ...(!given.PARTNERS_FILE && {
      PARTNERS: demoPartner(Number(given.PARTNER_PORT ?? 3002), port.PORT),
      ...(!given.PARTNERS && !given.DESK_FILE && { DESK: demoDesk(port.PORT) }),
    }),
  }
  return {
    NODE_ENV: dev ? 'development' : 'production',
    ...((name === 'local' || name === 'dev') && forDevelopment),
    SMTP_HOST: '127.0.0.1',
    ...given,
    ...Object.fromEntries(Object.entries(port).map(([variable, number]) => [variable, String(number)])),
    ENVIRONMENT: name,
    HOST: host,
    DATA_DIR: dataDir,
    NODE_COMPILE_CACHE: compiledDir,
    MAIL_DIR: given.MAIL_DIR ?? `${dataDir}/mails`,
  }
}

const isPort = (number: number) => Number.isInteger(number) && number >= 1 && number <= 65_535

function refuse(ports: readonly Port[], why: string) {
  if (ports.length > 0) throw new Error(`${ports.map(({ variable }) => variable).join(', ')} ${why}.`)
}
