import { join } from 'node:path'
import { accessTokenAudience } from '@leserkonto/contracts'
import { ensureInstalled } from '../../scripts/bootstrap/install.mjs'
import { freePort } from '../../scripts/stack/ports.ts'
import { createDatabase, password } from './accounts.ts'
import { askWell, type BenchRequest, host } from './ask.ts'
import { type Started, start, untilOk } from './processes.ts'
import { type Ground, issuer, type Populated } from './service.ts'

const folder = join(import.meta.dirname, '../peers')
const origin = `http://${host}`
const userCount = 64

/** A library beside the service, with its reads and its sign-ins. */
export type Peer = Started & { reads: readonly BenchRequest[]; signIns: readonly BenchRequest[] }

/** Installs the peers into a folder of their own: they are no part of the product's install. */
export const installPeers = (): Promise<void> => ensureInstalled('all', folder)

/** Starts the floor on a database of the service: it reads the same rows and takes the same tokens. */
export async function startFloor(ground: Ground, { databaseUrl }: Populated): Promise<Started> {
  return startPeer(ground, 'floor', {
    DATABASE_URL: databaseUrl,
    TOKEN_KEY: JSON.stringify(ground.ring.signing[0]),
    TOKEN_ISSUER: issuer,
    TOKEN_AUDIENCE: accessTokenAudience,
  })
}

/** Starts passport on Express with readers of its own. */
export async function startPassport(ground: Ground): Promise<Peer> {
  const process = await startPeer(ground, 'passport', {
    DATABASE_URL: await createDatabase(ground.serverUrl, 'bench_passport'),
  })
  await untilOk(process, '/health')
  return withReaders(process, { signUp: '/sign-up', signIn: '/sign-in', read: '/session' })
}

/** Starts better-auth with readers of its own. */
export async function startBetterAuth(ground: Ground): Promise<Peer> {
  const process = await startPeer(ground, 'better-auth', {
    DATABASE_URL: await createDatabase(ground.serverUrl, 'bench_better_auth'),
  })
  await untilOk(process, '/api/auth/ok')
  return withReaders(process, {
    signUp: '/api/auth/sign-up/email',
    signIn: '/api/auth/sign-in/email',
    read: '/api/auth/get-session',
  })
}

type Paths = { signUp: string; signIn: string; read: string }

async function withReaders(process: Started, { signUp, signIn, read }: Paths): Promise<Peer> {
  const emails = Array.from({ length: userCount }, (_, index) => `leser${index}@example.test`)
  const forms = emails.map((email) => ({ email, password, name: 'Erika Muster' }))
  const signInOf = (email: string) =>
    ({ path: signIn, method: 'POST', headers: { origin }, body: { email, password } }) as const
  const cookies: string[] = []
  for (const form of forms) {
    await askWell(process.port, { path: signUp, method: 'POST', headers: { origin }, body: form })
    const { headers } = await askWell(process.port, signInOf(form.email))
    cookies.push(
      [headers['set-cookie'] ?? []]
        .flat()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    )
  }
  return {
    ...process,
    reads: cookies.map((cookie) => ({ path: read, headers: { cookie } })),
    signIns: emails.map(signInOf),
  }
}

async function startPeer(ground: Ground, name: string, given: NodeJS.ProcessEnv): Promise<Started> {
  return start({
    args: [join(folder, `${name}.mjs`)],
    port: await freePort(),
    folder,
    environment: {
      ...process.env,
      NODE_ENV: 'production',
      HASH_OPTIONS: hashOptionsOf(ground.hash),
      ...given,
    },
    log: join(ground.folder, `${name}.log`),
  })
}

/** The parameters a hash was made with, as `@node-rs/argon2` takes them. */
function hashOptionsOf(hash: string): string {
  const [memoryCost, timeCost, parallelism] = (/\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(hash) ?? [])
    .slice(1)
    .map(Number)
  return JSON.stringify({ memoryCost, timeCost, parallelism })
}
