import { limits, pendingRegistrationLifetimeMs } from '../limits/limits.ts'
import { sessionLimits } from '../limits/sign-in-limits.ts'
import type { Kind } from './kind.ts'

const day = 24 * 60 * 60_000

const outboxColumns = [
  'id',
  'kind',
  'payload',
  'idempotencyKey',
  'attempts',
  'nextAt',
  'createdAt',
  'lastError',
  'position',
  'orderKey',
  'waitsFor',
  'diedAt',
] as const

const inTheBrowser = { stays: 'it is in the browser, and ends with its time or with signing out' }

/** What the service needs to work, and what lies outside the database. */
export const serviceKinds = {
  waiting: {
    title: 'Mails and messages that wait',
    covers: [{ model: 'Outbox', rows: 'not given up', columns: outboxColumns }],
    purpose: 'sending them, sealed until then',
    basis: 'contract',
    period: { until: 'it is sent, or given up after twenty tries in two days' },
    endedBy: { other: 'the relay of the outbox' },
    onDeletion: { stays: 'the last mails of an account, and what the publisher has to be told' },
    shownIn: { nowhere: 'seconds, and the mail is in `mail_log` then' },
  },
  deadLetters: {
    title: 'Mails and messages that were given up',
    covers: [{ model: 'Outbox', rows: 'given up', columns: outboxColumns }],
    purpose: 'repairing the cause and sending them after all',
    basis: 'interest',
    period: { ms: 30 * day, after: 'it was given up' },
    endedBy: { job: 'purge-dead-letters' },
    onDeletion: { stays: 'sealed, so that nobody can find a reader’s, and ends with its time' },
    shownIn: { nowhere: 'sealed, and not known by reader' },
  },
  webhookEvents: {
    title: 'Events for other systems of the publisher',
    covers: [{ model: 'WebhookEvent', columns: ['id', 'type', 'accountId', 'body', 'at'] }],
    purpose: 'sending them again when a system has lost them; ids, times and reasons out of a list',
    basis: 'interest',
    period: { ms: 14 * day, after: 'the event' },
    endedBy: { job: 'purge-webhooks' },
    onDeletion: { stays: 'that the account was deleted has to reach the others' },
    shownIn: { nowhere: 'what happened is in `events` and in the parts it is about' },
  },
  publisherEvents: {
    title: 'Numbers of events of the publisher',
    covers: [{ model: 'InboundEvent', columns: ['id', 'type', 'receivedAt'] }],
    purpose: 'a repeated event changes nothing',
    basis: 'interest',
    // The publisher may repeat an event for this long. Source: docs/spec/publisher.md#event-order.
    period: { ms: 35 * day, after: 'it was received' },
    endedBy: { job: 'purge-events' },
    onDeletion: { stays: 'names no reader' },
    shownIn: { nowhere: 'names no reader' },
  },
  counters: {
    title: 'Counters against abuse',
    covers: [{ model: 'RateLimit', columns: ['bucket', 'key', 'windowStart', 'expiresAt', 'count'] }],
    elsewhere: 'the flood limit in memory, by network, for a minute',
    purpose: 'limits of calls, mails and guesses; network, address and account as digests',
    basis: 'interest',
    laws: ['Art. 32 DSGVO'],
    period: {
      ms: 0,
      after: 'its window has ended',
      otherwise: { ms: limits.invitationAddress[0].windowMs, when: 'after it began at the latest' },
    },
    endedBy: { job: 'purge-rate-limits' },
    onDeletion: { stays: 'digests that end with their window' },
    shownIn: { nowhere: 'digests that end with their window' },
  },
  logs: {
    title: 'Log lines and traces',
    covers: [],
    elsewhere:
      'where the operator collects the output of the service, and its traces if a collector is named',
    purpose:
      'finding faults: operation, code, duration, ids of request and account; no address, name or network. A trace has times and codes only, and its id is in the line',
    basis: 'interest',
    laws: ['Art. 32 DSGVO'],
    period: { ms: 30 * day, after: 'the line or trace' },
    endedBy: { other: 'the operator: the service keeps neither' },
    onDeletion: { stays: 'an id that leads to nobody once the account is gone' },
    shownIn: { nowhere: 'not readable by the service' },
  },
  backups: {
    title: 'Backups',
    covers: [],
    elsewhere:
      'where the operator keeps them: database, pictures, and the keys that open what is sealed in the database',
    purpose: 'going on after a loss',
    basis: 'interest',
    laws: ['Art. 32 DSGVO'],
    period: { ms: 30 * day, after: 'the backup' },
    endedBy: { other: 'the operator' },
    onDeletion: { stays: 'until the backup ends; one that is played back is purged by the jobs again' },
    shownIn: { nowhere: 'a copy of what is shown' },
  },
  printed: {
    title: 'What commands print',
    covers: [],
    elsewhere:
      'where support keeps the output of `scripts/account.ts export` and `scripts/consents.ts`; the address they were called with, in the history of the shell',
    purpose: 'answering who asks what is stored, or proving a consent',
    basis: 'obligation',
    laws: ['Art. 7 (1) and 15 DSGVO'],
    period: { until: 'the question is answered' },
    endedBy: { other: 'support: the service keeps no copy; the audit says that an account was exported' },
    onDeletion: { stays: 'until the question is answered' },
    shownIn: { nowhere: 'a copy of what is shown' },
  },
  signInCookies: {
    title: 'Cookies and storage of a signed-in browser',
    covers: [],
    elsewhere: 'cookies `signon`, `userData` and `known`, localStorage `leserkonto.session`',
    purpose:
      'staying signed in, at each newspaper; `userData` holds id, rights, times and what the plans say about advertising, `known` the host; the storage holds the token, name, initials and the address of the picture',
    basis: 'contract',
    laws: ['§ 25 (2) TDDDG'],
    period: { ms: sessionLimits.lifetimeMs, after: 'the login, or until the reader signs out' },
    endedBy: { other: 'the browser' },
    onDeletion: inTheBrowser,
    shownIn: { nowhere: 'in the reader’s own browser' },
  },
  shortNotes: {
    title: 'Notes in the browser about steps under way',
    covers: [],
    elsewhere:
      'the other cookies, of an hour at most; sessionStorage; localStorage `leserkonto.registration_mark`',
    purpose:
      'finishing what was begun in the browser it was begun in; in the tab where a film was played, where it stands',
    basis: 'contract',
    laws: ['§ 25 (2) TDDDG'],
    period: { ms: pendingRegistrationLifetimeMs, after: 'the step at the latest' },
    endedBy: { other: 'the browser' },
    onDeletion: inTheBrowser,
    shownIn: { nowhere: 'in the reader’s own browser' },
  },
  answersToQuestions: {
    title: 'Answers kept in the browser',
    covers: [],
    elsewhere:
      'localStorage `leserkonto.consent` (measuring), `leserkonto.passkey_offered` and `leserkonto.share` (a number of a hundred)',
    purpose: 'not asking again; the same ways in at each visit',
    basis: 'interest',
    laws: ['§ 25 (2) TDDDG'],
    period: { until: 'the reader changes it or empties the browser' },
    endedBy: { other: 'the reader' },
    onDeletion: inTheBrowser,
    shownIn: { nowhere: 'in the reader’s own browser' },
  },
} as const satisfies Record<string, Kind>
