import { hash } from 'node:crypto'
import { contentSecurityPolicy, type PolicyOrigins } from '@leserkonto/pages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoded, encoded, sendHtml } from '../send-html.ts'
import type { PortalAnswer } from './portal-answer.ts'

type Packed = { etag: string; document: Encoded }

/** What a page needs to be sent is made once while the page is kept. */
const packed = new WeakMap<PortalAnswer, Packed>()

/** Sends a page with the headers its kind asks for. */
export async function sendPortalPage(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PortalAnswer,
  origins: PolicyOrigins,
): Promise<FastifyReply> {
  const { etag, document } = pack(answer)
  const { status, personal, styleHashes, measures } = answer
  reply.code(status).headers({
    'content-security-policy': contentSecurityPolicy({ kind: 'portal', styleHashes, measures }, origins),
    'cache-control': cacheControl(status, personal),
    vary: personal ? 'Cookie, Origin, Accept-Encoding' : 'Origin, Accept-Encoding',
    ...(status === 200 && !personal && { etag }),
    ...(status === 503 && { 'retry-after': '60' }),
  })
  if (status === 200 && !personal && isKnown(etag, request.headers['if-none-match']))
    return reply.code(304).send()
  return sendHtml(request, reply, document)
}

/** Whether the browser has these bytes: proxies may have made the mark a strong one. Source: RFC 9110 §13.1.2. */
const isKnown = (etag: string, noneMatch = ''): boolean =>
  noneMatch.trim() === '*' || noneMatch.includes(etag.replace(/^W\//, ''))

function cacheControl(status: number, personal: boolean): string {
  if (personal) return 'private, no-store'
  return status === 200 ? 'public, max-age=60, stale-while-revalidate=300' : 'no-store'
}

function pack(answer: PortalAnswer): Packed {
  const known = packed.get(answer)
  if (known) return known
  // Weak: one page in two encodings.
  const document = encoded(answer.html)
  const etag = `W/"${hash('sha256', document.plain, 'base64url').slice(0, 22)}"`
  const made = { etag, document }
  packed.set(answer, made)
  return made
}
