import { createRequire } from 'node:module'

// The package's index also loads collectors for the process, with fifty files of OpenTelemetry: nobody asks for them here,
// and each start would wait for them.
const require = createRequire(import.meta.url)
const Counter: typeof import('prom-client').Counter = require('prom-client/lib/counter.js')
const Histogram: typeof import('prom-client').Histogram = require('prom-client/lib/histogram.js')
const Registry: typeof import('prom-client').Registry = require('prom-client/lib/registry.js')

/** Counters of the process for `/metrics`. */
export type Metrics = {
  called: (operation: string, code: string, durationMs: number) => void
  unexpected: (operation: string) => void
  /** A call that failed because the publisher gave no usable answer. */
  outage: (operation: string) => void
  /** A test header that came where none is honoured. */
  mockHeaderIgnored: () => void
  /** A code by mail: the mail server took it, or somebody entered the right one, or one that opens nothing. */
  loginCode: (event: 'sent' | 'redeemed' | 'refused') => void
  /** A passkey that was used: right, or refused. */
  passkey: (event: 'accepted' | 'refused') => void
  /** An account that its former mailbox took back: one for the support desk to look at. */
  takenBack: () => void
  /** A reader whom a partner, by its client id, may sign in now. */
  partnerSignIn: (partner: string) => void
  text: () => Promise<string>
  contentType: string
}

/** A fresh set of counters. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const durations = new Histogram({
    name: 'leserkonto_call_duration_ms',
    help: 'Duration of calls in milliseconds',
    labelNames: ['operation', 'code'],
    buckets: [1, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000],
    registers,
  })
  const unexpected = new Counter({
    name: 'leserkonto_unexpected_errors_total',
    help: 'Errors that no operation declares',
    labelNames: ['operation'],
    registers,
  })
  const outages = new Counter({
    name: 'leserkonto_publisher_outages_total',
    help: 'Calls that failed because the publisher gave no usable answer',
    labelNames: ['operation'],
    registers,
  })
  const ignored = new Counter({
    name: 'leserkonto_mock_header_ignored_total',
    help: 'Test headers that came where none is honoured',
    registers,
  })
  const loginCodes = new Counter({
    name: 'leserkonto_login_codes_total',
    help: 'Codes by mail: sent, redeemed, refused',
    labelNames: ['event'],
    registers,
  })
  const passkeys = new Counter({
    name: 'leserkonto_passkeys_total',
    help: 'Uses of passkeys: accepted, refused',
    labelNames: ['event'],
    registers,
  })
  const takenBack = new Counter({
    name: 'leserkonto_accounts_taken_back_total',
    help: 'Accounts that their former mailbox took back after a change of address',
    registers,
  })
  const partnerSignIns = new Counter({
    name: 'leserkonto_partner_sign_ins_total',
    help: 'Sign-ins at partners, by client id',
    labelNames: ['partner'],
    registers,
  })
  return {
    called: (operation, code, durationMs) => durations.observe({ operation, code }, durationMs),
    unexpected: (operation) => unexpected.inc({ operation }),
    outage: (operation) => outages.inc({ operation }),
    mockHeaderIgnored: () => ignored.inc(),
    loginCode: (event) => loginCodes.inc({ event }),
    passkey: (event) => passkeys.inc({ event }),
    takenBack: () => takenBack.inc(),
    partnerSignIn: (partner) => partnerSignIns.inc({ partner }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
