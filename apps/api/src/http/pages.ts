import { randomBytes } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import { Problem } from '@leserkonto/contracts'
import { bucketOrigin } from '@leserkonto/rules'
import {
  type Assets,
  accountPage,
  contentSecurityPolicy,
  devServerAssets,
  loadAssets,
  type PolicyOrigins,
} from '@leserkonto/web/render'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
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
      // The build writes brotli and gzip twins.
      preCompressed: true,
      maxAge: '365d',
      decorateReply: false,
    })
  app.setNotFoundHandler((request, reply) => notFound(deps, assets, request, reply))
}

/** A page of the account; an unknown path is a page for browsers and a problem for programs. */
function notFound(deps: Deps, assets: Assets, request: FastifyRequest, reply: FastifyReply) {
  const reads = ['GET', 'HEAD'].includes(request.method) && !request.url.startsWith('/assets/')
  const nonce = randomBytes(16).toString('base64')
  const page = reads ? accountPage(pageRequest(deps, request, nonce), assets) : undefined
  const isBrowser = /text\/html/.test(request.headers.accept ?? '')
  if (!page || (page.status === 404 && !isBrowser))
    return sendProblem(new Problem('NOT_FOUND'), request, reply)
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy('account', nonce, policyOrigins(deps.config)),
      // Account pages may carry a token in their address until their first script has run.
      'referrer-policy': 'no-referrer',
    })
    .send(page.html)
}

/** Where else a page may load from: the bucket of the readers' pictures, and the bundler in development. */
const policyOrigins = ({ pictures, web }: Config): PolicyOrigins => ({
  ...(pictures.store === 's3' && { images: [bucketOrigin(pictures.bucket)] }),
  ...(web.devServer && { devServer: web.devServer }),
})

const pageRequest = (deps: Deps, request: FastifyRequest, nonce: string) => ({
  path: request.url.split('?')[0] ?? '/',
  edition: editionOfHost(deps, request),
  editions: deps.editions,
  nonce,
  apiOrigin: '',
  development: deps.config.development,
  mockHeader: deps.config.allowMockHeader,
})
