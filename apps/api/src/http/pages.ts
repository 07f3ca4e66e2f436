import { randomBytes } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import type { ServedEdition } from '@leserkonto/editions'
import {
  type AccountRoute,
  type Assets,
  accountPage,
  contentSecurityPolicy,
  devServerAssets,
  loadAssets,
  loadPortal,
  manifestAddress,
  type PolicyOrigins,
  type Portal,
  pageAt,
  webAppManifest,
} from '@leserkonto/pages'
import { addresses, bucketOrigin, passkeyPlace } from '@leserkonto/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { waySharesAt } from '../config.ts'
import type { Deps, PortalOperations } from '../context.ts'
import { workOf } from '../work.ts'
import { forgetCookie, forgetOthers, hasSeveral, sendsCookie, writeCookie } from './cookies.ts'
import type { RequestCounter } from './count-requests.ts'
import { sameForAllOrigins } from './cross-site.ts'
import { editionOfHost } from './edition-of.ts'
import { partnerOfPage, wishOf } from './partner-of-page.ts'
import { articleMedia } from './portal/article-media.ts'
import { articlePictures } from './portal/article-pictures.ts'
import { keepDataToken } from './portal/data-request-form.ts'
import { feeds } from './portal/feeds.ts'
import { isSeenByNobody, portalAnswer, type Renderer } from './portal/portal-answer.ts'
import { sendPrivate, sendPublic } from './portal/send-public.ts'
import { speculationRules } from './portal/speculation-rules.ts'
import { asProblem, sendProblem } from './problem-answer.ts'
import { encoded, sendEncoded } from './send-encoded.ts'

/** What the pages of the portal are rendered with. */
export const rendererOf = (portal: Portal, operations: PortalOperations, { config }: Deps): Renderer => ({
  portal,
  operations,
  origins: policyOrigins(config),
})

/** The built web: the account's files and the portal. */
export type Web = { readonly assets: Assets; readonly portal: Portal }

/** Reads what the build has left. Throws when the web has not been built. */
export function loadWeb({ dist, devServer }: Config['web']): Web {
  const origin = devServer && new URL(devServer).origin
  return {
    assets: origin ? devServerAssets(origin) : loadAssets(dist),
    portal: loadPortal(dist, origin),
  }
}

/** Serves the built web under `/assets`, what the portal says to programs, and its pictures. */
export function webFiles(
  app: FastifyInstance,
  operations: PortalOperations,
  requests: RequestCounter,
  deps: Deps,
): void {
  app.register(async (scope) => {
    scope.addHook('onRoute', sameForAllOrigins)
    scope.register(fastifyStatic, {
      root: `${deps.config.web.dist}/assets`,
      prefix: '/assets/',
      index: false,
      immutable: true,
      // The build writes brotli and gzip twins.
      preCompressed: true,
      maxAge: '365d',
      decorateReply: false,
    })
    publicScript(scope, deps.config.web.dist)
    scope.get(manifestAddress, (request, reply) =>
      reply
        .header('content-type', 'application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(webAppManifest(editionOfHost(deps, request))),
    )
    feeds(scope, operations, deps)
    articlePictures(scope, requests, deps)
    articleMedia(scope, requests, deps)
    speculationRules(scope)
  })
}

const lifetime = { browserS: 60, sharedS: 60 }
/** Its page asks for it every few seconds. */
const liveLifetime = { browserS: 0, sharedS: 10 }

/** Answers what is no route of the API: with a page where there is one or a browser asks, else with the problem. */
export function pageAnswers({ assets, portal }: Web, operations: PortalOperations, deps: Deps) {
  const renderer = rendererOf(portal, operations, deps)
  return async (problem: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const edition = editionOfHost(deps, request)
    const found = isRead(request) ? pageAt(request.url.split('?')[0] ?? '/', edition) : undefined
    const isBrowser = /text\/html/.test(request.headers.accept ?? '')
    // An unknown path is a page for browsers and a problem for programs.
    const isUnknown = asProblem(problem).code !== 'METHOD_NOT_ALLOWED'
    if (!found || (!found.route && !(isBrowser && isUnknown))) return sendProblem(problem, request, reply)
    if (found.area === 'account')
      return sendAccountPage(found, edition, { request, reply, assets, operations, deps })
    if (found.route?.page === 'heldData' && keepDataToken(request, reply, deps))
      return reply.header('cache-control', 'no-store').redirect(addresses.heldData, 303)
    const sendAhead = () => reply.code(503).header('cache-control', 'no-store').send()
    if (isSeenByNobody(request) && operations.isPersonal(found.route)) return sendAhead()
    const answer = await portalAnswer({ found, edition, request }, renderer, deps)
    const { page, isPrivate, isAhead, isNotice, counts } = answer
    if (isNotice) forgetCookie(request, reply, 'signedOn')
    // Here those can be expired that belong to the path of this page.
    if (counts !== undefined) writeCookie(request, reply, 'userData', counts)
    else if (isPrivate && hasSeveral(request, 'userData')) forgetOthers(request, reply, 'userData')
    if (isAhead) return sendAhead()
    const isLive = found.route?.page === 'live'
    if (isPrivate) return sendPrivate(request, reply, page, isLive)
    return sendPublic(request, reply, { page, lifetime: isLive ? liveLifetime : lifetime, edge: deps.edge })
  }
}

/** The methods of the page at the address of a request, if there is one. */
export const pageMethods = (request: FastifyRequest, deps: Deps): string[] =>
  pageAt(request.url.split('?')[0] ?? '/', editionOfHost(deps, request))?.route ? ['GET', 'HEAD'] : []

const isRead = ({ method, url }: FastifyRequest) =>
  ['GET', 'HEAD'].includes(method) && !url.startsWith('/assets/')

async function sendAccountPage(
  { route, path }: { route: AccountRoute | undefined; path: string },
  edition: ServedEdition,
  {
    request,
    reply,
    assets,
    operations,
    deps,
  }: Pick<Web, 'assets'> & {
    request: FastifyRequest
    reply: FastifyReply
    operations: PortalOperations
    deps: Deps
  },
) {
  const nonce = randomBytes(16).toString('base64')
  const measures = edition.tagManagerId !== null
  const { config, editions } = deps
  const passkeys = passkeyPlace(edition.ownUrl, deps.passkeys)
  const { development, allowMockHeader: mockHeader } = config
  const shares = waySharesAt(config, edition.shortcut)
  const partner = await partnerOfPage(request, { route, path }, deps)
  const headline =
    route?.screen === 'LoginRegister'
      ? await operations.headlineAt(wishOf(request), edition, workOf(deps))
      : undefined
  const { status, html } = accountPage(
    {
      isKnown: sendsCookie(request, 'known'),
      route,
      path,
      edition,
      editions,
      partner,
      headline,
      passkeys,
      shares,
      nonce,
      apiOrigin: '',
      development,
      mockHeader,
    },
    assets,
  )
  reply.code(status).headers({
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy(
      { kind: 'account', nonce, measures },
      // The overview has pictures of articles.
      { ...policyOrigins(config), media: edition.pictureOrigins.map(({ origin }) => origin) },
    ),
    // Account pages may carry a token in their address until their first script has run.
    'referrer-policy': 'no-referrer',
    vary: 'Accept-Encoding',
    'content-type': 'text/html; charset=utf-8',
  })
  return sendEncoded(request, reply, encoded(html))
}

/** Where else a page may load from: the bucket of the readers' pictures, and the bundler in development. */
const policyOrigins = ({ pictures, web }: Config): PolicyOrigins => ({
  ...(pictures.store === 's3' && { images: [bucketOrigin(pictures.bucket)] }),
  ...(web.devServer && { devServer: web.devServer }),
})

/**
 * `/leserkonto.js`, which portals load at an edition's own host, its types, and the service worker of push messages. Their names never change, so that a browser
 * keeps them for five minutes only. Source: docs/spec/contract.md#where-things-are.
 */
function publicScript(app: FastifyInstance, dist: string): void {
  app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: dist, serve: false, preCompressed: true, maxAge: '5m' })
    for (const file of ['leserkonto.js', 'leserkonto.d.ts', 'push-worker.js'])
      scope.get(`/${file}`, (_request, reply) => reply.sendFile(file))
  })
}
