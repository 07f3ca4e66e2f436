import { randomBytes } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import { Problem } from '@leserkonto/contracts'
import {
  type Assets,
  accountPage,
  contentSecurityPolicy,
  devServerAssets,
  loadAssets,
  type PolicyOrigins,
} from '@leserkonto/web/render'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { editionOfHost } from './edition-of.ts'
import { sendProblem } from './problem-answer.ts'

/** Serves the built web under `/assets` and a page for every other path a browser asks for. */
export function pages(app: FastifyInstance, deps: Deps): void {
  const { devServer, dist } = deps.config.web
  const assets = devServer ? devServerAssets(new URL(devServer).origin) : loadAssets(dist)
  if (!devServer)
    app.register(fastifyStatic, {
      root: `${dist}/assets`,
      prefix: '/assets/',
      index: false,
      immutable: true,
      maxAge: '365d',
      decorateReply: false,
    })
  app.setNotFoundHandler((request, reply) => notFound(deps, assets, request, reply))
}

/** Browsers get a page, also for an unknown path; programs get a problem. */
function notFound(deps: Deps, assets: Assets, request: FastifyRequest, reply: FastifyReply) {
  const wantsPage =
    ['GET', 'HEAD'].includes(request.method) && /text\/html|\*\/\*|^$/.test(request.headers.accept ?? '')
  if (!wantsPage || request.url.startsWith('/assets/'))
    return sendProblem(new Problem('NOT_FOUND'), request, reply)
  return sendPage(deps, assets, request, reply)
}

function sendPage(deps: Deps, assets: Assets, request: FastifyRequest, reply: FastifyReply) {
  const { config, editions } = deps
  const nonce = randomBytes(16).toString('base64')
  const path = request.url.split('?')[0] ?? '/'
  const page = accountPage(
    {
      path,
      edition: editionOfHost(deps, request),
      editions,
      nonce,
      apiOrigin: '',
      development: config.development,
      mockHeader: config.allowMockHeader,
    },
    assets,
  )
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy('account', nonce, originsOf(config.web.devServer)),
      // Account pages may carry a token in their address until their first script has run.
      'referrer-policy': 'no-referrer',
    })
    .send(page.html)
}

const originsOf = (devServer: string | undefined): PolicyOrigins => (devServer ? { devServer } : {})
