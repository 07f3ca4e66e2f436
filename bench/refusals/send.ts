import { Agent, request } from 'node:http'
import { host } from '../hot-paths/ask.ts'
import type { Hostile } from './hostile-calls.ts'

/** What came back; status 0 where the connection ended without an answer. */
export type Answered = { status: number; bytes: number; ms: number }

/** Connections of one attacker. */
export const connections = (atOnce: number) => new Agent({ keepAlive: true, maxSockets: atOnce })

/** Sends one call from an address that the service believes, and reads the answer to its end. */
export function send(
  port: number,
  from: string,
  call: Omit<Hostile, 'name'>,
  agent: Agent,
): Promise<Answered> {
  const { method, path, type, body } = call
  const headers = {
    host,
    'x-forwarded-for': from,
    ...call.headers,
    ...(type && { 'content-type': type }),
    ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
  }
  const beganMs = performance.now()
  return new Promise((resolve) => {
    const done = (status: number, bytes: number) =>
      resolve({ status, bytes, ms: performance.now() - beganMs })
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.length
      })
      answer.once('end', () => done(answer.statusCode ?? 0, bytes))
      answer.once('error', () => done(0, bytes))
    })
    sent.once('error', () => done(0, 0)).end(body)
  })
}
