/** Every call that the publisher's systems make at the account service; docs/publisher/events.openapi.json is written from it. */
import type { Call } from './calls.ts'
import * as events from './events.ts'

const signed = {
  401: 'SIGNATURE_MISSING: no signature of this form. SIGNATURE_WRONG: of another key, or over other bytes. SIGNATURE_OUTDATED: more than five minutes away.',
  422: 'VALIDATION_FAILED: the body has not this form; `field_errors` names the fields.',
}

/** What the publisher's systems send to the account service, each with `X-Signature`. */
export const eventCalls = {
  crmEvent: {
    id: 'crmEvent',
    method: 'POST',
    path: '/internal/crm-events',
    summary: 'Something about a customer has changed',
    rules:
      'At least once, in any order. One that occurred before the last of its customer is answered `outdated`, so is one of the same moment whose `seq` is not above; one more than five minutes ahead is refused. A repeated `id` is answered `repeated`. Afterwards the service asks for the customer again.',
    body: events.CrmEvent,
    answer: { status: 200, schema: events.EventAnswer },
    refusals: signed,
  },
  mailEvent: {
    id: 'mailEvent',
    method: 'POST',
    path: '/internal/mail-events',
    summary: 'What became of a mail',
    rules:
      'After `mail.hard` newsletters rest, after `mail.complaint` they end. `mail.soft` changes nothing.',
    body: events.MailEvent,
    answer: { status: 200, schema: events.EventAnswer },
    refusals: signed,
  },
  contentEvent: {
    id: 'contentEvent',
    method: 'POST',
    path: '/internal/content-events',
    summary: 'The newsroom has changed something',
    rules:
      'Pages made of it are made again; a 503 has to be sent again. `news.breaking` is a push message: a repeated `id` is answered `repeated`, one that occurred more than four hours ago `outdated`; a topic that the edition has not is refused.',
    body: events.ContentEvent,
    answer: { status: 200, schema: events.EventAnswer },
    refusals: signed,
  },
  unsubscribeLinks: {
    id: 'unsubscribeLinks',
    method: 'POST',
    path: '/internal/unsubscribe-links',
    summary: 'Each reader’s link to unsubscribe, for the sender of a newsletter',
    rules:
      'Asked before an issue leaves. null: this address gets no mail. The headers of the mail are `List-Unsubscribe: <url>` and `List-Unsubscribe-Post: List-Unsubscribe=One-Click` (RFC 8058).',
    body: events.UnsubscribeLinksBody,
    answer: { status: 200, schema: events.UnsubscribeLinks },
    refusals: signed,
  },
  movedSession: {
    id: 'movedSession',
    method: 'POST',
    path: '/internal/moved-sessions',
    summary: 'A session of a house that has moved in, exchanged for one of ours',
    rules:
      'Asked by the former house for a reader who is signed in there, in the 90 days after the import. The browser is sent to an address of the edition with `#tokenSSO=<token>`, within a minute; the house then ends its own session. null: the reader signs in.',
    body: events.MovedSessionBody,
    answer: { status: 200, schema: events.MovedSession },
    refusals: signed,
  },
} as const satisfies Readonly<Record<string, Call>>
