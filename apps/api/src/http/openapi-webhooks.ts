import { webhookDataNames, webhooks } from '@leserkonto/contracts'
import { type Json, refTo } from './openapi-schemas.ts'

/** What the service sends to receivers, each event under its type. Source: docs/integrate/webhooks.md. */
export const webhookPaths = (): Json =>
  Object.fromEntries(
    Object.entries(webhooks).map(([type, { summary }]) => [type, { post: eventJson(type, summary) }]),
  )

const eventJson = (type: string, summary: string): Json => ({
  operationId: `on${nameOf(type)}`,
  summary,
  description: 'Signed by the Standard Webhooks scheme. Redirects are not followed.',
  tags: ['webhooks'],
  security: [],
  parameters: Object.keys(webhookHeaders).map((name) => ({ $ref: `#/components/parameters/${name}` })),
  requestBody: {
    required: true,
    content: { 'application/json': { schema: refTo(`${nameOf(type)}Event`) } },
  },
  responses: {
    '204': { description: 'Taken, as by any 2xx; the body is not read' },
    '410': { description: 'Not wanted: this event is not sent again by itself' },
    default: { description: 'Sent again later' },
  },
})

/** `AccountChanged` */
const nameOf = (type: string) => type.replace(/(?:^|\.)([a-z])/g, (_, letter: string) => letter.toUpperCase())

const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

/** The headers of every event. */
export const webhookHeaders: Readonly<Record<string, Json>> = {
  WebhookId: header('webhook-id', 'Names the event, the same at each try: take it once'),
  WebhookTimestamp: header('webhook-timestamp', 'When it was sent, in seconds'),
  WebhookSignature: header(
    'webhook-signature',
    '`v1,` and a signature in base64; two of them, with a space between, while a secret is changed',
  ),
}

/** The body of every event. */
export const webhookBodies = (): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(webhooks).map(([type, { data }]) => {
      const [dataName = ''] = Object.entries(webhookDataNames).find(([, schema]) => schema === data) ?? []
      const properties = {
        type: { type: 'string', const: type },
        timestamp: { type: 'string', format: 'date-time', description: 'When it happened, in UTC' },
        data: refTo(dataName),
      }
      return [`${nameOf(type)}Event`, { type: 'object', required: Object.keys(properties), properties }]
    }),
  )
