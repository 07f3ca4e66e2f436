import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { refusal } from './refusal.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Hook: 401 unless the call has the key. Digests are compared, so that the time reveals neither length nor prefix. */
export const requireKey = (apiKey: string) => {
  const wanted = digest(`Bearer ${apiKey}`)
  return async (request: FastifyRequest) => {
    const given = digest(request.headers.authorization ?? '')
    if (!timingSafeEqual(given, wanted))
      throw refusal(401, 'UNAUTHORIZED', 'The API key is missing or wrong.')
  }
}
