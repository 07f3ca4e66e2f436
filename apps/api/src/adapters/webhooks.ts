import { createHmac } from 'node:crypto'
import { recordOf, type WebhookType, webhookLimits, webhookTypes } from '@leserkonto/rules'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { step } from '../trace.ts'
import { createBreaker } from './circuit-breaker.ts'
import { EntryId, type ListPlace, loadList } from './configured-list.ts'

/** One message: its id is the same at each try, its body the bytes that are signed. */
export type WebhookMessage = { id: string; body: string }

/** The receivers of webhooks. Source: docs/operations.md#webhooks. */
export type Webhooks = {
  readonly receivers: readonly { id: string; events: readonly WebhookType[] }[]
  /**
   * Sends a message to a receiver. Rejects with RECEIVER_GONE when it wants no more, and with another code when it has to
   * be sent again. Source: https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
   */
  readonly send: (receiver: string, message: WebhookMessage) => Promise<void>
}

/** The receivers of the configuration. */
export const readReceivers = (where: ListPlace, development: boolean): readonly Receiver[] =>
  loadList('WEBHOOKS', listOf(development), where)

/** Reads the receivers from the environment's JSON or the file. */
export function createWebhooks(
  { webhooks, development }: { webhooks: ListPlace } & Pick<Config, 'development'>,
  now: () => Date,
): Webhooks {
  const receivers = readReceivers(webhooks, development)
  const breakers = new Map(receivers.map((receiver) => [receiver.id, createBreaker(now)]))
  return {
    receivers,
    send: async (id, message) => {
      const receiver = receivers.find((one) => one.id === id)
      const breaker = breakers.get(id)
      // Another process may have it configured already.
      if (!receiver || !breaker) throw failure('RECEIVER_UNKNOWN')
      const status = await step('webhook POST', () => breaker.run(() => post(receiver, message, now())))
      if (status === 410) throw failure('RECEIVER_GONE')
    },
  }
}

const listOf = (development: boolean) =>
  z
    .array(
      z.strictObject({
        id: EntryId,
        url: z
          .string()
          .refine((url) => isAllowed(url, development), 'must be an https address without a user'),
        /** Two while it is changed: both sign. */
        secrets: z
          .array(z.string().refine(isSecret, 'must be whsec_ and 24 to 64 bytes in base64'))
          .min(1)
          .max(2),
        events: z.array(z.enum(webhookTypes)).min(1),
      }),
    )
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'has one id twice')

type Receiver = z.output<ReturnType<typeof listOf>>[number]

function isAllowed(text: string, development: boolean): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  const isHere = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)$/.test(hostname)
  const isSafe = protocol === 'https:' || (development && protocol === 'http:' && isHere)
  return isSafe && username === '' && password === ''
}

const prefix = 'whsec_'
const keyOf = (secret: string) => Buffer.from(secret.slice(prefix.length), 'base64')

function isSecret(text: string): boolean {
  if (!/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(text)) return false
  const { length } = keyOf(text)
  return length >= 24 && length <= 64
}

/** The status of the answer, 2xx or 410; rejects with a code for any other and for none. The body is not read. */
async function post({ url, secrets }: Receiver, { id, body }: WebhookMessage, now: Date): Promise<number> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signed = (secret: string) =>
    createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Leserkonto-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${signed(secret)}`).join(' '),
  }
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(webhookLimits.totalMs),
  }).catch((cause: unknown) => {
    throw failure(recordOf(cause).name === 'TimeoutError' ? 'RECEIVER_TIMEOUT' : 'RECEIVER_DOWN', cause)
  })
  await answer.body?.cancel()
  if (!answer.ok && answer.status !== 410) throw failure(`RECEIVER_${answer.status}`)
  return answer.status
}

const failure = (code: string, cause?: unknown) =>
  Object.assign(new Error('the receiver did not take it', { cause }), { code })
