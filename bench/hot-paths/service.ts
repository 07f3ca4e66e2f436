import { join } from 'node:path'
import { accessTokenAudience } from '@leserkonto/contracts'
import { editions, servedEditions, signOnOf } from '@leserkonto/editions'
import { type KeyRing, newKeyRing } from '../../apps/api/src/adapters/key-ring.ts'
import { createPasswords } from '../../apps/api/src/adapters/passwords.ts'
import { createSigningKeys } from '../../apps/api/src/adapters/signing-keys.ts'
import { root } from '../../scripts/bootstrap/root.mjs'
import { compileService } from '../../scripts/stack/build.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { runNode } from '../../scripts/stack/run-node.ts'
import { servicesOf } from '../../scripts/stack/services.ts'
import { readSettings, type Settings } from '../../scripts/stack/settings.ts'
import { createDatabase, type Generated, generateAccounts, password, someAccounts } from './accounts.ts'
import { type Started, start } from './processes.ts'

/** What all services of a run have in common. */
export type Ground = {
  folder: string
  serverUrl: string
  ring: KeyRing
  /** Hash of the accounts' password, by the parameters of the service. */
  hash: string
  publisherPort: string
  smtpPort: string
  webDist: string
}

/** A database of so many accounts; `readers` are some of them with their tokens. */
export type Populated = { accounts: number; databaseUrl: string; readers: readonly Reader[] }
export type Reader = Generated & { token: string }

// Without a port: whichever the service listens on, its tokens name the same issuer.
const editionUrls = Object.fromEntries(
  editions.map(({ shortcut }) => [shortcut, `http://${shortcut}.localhost`]),
)
/** Who issues the tokens, and whom they are for. */
export const issuer = signOnOf(servedEditions(editionUrls)).ownUrl

/** Keys of this run alone, and a hash as the service makes it. */
export async function makeSecrets(): Promise<Pick<Ground, 'ring' | 'hash'>> {
  const passwords = createPasswords(1)
  const hash = await passwords.hash(password)
  passwords.close()
  return { ring: await newKeyRing(), hash }
}

/** Settings that a measurement wants otherwise. */
type Changes = Readonly<Record<string, string>>

/** As in production (Dockerfile), with limits lifted by RATE_LIMIT_FACTOR, which local and dev alone allow. */
function settingsOf(ground: Ground, databaseUrl: string, port: string, changes: Changes = {}): Settings {
  const given = {
    ...process.env,
    ENVIRONMENT: 'local',
    MOCK_CONTROL: '0',
    ALLOW_MOCK_HEADER: '0',
    RATE_LIMIT_FACTOR: '1000000',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'info',
    DATABASE_URL: databaseUrl,
    DATA_DIR: ground.folder,
    EDITION_URLS: Object.entries(editionUrls)
      .map((pair) => pair.join('='))
      .join(','),
    KEYS: JSON.stringify(ground.ring),
    WEB_DIST: ground.webDist,
    PORT: port,
    PUBLISHER_PORT: ground.publisherPort,
    SMTP_PORT: ground.smtpPort,
    ...changes,
  }
  return readSettings(given, false)
}

/** Makes a database with so many accounts. */
export async function populate(ground: Ground, accounts: number, readerCount: number): Promise<Populated> {
  const databaseUrl = await createDatabase(ground.serverUrl, `bench_${accounts}`)
  const { environment } = settingsOf(ground, databaseUrl, '1')
  await runNode([join(root, 'scripts/prepare.ts')], environment)
  await generateAccounts(databaseUrl, accounts, ground.hash)
  const keys = await createSigningKeys(ground.ring, issuer)
  const now = new Date()
  const kind = { type: 'at+jwt', audience: accessTokenAudience, now } as const
  const expiresAt = new Date(now.getTime() + 86_400_000)
  const withToken = async (one: Generated) => ({
    ...one,
    token: await keys.sign({ sub: one.id, sid: one.sessionId }, { ...kind, expiresAt }),
  })
  return {
    accounts,
    databaseUrl,
    readers: await Promise.all(someAccounts(accounts, readerCount).map(withToken)),
  }
}

/** Lets Node compile the service's code once, as the image does. */
export const warmCompileCache = (ground: Ground) => compileService(settingsOf(ground, ground.serverUrl, '1'))

/** Starts the service on a database, as its image does. */
export async function startApi(ground: Ground, databaseUrl: string, changes: Changes = {}): Promise<Started> {
  const port = await freePort()
  const settings = settingsOf(ground, databaseUrl, String(port), changes)
  const api = servicesOf(settings).find(({ name }) => name === 'api')
  if (!api) throw new Error('There is no service "api".')
  return start({
    args: ['--disable-warning=ExperimentalWarning', ...api.args],
    port,
    folder: root,
    environment: { ...settings.environment, ...api.environment },
    log: join(ground.folder, 'api.log'),
  })
}

/** Starts the publisher's stand-in, which has the articles. */
export function startPublisher(ground: Ground): Started {
  const settings = settingsOf(ground, ground.serverUrl, '1')
  const publisher = servicesOf(settings).find(({ name }) => name === 'publisher')
  if (!publisher) throw new Error('There is no service "publisher".')
  return start({
    args: publisher.args,
    port: Number(ground.publisherPort),
    folder: root,
    environment: { ...settings.environment, ...publisher.environment },
    log: join(ground.folder, 'publisher.log'),
  })
}
