import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildPublisher } from '@leserkonto/publisher-mock/app'
import { afterEach, expect } from 'vitest'

export const key = 'conformance-key'
export const given = {
  edition: 'az',
  customer: '1000000910',
  plan: 'abo-1000000202',
  fullPlan: 'abo-voll',
  endedPlan: 'abo-1000000204',
}
/** Both systems at one address. */
export const one = (url: string) => ({ crm: { url, key }, content: { url, key } })
const closing: (() => unknown)[] = []

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

export async function standIn() {
  const app = buildPublisher({ apiKey: key, mockControl: true })
  closing.push(() => app.close())
  const plan = { id: given.fullPlan, product: 'F', title: 'Voll', edition: 'az', rights: ['09'] }
  const payload = { subscriptions: [{ ...plan, family: { max_members: 0 } }] }
  const put = await app.inject({ method: 'PUT', url: '/__mock/customers/3000000001', payload })
  expect(put.statusCode).toBeLessThan(300)
  return app
}

export type Forwarded = { url: string; headers: Record<string, unknown> }
export type Answered = {
  status: number
  text: string
  bytes?: Buffer | undefined
  headers?: Record<string, string>
}

/** A stand-in whose calls and answers are spoiled on their way. */
export async function spoiled(
  spoil: (asked: Forwarded, method: string) => Answered | undefined,
  changed: (answer: Answered, asked: Forwarded) => Answered = (answer) => answer,
): Promise<string> {
  const app = await standIn()
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const asked = { url: request.url ?? '', headers: { ...request.headers } }
    const method = (request.method ?? 'GET') as 'GET'
    const early = spoil(asked, method)
    const { headers } = asked
    const sent = { method, url: asked.url, headers: headers as Record<string, string> }
    const answer = early ? undefined : await app.inject({ ...sent, payload: Buffer.concat(chunks) })
    const {
      'content-type': type = 'application/json',
      'cache-control': kept = '',
      'content-range': range,
    } = answer?.headers ?? {}
    const given = {
      'content-type': String(type),
      'cache-control': String(kept),
      ...(range && { 'content-range': String(range) }),
    }
    const got = { status: answer?.statusCode ?? 0, text: answer?.body ?? '', bytes: answer?.rawPayload }
    const { status, text, bytes, headers: sentBack } = changed(early ?? { ...got, headers: given }, asked)
    const isPicture = /^(image|video|audio)\//.test(sentBack?.['content-type'] ?? '')
    response.writeHead(status, sentBack).end(isPicture ? bytes : text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
