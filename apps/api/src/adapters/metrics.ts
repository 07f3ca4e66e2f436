import { createRequire } from 'node:module'
import { type CountedAct, keysOf, deskUses as usesOfDesk } from '@leserkonto/rules'
import { type GaugeSources, gauges } from './gauges.ts'

// The package's index also loads what counts for the whole process, with fifty files of OpenTelemetry, for which each start
// would wait: they are loaded with the first scrape.
const require = createRequire(import.meta.url)
const Counter: typeof import('prom-client').Counter = require('prom-client/lib/counter.js')
const Histogram: typeof import('prom-client').Histogram = require('prom-client/lib/histogram.js')
const Registry: typeof import('prom-client').Registry = require('prom-client/lib/registry.js')

/** Of one page of one visit; what a browser cannot measure is missing. */
export type PageMeasures = { lcp?: number | undefined; inp?: number | undefined; cls?: number | undefined }

/** Counters of the process for `/metrics`. */
export type Metrics = {
  called: (operation: string, code: string, durationMs: number) => void
  unexpected: (operation: string) => void
  /** A call that failed because the publisher gave no usable answer. */
  outage: (operation: string) => void
  /** A call that failed because the database could not be asked. */
  databaseOutage: (operation: string) => void
  /** An answer that left, of a call or not. */
  answered: (status: number) => void
  /** An answer outside of calls that refused something, by its code. */
  refused: (code: string) => void
  /** A test header that came where none is honoured. */
  mockHeaderIgnored: () => void
  /** A code by mail: the mail server took it, or somebody entered the right one, or one that opens nothing. */
  loginCode: (event: 'sent' | 'redeemed' | 'refused') => void
  /** A passkey that was used: right, or refused. */
  passkey: (event: 'accepted' | 'refused') => void
  /** An account that its former mailbox took back: one for the support desk to look at. */
  takenBack: () => void
  /** What a member of the staff did more often than is usual within an hour, or was refused for that. */
  deskUse: (act: CountedAct, event: 'exceeded' | 'refused') => void
  /** A list that a reader has left, and an account that was deleted, with the reason that was chosen. */
  newslettersLeft: (labels: { reason: string; edition: string }) => void
  accountDeleted: (labels: { reason: string; edition: string }) => void
  /** A reader whom a partner, by its client id, may sign in now. */
  partnerSignIn: (partner: string) => void
  /** What became of a way in on a device of this arm, with the time from the wall to the text where it is told. */
  way: (labels: { way: string; arm: string; event: string }, seconds: number | undefined) => void
  /** What a browser measured of a page: milliseconds, and thousandths of a shift. */
  pageSpeed: (page: string, measured: PageMeasures) => void
  /** A mail the mail server took or whose mailbox it refused, and what became of one later. */
  mail: (state: 'submitted' | 'failed' | 'bounced' | 'complained') => void
  /** A try of an outbox entry that failed. */
  /** What push services said of so many messages. */
  push: (result: 'sent' | 'gone' | 'refused' | 'later' | 'expired', count: number) => void
  entryFailed: (kind: string) => void
  /** A turn of periodic work. */
  job: (name: string, outcome: 'done' | 'failed') => void
  /** What a scrape is answered; `isDraining` while the process has been told to stop. */
  text: (isDraining?: boolean) => Promise<string>
  contentType: string
}

/** What a call that succeeded is to the people who run the service; other calls are only counted. */
const events: Readonly<Record<string, 'login' | 'registration'>> = {
  'session.login': 'login',
  'session.redeemCode': 'login',
  'session.passkeyLogin': 'login',
  'registration.register': 'registration',
  'session.registerWithCode': 'registration',
}

/** A fresh set of counters; what is not counted but looked at, at each scrape, comes from the sources. */
export function createMetrics(sources: GaugeSources): Metrics {
  const registry = new Registry()
  const { happened, jobDone, look } = gauges(registry, sources)
  const counter = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter<Label>({ name: `leserkonto_${name}_total`, help, labelNames, registers: [registry] })
  const durations = new Histogram({
    name: 'leserkonto_call_duration_seconds',
    help: 'Duration of calls',
    labelNames: ['operation', 'code'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const unexpected = counter('unexpected_errors', 'Errors that no operation declares', 'operation')
  const outages = counter(
    'publisher_outages',
    'Calls that failed because the publisher gave no usable answer',
    'operation',
  )
  const databaseOutages = counter(
    'database_outages',
    'Calls that failed because the database could not be asked',
    'operation',
  )
  const answers = counter('answers', 'Answers but those to platforms, by class of status', 'class')
  // A share can be had of what was counted from the start alone.
  for (const one of ['2xx', '5xx'] as const) answers.inc({ class: one }, 0)
  const refusals = counter('refusals', 'Answers outside of calls that refused something', 'code')
  const ignored = counter('mock_header_ignored', 'Test headers that came where none is honoured')
  const loginCodes = counter('login_codes', 'Codes by mail: sent, redeemed, refused', 'event')
  const passkeys = counter('passkeys', 'Uses of passkeys: accepted, refused', 'event')
  const takenBack = counter(
    'accounts_taken_back',
    'Accounts that their former mailbox took back after a change of address',
  )
  const deskUses = counter(
    'desk_unusual_use',
    'Members of the staff who did something more often than is usual within an hour, or were refused for that',
    'act',
    'event',
  )
  // What is counted for the first time is seen by those alone who have seen a zero before.
  for (const act of keysOf(usesOfDesk))
    for (const event of ['exceeded', 'refused'] as const) deskUses.inc({ act, event }, 0)
  const left = counter('newsletters_left', 'Newsletters that readers have left', 'reason', 'edition')
  const deleted = counter('accounts_deleted', 'Accounts that readers have deleted', 'reason', 'edition')
  const partnerSignIns = counter('partner_sign_ins', 'Sign-ins at partners, by client id', 'partner')
  const ways = counter(
    'ways',
    'Ways in: begun, finished, form shown to a known device',
    'way',
    'arm',
    'event',
  )
  const wallToText = new Histogram({
    name: 'leserkonto_wall_to_text_seconds',
    help: 'From the wall to the text, as browsers tell it',
    labelNames: ['arm'],
    buckets: [5, 10, 20, 40, 80, 160],
    registers: [registry],
  })
  const pageSpeed = pageHistograms(registry)
  const mails = counter('mails', 'Mails: submitted, failed, bounced, complained', 'state')
  const pushes = counter(
    'push_messages',
    'Push messages by what the push service said: sent, gone, refused, later, expired',
    'result',
  )
  const tries = counter('outbox_failures', 'Tries of outbox entries that failed', 'kind')
  const failedJobs = counter('job_failures', 'Turns of periodic work that failed', 'name')
  return {
    called: (operation, code, durationMs) => {
      durations.observe({ operation, code }, durationMs / 1_000)
      const event = code === 'OK' ? events[operation] : undefined
      if (event) happened(event)
    },
    unexpected: (operation) => unexpected.inc({ operation }),
    outage: (operation) => outages.inc({ operation }),
    databaseOutage: (operation) => databaseOutages.inc({ operation }),
    answered: (status) => answers.inc({ class: `${Math.floor(status / 100)}xx` }),
    refused: (code) => refusals.inc({ code }),
    mockHeaderIgnored: () => ignored.inc(),
    loginCode: (event) => loginCodes.inc({ event }),
    passkey: (event) => passkeys.inc({ event }),
    takenBack: () => takenBack.inc(),
    deskUse: (act, event) => deskUses.inc({ act, event }),
    newslettersLeft: (labels) => left.inc(labels),
    accountDeleted: (labels) => deleted.inc(labels),
    partnerSignIn: (partner) => partnerSignIns.inc({ partner }),
    way: (labels, seconds) => {
      ways.inc(labels)
      if (seconds !== undefined && labels.way === 'sheet' && labels.event === 'finished')
        wallToText.observe({ arm: labels.arm }, seconds)
    },
    pageSpeed,
    mail: (state) => {
      mails.inc({ state })
      if (state === 'submitted') happened('mail')
    },
    push: (result, count) => pushes.inc({ result }, count),
    entryFailed: (kind) => tries.inc({ kind }),
    job: (name, outcome) => (outcome === 'done' ? jobDone(name) : failedJobs.inc({ name })),
    text: async (isDraining = false) => {
      collectDefaults(registry)
      await look(isDraining)
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}

/** The limits of "good" and "poor" are among the buckets. Source: https://web.dev/articles/vitals. */
function pageHistograms(registry: InstanceType<typeof Registry>): Metrics['pageSpeed'] {
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({
      name: `leserkonto_page_${name}`,
      help,
      labelNames: ['page'],
      buckets,
      registers: [registry],
    })
  const lcp = histogram('lcp_seconds', 'Largest contentful paint', [0.25, 0.5, 1, 1.5, 2.5, 4, 8])
  const inp = histogram('inp_seconds', 'Interaction to next paint', [0.05, 0.1, 0.2, 0.3, 0.5, 1])
  const cls = histogram('cls', 'Cumulative layout shift', [0.01, 0.05, 0.1, 0.25, 0.5])
  return (page, measured) => {
    if (measured.lcp !== undefined) lcp.observe({ page }, measured.lcp / 1_000)
    if (measured.inp !== undefined) inp.observe({ page }, measured.inp / 1_000)
    if (measured.cls !== undefined) cls.observe({ page }, measured.cls / 1_000)
  }
}

const collected = new WeakSet<object>()

/** Memory, processor, file descriptors, event loop and garbage collection of the process, as the package names them. */
function collectDefaults(registry: InstanceType<typeof Registry>): void {
  if (collected.has(registry)) return
  collected.add(registry)
  const collect: typeof import('prom-client').collectDefaultMetrics = require('prom-client/lib/defaultMetrics.js')
  collect({ register: registry, eventLoopMonitoringPrecision: 20 })
}
