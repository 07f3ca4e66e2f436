import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { ReadableSpan } from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import supertest from 'supertest'
import { type KeyRing, newKeyRing } from '../adapters/key-ring.ts'
import type { Mailer } from '../adapters/mailer.ts'
import type { OutgoingMail } from '../adapters/mime.ts'
import { createPasswords, type Passwords } from '../adapters/passwords.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import type { Deps } from '../context.ts'
import { runPeriodicJobs } from '../jobs/periodic.ts'
import { periodicJobs } from '../jobs/periodic-jobs.ts'
import type { Relay } from '../outbox/relay.ts'
import { testDatabase } from '../store/testing/test-database.ts'
import { createDeps } from '../wiring.ts'
import { checkAnswer } from './check-answer.ts'
import { rememberHashes } from './remember-hashes.ts'
import { noteSecrets, secretsInLog, secretsInSpans } from './secrets-in-log.ts'
import { hearSpans } from './spans.ts'
import { eventSecrets, publisherKey, startTestPublisher, type TestPublisher } from './test-publisher.ts'

/** An API on this worker's database, with a clock to move, a mailbox to read and a log to search. */
export type Harness = {
  app: FastifyInstance
  deps: Deps
  /** A caller with its own network, so that limits of one test never affect another. */
  caller: () => Caller
  /** Mails sent to the SMTP server so far, oldest first. */
  mails: OutgoingMail[]
  mailsTo: (email: string) => OutgoingMail[]
  /** Rounds of the outbox, for the loop of background work. */
  relay: Relay
  /** Does all due work of the outbox. */
  settle: () => Promise<void>
  /** Does the periodic work that is due; a failure fails the test. Purges concern all rows of the worker's database. */
  runJobs: () => Promise<void>
  /** Moves the service's clock. */
  advance: (ms: number) => void
  /** The publisher's stand-in, in a data set of this harness. */
  publisher: TestPublisher
  /** Makes the SMTP server refuse with this error, or accept again; makes calls wait for it as briefly as in production. */
  smtp: { fail: (error: Error | undefined) => void; waitBriefly: () => void }
  log: () => string
  /** What was recorded of calls, deliveries and jobs of this worker since the start, in the order of their ends. */
  spans: readonly ReadableSpan[]
  close: () => Promise<void>
}

/** One caller with its own IP address and bearer token. */
export type Caller = {
  ip: string
  request: (
    method: 'get' | 'post' | 'put' | 'delete' | 'head' | 'options',
    path: string,
    bearer?: string,
  ) => supertest.Test
}

const environment = {
  PORT: '3000',
  TRUST_PROXY: '127.0.0.1',
  MOCK_CONTROL: '1',
  ALLOW_MOCK_HEADER: '1',
  CRM_API_KEY: publisherKey,
  EVENT_SECRET_CRM: eventSecrets.crm,
  EVENT_SECRET_CONTENT: eventSecrets.content,
  EVENT_SECRET_MAIL: eventSecrets.mail,
  EVENT_SECRET_UNSUBSCRIBE: eventSecrets.unsubscribe,
  EVENT_SECRET_MOVING: eventSecrets.moving,
}

const mailPatienceMs = 60_000
let passwords: Passwords | undefined
let networks = 0

const folders = new Set<string>()
const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })
// Again at the end: a service that was closed at once may still make its folder of pictures, and a failed one closes nothing.
process.once('exit', () => folders.forEach(removeFolder))

/** Starts an API for one test file; env overrides the configuration, and `ring` gives it another one's keys. */
export async function startHarness(
  env: Record<string, string | undefined> = {},
  ring?: KeyRing,
): Promise<Harness> {
  const database = await testDatabase()
  // Another file's clock may have been ahead of this one's, so that its jobs would not be due yet.
  await database.db.job.deleteMany()
  passwords ??= rememberHashes(createPasswords(1))
  const publisher = await startTestPublisher(new Date(startedAt))
  const dataDir = mkdtempSync(join(tmpdir(), 'leserkonto-api-'))
  folders.add(dataDir)
  const config = readConfig({ ...environment, DATA_DIR: dataDir, CRM_BASE_URL: publisher.baseUrl, ...env })
  let offsetMs = 0
  let smtpError: Error | undefined
  const mails: OutgoingMail[] = []
  const used = new Set<string>()
  const lines: string[] = []
  const { spans, stop } = hearSpans()
  const clock = {
    now: () => new Date(startedAt + offsetMs),
    offsetMs: () => offsetMs,
    setOffset: (ms: number) => {
      offsetMs = ms
    },
  }
  const mailer: Mailer = {
    send: async (mail) => {
      if (smtpError) throw smtpError
      mails.push(mail)
      for (const [, token = ''] of mail.text.matchAll(/[?&]t(?:oken)?=([\w.-]{20,})/g)) used.add(token)
    },
    close: () => undefined,
  }
  // Database and hashing belong to the worker, so closing the harness leaves them open.
  const { deps, relay, close } = await createDeps(
    config,
    { ...database, close: async () => undefined },
    {
      clock,
      mailer,
      emblems: async () => null,
      ring: ring ?? (await newKeyRing()),
      passwords: { ...passwords, close: () => undefined },
      scenario: publisher.scenario(),
      publisherMs: publisher.limitMs,
    },
  )
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  // Fifty invitations take a busy machine longer than a reader is kept waiting for them.
  const { deliverNow } = deps
  deps.deliverNow = (entryIds) => deliverNow(entryIds, mailPatienceMs)
  const app = buildApp(deps, { logger: { level: 'info', stream } })
  // Everything secret that a caller sends; no log line may contain it.
  app.addHook('preHandler', async (request) => noteSecrets(request, used))
  await app.ready()
  const failed = () => undefined
  return {
    app,
    deps,
    relay,
    mails,
    mailsTo: (email) => mails.filter((mail) => mail.to === email),
    caller: () => callerOf(app),
    settle: async () => {
      const once = async () =>
        (await relay.others(failed, true)) + (await relay.events(failed)) + (await relay.push(failed))
      while ((await once()) > 0);
    },
    runJobs: async () => {
      await runPeriodicJobs(deps, periodicJobs, (name, error) => {
        throw new Error(`${name} failed`, { cause: error })
      })
    },
    advance: (ms) => {
      publisher.advance(ms)
      clock.setOffset(offsetMs + ms)
    },
    publisher,
    smtp: {
      fail: (error) => {
        smtpError = error
      },
      waitBriefly: () => {
        deps.deliverNow = deliverNow
      },
    },
    log: () => lines.join(''),
    spans,
    close: async () => {
      await app.close()
      await close()
      stop()
      removeFolder(dataDir)
      const leaks = secretsInLog(lines.concat(await told(deps)).join('\n'), used)
      leaks.push(...secretsInSpans(spans, used))
      if (leaks.length > 0) throw new Error(`the log carries secrets:\n${leaks.slice(0, 5).join('\n')}`)
    },
  }
}

/** What else people see who look after the service: values of the counters' labels, causes of entries that failed. */
async function told({ metrics, db }: Deps): Promise<string[]> {
  const labels = [...(await metrics.text()).matchAll(/="([^"]*)"/g)].map(([, value = '']) => value)
  const where = { lastError: { not: null } }
  const causes = await db.outbox.findMany({ where, distinct: ['lastError'], select: { lastError: true } })
  return [...labels, ...causes.flatMap(({ lastError }) => lastError ?? [])]
}

// The start of this file: rows of other files in this worker's database are older or newer, never in between.
export const startedAt = Date.parse('2026-11-20T12:00:00Z')

function callerOf(app: FastifyInstance): Caller {
  networks++
  const ip = `10.${process.pid % 250}.${(networks >> 8) % 250}.${networks % 250}`
  return {
    ip,
    request: (method, path, bearer) => {
      const test = supertest(app.server)
        [method](path)
        .set('X-Forwarded-For', ip)
        .expect((answer) => checkAnswer(method, path, answer))
      return bearer ? test.set('Authorization', `Bearer ${bearer}`) : test
    },
  }
}

/** A fresh address: no other test has it. */
export const freshEmail = (name = 'leser'): string => `${name}.${randomBytes(6).toString('hex')}@example.test`

/** The token in the first link of a mail. */
export function tokenIn(mail: OutgoingMail | undefined): string {
  const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error('the mail carries no token')
  return token
}
