import { newsletterLimits } from '../newsletter.ts'
import type { Kind } from './kind.ts'

const day = 24 * 60 * 60_000

const unconfirmedMs = 14 * day

const listColumns = [
  'newsletterUserId',
  'newsletterId',
  'edition',
  'origin',
  'state',
  'registeredAt',
  'mailSentAt',
  'optinConfirmationDate',
  'unsubscribedAt',
  'reason',
  'reasonText',
] as const

const law = ['§ 7 UWG', 'Art. 7 (1) DSGVO'] as const

/** What newsletters need. */
export const newsletterKinds = {
  signUps: {
    title: 'Newsletters that were not confirmed',
    covers: [{ model: 'NewsletterSubscription', rows: 'registered, mail_sent', columns: listColumns }],
    purpose: 'the wish waits for its confirmation',
    basis: 'consent',
    laws: law,
    period: { ms: unconfirmedMs, after: 'it was asked for' },
    endedBy: { job: 'purge-newsletters' },
    onDeletion: 'gone',
    shownIn: ['newsletters'],
  },
  newsletters: {
    title: 'Newsletters that are received',
    covers: [{ model: 'NewsletterSubscription', rows: 'confirmed, paused', columns: listColumns }],
    purpose: 'sending what was asked for',
    basis: 'consent',
    laws: law,
    period: { until: 'the reader leaves it or deletes the account' },
    endedBy: { other: 'the reader; the publisher, when mail is called unwanted' },
    onDeletion: 'gone',
    shownIn: ['newsletters'],
  },
  undeliverable: {
    title: 'Newsletters to a mailbox that takes no mail',
    covers: [
      { model: 'NewsletterUser', rows: 'after a hard bounce', columns: ['suppressedAt', 'suppressReason'] },
    ],
    purpose: 'they rest until the mailbox is confirmed again; after that they end as if they had been left',
    basis: 'consent',
    period: { ms: 365 * day, after: 'the mail came back' },
    endedBy: { job: 'end-resting-newsletters' },
    onDeletion: 'gone',
    shownIn: ['suppressions'],
  },
  leftNewsletters: {
    title: 'Newsletters that were left',
    covers: [{ model: 'NewsletterSubscription', rows: 'unsubscribed', columns: listColumns }],
    purpose: 'showing that there was a consent, and until when',
    basis: 'obligation',
    laws: law,
    period: { years: 3, after: 'it was left' },
    endedBy: { job: 'retain-consent' },
    onDeletion: 'gone',
    shownIn: ['newsletters'],
  },
  newsletterAddresses: {
    title: 'Addresses for newsletters',
    covers: [
      {
        model: 'NewsletterUser',
        columns: ['id', 'email', 'emailKey', 'accountId', 'editEpoch', 'mergedIntoId', 'createdAt'],
      },
      {
        model: 'NewsletterUser',
        rows: 'after a complaint',
        columns: ['suppressedAt', 'suppressReason'],
      },
    ],
    purpose: 'where newsletters go',
    basis: 'consent',
    laws: law,
    period: {
      ms: unconfirmedMs,
      after: 'it was first used, if it has no newsletter by then or as soon as it has none',
    },
    endedBy: { job: 'purge-newsletters' },
    onDeletion: 'gone',
    shownIn: ['newsletters', 'suppressions'],
  },
  consentOrigins: {
    title: 'Network address and browser of a consent, and what was written on leaving',
    covers: [{ model: 'ConsentEvent', columns: ['ip', 'userAgent', 'reasonText'] }],
    purpose:
      'proof that the consent came from the reader, for which a request that was never confirmed is not needed',
    basis: 'obligation',
    laws: law,
    period: {
      years: 3,
      after: 'the newsletter was left',
      otherwise: { ms: unconfirmedMs, when: 'after a request that was never confirmed' },
    },
    endedBy: { job: 'retain-consent' },
    onDeletion: { stays: 'the proof is needed for the mails that were sent' },
    shownIn: ['consents'],
  },
  consentProofs: {
    title: 'Proof of consent',
    covers: [
      {
        model: 'ConsentEvent',
        columns: [
          'id',
          'newsletterUserId',
          'emailHmac',
          'type',
          'newsletterIds',
          'at',
          'edition',
          'textVersion',
          'textSha256',
          'mailId',
          'method',
          'companyId',
          'acquisitionId',
          'channelId',
          'campaign',
          'reason',
        ],
      },
    ],
    purpose:
      'which text was agreed to when; whose it is tells only the keyed hash of an address that is typed in again',
    basis: 'obligation',
    laws: law,
    period: { forever: 'a claim can come at any time, and without the address nobody can be found by it' },
    endedBy: { other: 'nobody' },
    onDeletion: { stays: 'the proof is needed for the mails that were sent' },
    shownIn: ['consents'],
  },
  closedMailboxes: {
    title: 'Mailboxes that want no more mail for now',
    covers: [
      {
        model: 'Suppression',
        rows: 'with an end',
        columns: ['emailHmac', 'scope', 'reason', 'at', 'expiresAt'],
      },
    ],
    purpose: 'no further mail after "Das war ich nicht" or a complaint',
    basis: 'interest',
    laws: ['Art. 21 DSGVO'],
    period: { ms: newsletterLimits.denialBlockMs, after: 'the wish' },
    endedBy: { job: 'purge-newsletters' },
    onDeletion: { stays: 'it is the wish of the mailbox, whoever has an account' },
    shownIn: ['suppressions'],
  },
  closedForGood: {
    title: 'Mailboxes that want no invitations',
    covers: [
      {
        model: 'Suppression',
        rows: 'without an end',
        columns: ['emailHmac', 'scope', 'reason', 'at', 'expiresAt'],
      },
    ],
    purpose: 'no further invitation from anybody; a keyed hash',
    basis: 'interest',
    laws: ['Art. 21 DSGVO'],
    period: { forever: 'without it the mails would come again' },
    endedBy: { other: 'support, when the owner of the mailbox asks' },
    onDeletion: { stays: 'it is the wish of the mailbox, whoever has an account' },
    shownIn: ['suppressions'],
  },
} as const satisfies Record<string, Kind>
