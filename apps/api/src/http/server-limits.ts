import type { Server } from 'node:http'
import { inputLimits } from '@leserkonto/rules'
import type { FastifyHttpOptions } from 'fastify'

/** How long a connection may take for what, in milliseconds, and how many there may be. */
export type ServerLimits = {
  /** From its first byte until the headers of a request are there. */
  headersMs: number
  /** Until its body is there, too. */
  requestMs: number
  /** Without a byte in either direction; also while a call waits its turn, so far more than any call should take. */
  silentMs: number
  /** How often the first two are looked at: what is too slow lives that much longer. */
  checkMs: number
  connections: number
}

/** Source: docs/spec/security.md#time-limits. */
export const serverLimits: ServerLimits = {
  headersMs: 5_000,
  requestMs: 10_000,
  silentMs: 120_000,
  checkMs: 1_000,
  connections: 5_000,
}

const maxHeaderBytes = 16 * 1024

/** What Fastify and the server of Node are told of them. */
export const boundedBy = (limits: ServerLimits) =>
  ({
    bodyLimit: inputLimits.bodyBytes,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silentMs,
    keepAliveTimeout: 65_000,
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkMs,
      maxHeaderSize: maxHeaderBytes,
      // namesOneHost() refuses it, with a problem like any other.
      requireHostHeader: false,
    },
    // As long as a line may be: an over-long token is a wrong one, not an unknown address.
    routerOptions: { maxParamLength: maxHeaderBytes },
  }) satisfies FastifyHttpOptions<Server>
