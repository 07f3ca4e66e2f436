import { randomBytes } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import {
  type Assets,
  accountPage,
  contentSecurityPolicy,
  devServerAssets,
  loadAssets,
  loadPortal,
  type PolicyOrigins,
  type Portal,
  portalRouteAt,
} from '@leserkonto/pages'
import { bucketOrigin } from '@leserkonto/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Deps } from '../context.ts'
import { editionOfHost } from './edition-of.ts'
import { articlePictures } from './portal/article-pictures.ts'
import { feeds } from './portal/feeds.ts'
import { createKeptPages } from './portal/kept-pages.ts'
import { portalAnswer } from './portal/portal-answer.ts'
import { sendPortalPage } from './portal/send-portal-page.ts'
import { sendProblem } from './problem-answer.ts'
import { encoded, sendHtml } from './send-html.ts'

/** The built web: the account's files and the portal. */
export type Web = { readonly assets: Assets; readonly portal: Portal }

/** Reads what the build has left. Throws when the web has not been built. */
export function loadWeb({ dist, devServer }: Config['web']): Web {
  const assets = devServer ? devServerAssets(new URL(devServer).origin) : loadAssets(dist)
  return { assets, portal: loadPortal(dist) }
}

/** Serves the built web under `/assets`, what the portal says to programs, and its pictures. */
export function webFiles(app: FastifyInstance, deps: Deps): void {
  app.register(fastifyStatic, {
    root: `${deps.config.web.dist}/assets`,
    prefix: '/assets/',
    index: false,
    immutable: true,
    // The build writes brotli and gzip twins.
    preCompressed: true,
    maxAge: '365d',
    decorateReply: false,
  })
  feeds(app, deps)
  articlePictures(app, deps)
}

/** Answers what is no route of the API: with a page where there is one or a browser asks, else with the problem. */
export function pageAnswers(deps: Deps, { assets, portal }: Web) {
  const sendPortal = portalSender(deps, portal)
  return async (problem: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (isRead(request) && portalRouteAt(path, editionOfHost(deps, request)))
      return sendPortal(request, reply)
    const nonce = randomBytes(16).toString('base64')
    const page = isRead(request) ? accountPage(pageRequest(deps, request, path, nonce), assets) : undefined
    const isBrowser = /text\/html/.test(request.headers.accept ?? '')
    // An unknown path is a page for browsers and a problem for programs.
    if (!page || (page.status === 404 && !isBrowser)) return sendProblem(problem, request, reply)
    if (page.status === 404 && !isAccountPath.test(path)) return sendPortal(request, reply)
    return sendAccountPage(deps, request, reply, { ...page, nonce })
  }
}

const isAccountPath = /^\/((na\/)?service|na\/newsletter)(\/|$)/i

const isRead = ({ method, url }: FastifyRequest) =>
  ['GET', 'HEAD'].includes(method) && !url.startsWith('/assets/')

/** Pages of the portal, kept for a moment where they are the same for everybody. */
function portalSender(deps: Deps, portal: Portal) {
  const keep = createKeptPages(deps.clock.now)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const edition = editionOfHost(deps, request)
    const route = portalRouteAt(request.url.split('?')[0] ?? '/', edition)
    const key = `${edition.shortcut} ${request.url}`
    const answer = await keep(key, () => portalAnswer(deps, portal, { route, edition, request }))
    return sendPortalPage(request, reply, answer, policyOrigins(deps.config))
  }
}

function sendAccountPage(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, html, nonce }: { status: number; html: string; nonce: string },
) {
  reply.code(status).headers({
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy({ kind: 'account', nonce }, policyOrigins(deps.config)),
    // Account pages may carry a token in their address until their first script has run.
    'referrer-policy': 'no-referrer',
    vary: 'Origin, Accept-Encoding',
  })
  return sendHtml(request, reply, encoded(html))
}

/** Where else a page may load from: the bucket of the readers' pictures, and the bundler in development. */
const policyOrigins = ({ pictures, web }: Config): PolicyOrigins => ({
  ...(pictures.store === 's3' && { images: [bucketOrigin(pictures.bucket)] }),
  ...(web.devServer && { devServer: web.devServer }),
})

const pageRequest = (deps: Deps, request: FastifyRequest, path: string, nonce: string) => ({
  path,
  edition: editionOfHost(deps, request),
  editions: deps.editions,
  nonce,
  apiOrigin: '',
  development: deps.config.development,
  mockHeader: deps.config.allowMockHeader,
})
