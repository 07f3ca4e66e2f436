import type { AddressInfo, Socket } from 'node:net'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** What a server made of the bytes of one connection. */
export type Exchange = { statuses: number[]; text: string }

const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port

/** A connection to a listening server that sends what it is given, byte by byte as it is. */
export function rawConnection(app: FastifyInstance): { socket: Socket; ended: Promise<Exchange> } {
  const socket = connect(portOf(app), '127.0.0.1')
  const chunks: Buffer[] = []
  const ended = new Promise<Exchange>((resolve) => {
    socket.on('data', (chunk) => chunks.push(chunk))
    // A server that drops a connection may reset it.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1')
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
      resolve({ statuses, text })
    })
  })
  return { socket, ended }
}

/**
 * Sends bytes and then, on the same connection, a request that ends it: answers what came back. A request hidden in the
 * bytes would be one answer too many.
 */
export async function exchange(app: FastifyInstance, bytes: string): Promise<Exchange> {
  const { socket, ended } = rawConnection(app)
  socket.write(Buffer.from(bytes, 'latin1'))
  socket.write('GET /health/live HTTP/1.1\r\nHost: az.localhost\r\nConnection: close\r\n\r\n')
  return ended
}
