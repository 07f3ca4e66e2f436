import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps, PublicPage } from '../../context.ts'
import { sendEncoded } from '../send-encoded.ts'

const isPrivate = { 'cache-control': 'private, no-store', vary: 'Cookie, Accept-Encoding' } as const

/** How long browsers keep what is for everybody, and caches in front what is public, in seconds. */
export type Lifetime = { browserS: number; sharedS: number }

const whileMadeS = 300
const whileFailingS = 3_600

/** Sends a page to its one reader; `isAskedAgain`: its script asks for it again and again. */
export async function sendPrivate(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, etag, document }: Omit<PublicPage, 'status'> & { status: number },
  isAskedAgain = false,
): Promise<FastifyReply> {
  reply.code(status).headers({ ...headers, ...isPrivate, ...retryAfter(status) })
  // Nobody keeps it, but the script that asks again says what it has.
  if (isAskedAgain && status === 200) {
    reply.header('etag', etag)
    if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send()
  }
  return sendEncoded(request, reply, document)
}

/** Sends a page that caches may keep, or only that the asker has it. */
export async function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, lifetime, edge }: { page: PublicPage; lifetime: Lifetime; edge: Deps['edge'] },
): Promise<FastifyReply> {
  const { status, headers, etag, document, keys } = page
  reply.code(status).headers({ ...headers, ...cachingOf(page, lifetime), ...retryAfter(status) })
  if (status !== 200) return sendEncoded(request, reply, document)
  reply.header('etag', etag)
  // Only the cache in front has a use for it, and takes it off.
  if (edge && page.audience !== 'browser') reply.header('surrogate-key', keys.join(' '))
  if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send()
  return sendEncoded(request, reply, document)
}

/**
 * A page for strangers is a page of the cookie: where one comes along, a cache must ask us. Browsers ask each time, since
 * its reader may sign in the next moment.
 */
function cachingOf({ status, audience }: PublicPage, { browserS, sharedS }: Lifetime) {
  if (status !== 200) return { 'cache-control': 'no-store', vary: 'Accept-Encoding' }
  if (audience === 'browser')
    return { 'cache-control': `private, max-age=${browserS}`, vary: 'Accept-Encoding' }
  const forEverybody = audience === 'everybody'
  return {
    'cache-control': [
      'public',
      `max-age=${forEverybody ? browserS : 0}`,
      `s-maxage=${sharedS}`,
      `stale-while-revalidate=${whileMadeS}`,
      `stale-if-error=${whileFailingS}`,
    ].join(', '),
    vary: forEverybody ? 'Accept-Encoding' : 'Cookie, Accept-Encoding',
  }
}

const retryAfter = (status: number) => (status === 503 ? { 'retry-after': '60' } : {})

/** Whether the browser has these bytes: proxies may have made the mark a strong one. Source: RFC 9110 §13.1.2. */
const isKnown = (etag: string, noneMatch = ''): boolean =>
  noneMatch.trim() === '*' || noneMatch.includes(etag.replace(/^W\//, ''))
