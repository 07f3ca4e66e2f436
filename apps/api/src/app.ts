import fastifyCookie from '@fastify/cookie'
import { contract, Problem } from '@leserkonto/contracts'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Deps } from './context.ts'
import { allowedMethods } from './http/allowed-methods.ts'
import { callerOf, createPortalFloods } from './http/caller.ts'
import { createRequestCounter } from './http/count-requests.ts'
import { crossSiteCalls } from './http/cross-site.ts'
import { pathAtDesk } from './http/desk/desk-host.ts'
import { deskRoutes } from './http/desk/desk-routes.ts'
import { docs } from './http/docs.ts'
import { isOwnHost, namesOneHost, pathOfTarget, setScheme } from './http/edition-of.ts'
import { inboundEvents } from './http/inbound-events.ts'
import { readJsonBodies } from './http/json-body.ts'
import { media } from './http/media.ts'
import { oneClickRoute } from './http/one-click-route.ts'
import { openIdRoutes } from './http/openid.ts'
import { developmentRoutes, operationsRoutes } from './http/operations-routes.ts'
import { pageAnswers, pageMethods, rendererOf, type Web, webFiles } from './http/pages.ts'
import { dataRequestForm } from './http/portal/data-request-form.ts'
import { declarationForms } from './http/portal/declaration-forms.ts'
import { sendProblem } from './http/problem-answer.ts'
import { countAnswers } from './http/refusals.ts'
import { securityHeaders } from './http/security-headers.ts'
import { serve } from './http/serve.ts'
import { boundedBy, type ServerLimits, serverLimits } from './http/server-limits.ts'
import { signOnRoutes } from './http/sign-on.ts'
import { answerUnreadable } from './http/unreadable.ts'
import { wellKnown } from './http/well-known.ts'
import {
  deskOperations,
  eventOperations,
  oneClickOperation,
  operations,
  portalOperations,
  signOnOperations,
  testControlOperations,
} from './operations.ts'
import { traceOfLine } from './trace.ts'

/**
 * What differs between the process and a test; without `web` there are no pages. Tests wait for smaller limits. While it
 * `isDraining` the process does all its work and says that it is not ready.
 */
export type AppOptions = {
  logger: object | false
  web?: Web
  limits?: ServerLimits
  isDraining?: () => boolean
}

/** The whole HTTP server for the given dependencies; main.ts and all API tests build it with this. */
export function buildApp(deps: Deps, options: AppOptions): FastifyInstance {
  const limits = options.limits ?? serverLimits
  const app = Fastify({
    logger: options.logger && { mixin: traceOfLine, ...options.logger },
    // Each call writes its own log line; Fastify's lines would contain the URL and with it query values.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => deps.ids.newId(),
    // run() reads the schemas of the contract; Fastify's own compilers would only take up memory.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    trustProxy: deps.config.trustProxy.length > 0 ? [...deps.config.trustProxy] : false,
    ...boundedBy(limits),
    rewriteUrl: (request) => pathAtDesk(request, pathOfTarget(request), deps),
    clientErrorHandler: answerUnreadable(deps),
    exposeHeadRoutes: true,
    // Fastify refuses an invalid URL before any hook runs.
    frameworkErrors: async (error, request, reply) => {
      try {
        await greet(request, reply)
        await answerUnrouted(error, request, reply)
      } catch (cause) {
        sendProblem(cause, request, reply)
      }
    },
  })
  app.server.maxConnections = limits.connections
  app.addHook('preClose', async () => endIdleConnections(app))
  const requests = createRequestCounter(deps)
  const answerUnrouted = options.web ? pageAnswers(options.web, portalOperations, deps) : sendProblem
  const greet = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(securityHeaders(request.id, deps.config))
    await requests.begin(request, reply)
    if (reply.sent) return
    if (!namesOneHost(request)) {
      // Whoever wrote it may have hidden a second request in what follows.
      reply.header('connection', 'close')
      throw new Problem('MALFORMED_REQUEST')
    }
    if (!isOwnHost(deps, request)) throw new Problem('MISDIRECTED')
    setScheme(deps, request)
  }
  const { metrics } = deps
  app.removeContentTypeParser(['text/plain', 'application/json'])
  readJsonBodies(app)
  app.setErrorHandler(sendProblem)
  countAnswers(app, metrics)
  app.addHook('onRequest', greet)
  app.addHook('onResponse', async (request, reply) => requests.answered(request, reply))
  // It writes cookies. Of several of one name it would read the first only: http/cookies.ts reads them.
  app.register(fastifyCookie, { hook: false })
  crossSiteCalls(app, deps, (request) => request.is404 && pageMethods(request, deps).length > 0)
  const routedAt = allowedMethods(app)
  // Routes come after the plugins above, so that cookies and CORS work for them.
  app.register(async (routes) => {
    const counters = { metrics, requests, portal: createPortalFloods(deps.config) }
    const caller = (request: FastifyRequest, reply: FastifyReply) => callerOf(deps, counters, request, reply)
    serve(routes, contract, operations, caller)
    oneClickRoute(routes, oneClickOperation, caller)
    if (options.web) {
      const renderer = rendererOf(options.web.portal, portalOperations, deps)
      const forms = { renderer, callerOf: caller }
      declarationForms(routes, operations.subscriptions, forms, deps)
      dataRequestForm(routes, operations.profile, forms, deps)
    }
    deskRoutes(routes, deskOperations, deps)
    signOnRoutes(routes, signOnOperations, metrics, deps)
    wellKnown(routes, deps)
    operationsRoutes(routes, deps, metrics, options.isDraining ?? (() => false))
    inboundEvents(routes, eventOperations, counters, deps)
    developmentRoutes(routes, testControlOperations, metrics, deps)
    openIdRoutes(routes, requests, deps)
    media(routes, deps)
    docs(routes, async () => {
      const { openApiDocument } = await import('./http/openapi.ts')
      return openApiDocument(contract, { personas: deps.config.development })
    })
  })
  if (options.web) webFiles(app, portalOperations, requests, deps)
  app.setNotFoundHandler((request, reply) => {
    const allow = routedAt(request.url.split('?')[0] ?? '').concat(
      options.web ? pageMethods(request, deps) : [],
    )
    // A route may have taken the method and found nothing, such as that of files.
    const isOther = allow.length > 0 && !allow.includes(request.method)
    const problem = isOther ? new Problem('METHOD_NOT_ALLOWED', { allow }) : new Problem('NOT_FOUND')
    return answerUnrouted(problem, request, reply)
  })
  return app
}

const idleLookMs = 100

/** The server ends what is idle when it is told to close, and would wait a minute for what has been answered since. */
function endIdleConnections({ server }: FastifyInstance): void {
  if (!server.listening) return
  const looking = setInterval(() => server.closeIdleConnections(), idleLookMs)
  server.once('close', () => clearInterval(looking))
}

function noSchemas(): never {
  throw new Error('A route carries a schema of its own instead of one of the contract')
}
