import { isTopicId, pushLimits } from '@leserkonto/rules'
import * as z from 'zod/mini'
import { EditionName, Id, Instant } from './fields.ts'
import { operation } from './operation.ts'

const Endpoint = z
  .string()
  .check(z.minLength(1), z.maxLength(pushLimits.endpointChars), z.regex(/^https?:\/\/[^\s#]+$/, 'FORMAT'))

/** A point of P-256, uncompressed, in base64url. Source: RFC 8291 §2. */
const PublicKey = z.string().check(z.regex(/^B[\w-]{86}$/, 'FORMAT'))
/** 16 bytes that the browser and we share. Source: RFC 8291 §3.2. */
const AuthSecret = z.string().check(z.regex(/^[\w-]{22}$/, 'FORMAT'))

/** Where a browser is reached, and what encrypts for it: the fields of PushSubscription.toJSON(). */
export const PushTarget = z.strictObject({ endpoint: Endpoint, p256dh: PublicKey, auth: AuthSecret })

const Topics = z
  .array(z.string().check(z.refine(isTopicId, 'FORMAT')))
  .check(z.minLength(1), z.maxLength(pushLimits.topicsPerEdition + 1))

/** A topic that can be chosen. */
export const PushTopic = z.object({ id: z.string(), title: z.string(), text: z.string() })

/** A browser that gets push messages of one newspaper. */
export const PushBrowser = z.object({
  id: Id,
  device: z.string(),
  edition: z.string(),
  topics: z.array(z.string()),
  since: Instant,
  /** It is the one that asks, at the newspaper it asks. */
  current: z.boolean(),
})

/** Push messages to a reader's browsers. Source: docs/spec/contract.md#push-messages. */
export const push = {
  state: operation({
    summary: 'Topics of push messages, and the reader’s browsers that get them, oldest first',
    method: 'GET',
    path: '/user/push',
    auth: 'reader',
    input: z.strictObject({ edition: z.optional(EditionName) }),
    output: z.object({
      /** Key of the service for PushManager.subscribe(); null where the service sends none. */
      public_key: z.nullable(z.string()),
      topics: z.array(PushTopic),
      browsers: z.array(PushBrowser),
    }),
    errors: ['EDITION_UNKNOWN'],
  }),
  subscribe: operation({
    summary: 'Send push messages to this browser; a former address of it is replaced',
    method: 'POST',
    path: '/user/push/browsers',
    auth: 'reader',
    limit: 'push',
    input: z.extend(PushTarget, { topics: Topics, edition: z.optional(EditionName) }),
    output: PushBrowser,
    status: 201,
    errors: ['EDITION_UNKNOWN', 'NOT_FOUND', 'PUSH_LIMIT'],
  }),
  choose: operation({
    summary: 'Change what a browser gets',
    method: 'PUT',
    path: '/user/push/browsers/{id}',
    auth: 'reader',
    limit: 'push',
    input: z.strictObject({ id: Id, topics: Topics }),
    output: PushBrowser,
    errors: ['NOT_FOUND'],
  }),
  remove: operation({
    summary: 'Send nothing to this browser any more',
    method: 'DELETE',
    path: '/user/push/browsers/{id}',
    auth: 'reader',
    input: z.strictObject({ id: Id }),
    output: z.void(),
    status: 204,
    errors: ['NOT_FOUND'],
  }),
  renew: operation({
    summary: 'A browser’s new address; its service worker says so when the push service has changed it',
    method: 'POST',
    path: '/push/renew',
    auth: 'anyone',
    limit: 'pushRenewal',
    /** `former_…`: the address so far with its secret, which nobody else knows. */
    input: z.extend(PushTarget, { former_endpoint: Endpoint, former_auth: AuthSecret }),
    output: z.void(),
    status: 204,
    errors: ['NOT_FOUND'],
  }),
} as const
