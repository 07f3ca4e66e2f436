import { Agent, request } from 'node:http'

/** A call from outside. */
export type Sent = { method: string; path: string; body?: object; bearer?: string; noCache?: boolean }
/** The answer, and its time in ms since the first byte was sent. */
export type Answer = { status: number; ms: number; text: string }

/** A client that keeps at most `atOnce` connections open; close it by destroying its agent. */
export function client(atOnce: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

  function send(base: string, { method, path, body, bearer, noCache }: Sent): Promise<Answer> {
    const text = body ? JSON.stringify(body) : ''
    const headers = {
      ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(noCache && { 'cache-control': 'no-cache' }),
    }
    const beganMs = performance.now()
    return new Promise((resolve, reject) => {
      const sent = request(`${base}${path}`, { method, headers, agent }, (answer) => {
        let received = ''
        answer.setEncoding('utf8').on('data', (chunk) => {
          received += chunk
        })
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, ms: performance.now() - beganMs, text: received }),
        )
      })
      sent.once('error', reject).end(text)
    })
  }

  return { send, close: () => agent.destroy() }
}
