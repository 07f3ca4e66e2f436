import { Problem } from '@leserkonto/contracts'
import { signOnOf } from '@leserkonto/editions'
import { addresses, withQuery } from '@leserkonto/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../context.ts'
import { describeError } from '../describe-error.ts'
import { isDatabaseOutage, sayDatabaseOutage } from '../outages.ts'
import type { RequestCounter } from './count-requests.ts'
import { editionOfHost } from './edition-of.ts'
import { createFlood } from './flood.ts'
import { limitsOf } from './limiter.ts'
import { addressOf, networksOf } from './network.ts'

/** What partners' servers ask for, and anybody: it writes nothing for strangers. The rest is for browsers and devices. */
const forServers = /^\/(token|me|jwks|\.well-known)(\/|\?|$)/

const metadata = '/.well-known/oauth-authorization-server'

/** As long as an address may be for the servers in front. */
const maxFormBytes = 6_000

/** Where partners' pages may send a form to. Source: https://openid.net/specs/openid-connect-core-1_0.html#AuthRequest */
const takePosts = (app: FastifyInstance, pathname: string, here: (request: FastifyRequest) => object) =>
  app.register(async (routes) => {
    routes.removeAllContentTypeParsers()
    const asText = { parseAs: 'string', bodyLimit: maxFormBytes } as const
    routes.addContentTypeParser('application/x-www-form-urlencoded', asText, (_request, body, done) =>
      done(null, body),
    )
    for (const path of ['/auth', '/session/end'])
      routes.post<{ Body: string | undefined }>(pathname + path, async (request, reply) => {
        here(request)
        // A browser sends the cookies of its sign-in along with the address it is led to, and not with a form of another site.
        return reply.redirect(`${pathname}${path}?${new URLSearchParams(request.body)}`, 303)
      })
  })

/**
 * The OpenID provider at the sign-on edition's own host, and nowhere else; nothing where no partner is configured. The
 * library reads the request and writes the answer itself. Source: docs/spec/contract.md#partners.
 */
export function openIdRoutes(app: FastifyInstance, requests: RequestCounter, deps: Deps): void {
  const { openId, clock } = deps
  if (openId.clients.length === 0) return
  const partnerFlood = createFlood(deps.config, 'partnerFlood')
  const { pathname } = new URL(openId.issuer)
  const here = (request: FastifyRequest) => {
    if (editionOfHost(deps, request) !== signOnOf(deps.editions)) throw new Problem('NOT_FOUND')
    return { networks: networksOf(addressOf(request)), now: clock.now() }
  }

  app.register(async (routes) => {
    // The library reads the body, and it bounds it.
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser('*', (_request, _payload, done) => done(null))
    // Codes of devices are typed in the account area; the library's own pages for that are below it.
    for (const path of ['/device', '/device/:id'])
      routes.get<{ Querystring: { user_code?: string } }>(pathname + path, async (request, reply) => {
        here(request)
        const { user_code } = request.query
        const page = addresses.partnerDevice
        return reply.redirect(user_code ? withQuery(page, { code: String(user_code) }) : page, 303)
      })
    routes.post(`${pathname}/device`, async () => {
      throw new Problem('METHOD_NOT_ALLOWED', { allow: ['GET', 'HEAD'] })
    })
    takePosts(routes, pathname, here)
    // Where OAuth's libraries look for it. Source: RFC 8414 §3.
    routes.get(`${metadata}${pathname}`, { config: { cors: false } }, async (request, reply) => {
      here(request)
      request.raw.url = pathname + metadata
      await handOn(request, reply, () => undefined, deps)
    })
    routes.route({
      method: ['GET', 'HEAD', 'POST', 'OPTIONS'],
      url: `${pathname}/*`,
      // Partners' own origins count here, not the editions'.
      config: { cors: false },
      handler: async (request, reply) => {
        const caller = here(request)
        if (!forServers.test(request.url.slice(pathname.length))) await limitsOf(deps, caller).take('partner')
        const proven = (partner: string) => {
          requests.takeBack(request)
          return secondsToWait(() => partnerFlood(partner, caller.now))
        }
        await handOn(request, reply, proven, deps)
      },
    })
  })
}

/** Seconds after which a limit counts again; undefined where it is not full. */
function secondsToWait(count: () => unknown): number | undefined {
  try {
    count()
    return undefined
  } catch (error) {
    if (error instanceof Problem) return error.retryAfterS
    throw error
  }
}

async function handOn(
  request: FastifyRequest,
  reply: FastifyReply,
  proven: (partner: string) => number | undefined,
  { openId, metrics }: Deps,
): Promise<void> {
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  const operation = `openid.${request.url.split(/[/?]/)[2] ?? ''}`
  reply.raw.once('finish', () =>
    request.log.info({ operation, status: reply.raw.statusCode, durationMs: reply.elapsedTime }, 'call'),
  )
  await openId.handle(request.raw, reply.raw, {
    failed: (error) =>
      isDatabaseOutage(error)
        ? sayDatabaseOutage(error, request.log, metrics)
        : request.log.error({ operation, cause: describeError(error) }, 'call failed'),
    proven,
  })
}
