import { randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebhookEvent } from '@leserkonto/contracts'
import { webhookTypes } from '@leserkonto/rules'

/** A message as it came. */
export type ReceivedWebhook = { headers: IncomingHttpHeaders; body: string }

/** A receiver on this machine: what it got, and how it answers. */
export type WebhookReceiver = {
  secret: string
  /** The entry of the configuration. */
  entry: { id: string; url: string; secrets: string[]; events: string[] }
  received: ReceivedWebhook[]
  /** The events of a reader since this was last asked about anybody, in words, sorted. */
  told: (sub: string | null) => string[]
  /** Forgets what it got. */
  forget: () => void
  /** From now on it answers like this; without an argument it takes everything again. */
  answer: (how?: (response: ServerResponse) => void) => void
  close: () => Promise<void>
}

/** A secret as receivers and service share one. */
export const newWebhookSecret = () => `whsec_${randomBytes(24).toString('base64')}`

/** Starts a receiver of these events, all by default. */
export async function startWebhookReceiver(
  id = 'crm',
  events: readonly string[] = webhookTypes,
): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = []
  const take = (response: ServerResponse) => response.writeHead(204).end()
  let how: (response: ServerResponse) => void = take
  let seen = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    how(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const secret = newWebhookSecret()
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`
  return {
    secret,
    entry: { id, url, secrets: [secret], events: [...events] },
    received,
    told: (sub) => {
      const fresh = received.slice(seen).map(({ body }) => JSON.parse(body) as WebhookEvent)
      seen = received.length
      return fresh
        .filter(({ data }) => data.sub === sub)
        .map(inWords)
        .sort()
    },
    forget: () => {
      received.length = 0
      seen = 0
    },
    answer: (next = take) => {
      how = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function inWords({ type, data }: WebhookEvent): string {
  const { sub: _, ...about } = data
  const words = 'seat_id' in about ? [] : Object.values(about).filter((value) => value !== null)
  return [type, ...words.flat()].join(' ')
}
