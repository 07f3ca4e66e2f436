import { Problem } from '@leserkonto/contracts'
import { editionNamed, isSignOn, type ServedEdition, signOnOf } from '@leserkonto/editions'
import { keepPage } from '@leserkonto/pages'
import {
  addresses,
  loginFor,
  prefixOf,
  recordOf,
  safeReturnUrl,
  signOnFor,
  withQuery,
} from '@leserkonto/rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps, Metrics, SignOnOperations } from '../context.ts'
import { workOf } from '../work.ts'
import { callLog } from './call-log.ts'
import { forgetCookie, readCookie, readCookies, writeCookie } from './cookies.ts'
import { askedEdition, editionOfHost } from './edition-of.ts'
import { asProblem } from './problem-answer.ts'

const formType = 'application/x-www-form-urlencoded'
const maxBytes = 4 * 1024
// Tokens are made and cookies are set here, which is nothing for what only looks.
const withoutHead = { exposeHeadRoute: false }
const secretForm = /^[\w-]{43}$/

/**
 * The ways between the editions and the sign-on edition, where a browser is known by its cookie. Browsers are led through
 * by redirects, without script, and nothing here is answered to a program: the cookies authenticate no operation. Every
 * redirect leads to an edition's own origin. Source: docs/spec/contract.md#sign-on.
 */
export function signOnRoutes(
  app: FastifyInstance,
  operations: SignOnOperations,
  metrics: Metrics,
  deps: Deps,
): void {
  const signOn = signOnOf(deps.editions)

  /** Does an operation and writes its line of the log. What fails leaves a reader where one without a sign-on is. */
  const done = async <T>(name: string, request: FastifyRequest, work: () => Promise<T>) => {
    const line = callLog(request.log, metrics).begin(`signOn.${name}`)
    try {
      const result = await work()
      line.ok()
      return result
    } catch (error) {
      line.refused(asProblem(error))
      return undefined
    }
  }

  app.register(async (routes) => {
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser(
      formType,
      { parseAs: 'string', bodyLimit: maxBytes },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
    routes.addHook('onRequest', async (request, reply) => {
      if (/prefetch/.test(String(request.headers['sec-purpose'] ?? ''))) throw new Problem('FORBIDDEN')
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    })

    // At every edition: asks whether this browser is signed on. The answer is bound to a cookie of the edition.
    routes.get(addresses.signOn, withoutHead, async (request, reply) => {
      const { shortcut } = editionOfHost(deps, request)
      const returnUrl = safeReturnUrl(text(request.query, 'return_url'), deps.returnTargets)
      // Two tabs at once ask for the same.
      const state = readCookie(request, 'signOnState') ?? deps.ids.newSecret()
      writeCookie(request, reply, 'signOnState', state)
      const query = {
        edition: shortcut,
        state: deps.ids.secretHash(state),
        ...(returnUrl && { return_url: returnUrl }),
        ...(isQuiet(request) && { prompt: 'none' }),
      }
      return reply.redirect(signOn.ownUrl + withQuery(addresses.signOnPass, query), 302)
    })

    // At every edition: to another one, through its sign-on for a reader who is signed in here. The page with the link is
    // the same for everybody, so that caches may keep it.
    routes.get<{ Params: { edition: string } }>(
      `${addresses.signOnTo}/:edition`,
      withoutHead,
      async (request, reply) => {
        const { shortcut } = editionOfHost(deps, request)
        const target = editionNamed(deps.editions, request.params.edition)
        if (!target) throw new Problem('NOT_FOUND')
        const kind = {
          type: 'userdata+jwt',
          audience: shortcut,
          now: deps.clock.now(),
          evenExpired: true,
        } as const
        // Only whether somebody was signed in: the sign-on edition knows whether they still are.
        const known = await Promise.all(
          readCookies(request, 'userData').map((cookie) => deps.keys.verify(cookie, kind)),
        )
        const isReader = known.some((claims) => claims !== undefined)
        const way = isReader ? `${signOnFor(addresses.overview)}&prompt=none` : addresses.overview
        return reply.redirect(target.ownUrl + way, 302)
      },
    )

    // At the sign-on edition: to an edition, with a token for it if the browser is signed on.
    routes.get(addresses.signOnPass, withoutHead, async (request, reply) => {
      atSignOn(request)
      const edition = askedEdition(deps, text(request.query, 'edition'), request)
      const state = text(request.query, 'state')
      if (!secretForm.test(state)) throw new Problem('MALFORMED_REQUEST')
      const returnUrl = safeReturnUrl(text(request.query, 'return_url'), deps.returnTargets)
      const login = edition.ownUrl + (returnUrl ? prefixOf(returnUrl) + loginFor(returnUrl) : addresses.login)
      const secrets = readCookies(request, 'signOn')
      const work = async () =>
        secrets.length > 0 ? operations.pass({ secrets, edition, state }, workOf(deps)) : undefined
      const token = await done('pass', request, work)
      if (token) return reply.redirect(`${login}#tokenSSO=${token}`, 302)
      return reply.redirect(isQuiet(request) ? edition.ownUrl + pathOf(returnUrl) : login, 302)
    })

    // At every edition: the page that brings a token from its storage to the next route.
    routes.get(addresses.signOnKeep, withoutHead, async (request, reply) => {
      const { html, policy } = keepPage(editionOfHost(deps, request), signOn)
      // Without a referrer browsers would not name the origin of the form either.
      reply.headers({ 'content-security-policy': policy, 'referrer-policy': 'strict-origin' })
      return reply.type('text/html; charset=utf-8').send(html)
    })

    // At the sign-on edition: takes the token of an edition's own page. Browsers send no cookie of ours with a form from
    // another site; with the redirect that follows they do.
    routes.post(addresses.signOnKeep, async (request, reply) => {
      atSignOn(request)
      const edition = editionOfForm(request)
      const token = text(request.body, 'token')
      if (!edition || !secretForm.test(token)) throw new Problem('FORBIDDEN')
      writeCookie(request, reply, 'signOnToken', token)
      const return_url = pathOf(safeReturnUrl(text(request.body, 'return_url'), deps.returnTargets))
      return reply.redirect(withQuery(addresses.signOnKept, { edition: edition.shortcut, return_url }), 303)
    })

    // At the sign-on edition: the browser is signed on from here on, and goes on where it came from.
    routes.get(addresses.signOnKept, withoutHead, async (request, reply) => {
      atSignOn(request)
      const edition = askedEdition(deps, text(request.query, 'edition'), request)
      const tokens = readCookies(request, 'signOnToken')
      if (tokens.length > 0) {
        forgetCookie(request, reply, 'signOnToken')
        const secrets = readCookies(request, 'signOn')
        const next = await done('keep', request, () =>
          operations.keep({ tokens, edition, secrets }, workOf(deps)),
        )
        if (next) {
          writeCookie(request, reply, 'signOn', next)
          // Its own pages know their reader, too.
          writeCookie(request, reply, 'known', new URL(signOn.ownUrl).hostname)
        }
      }
      const path = pathOf(safeReturnUrl(text(request.query, 'return_url'), deps.returnTargets))
      return reply.redirect(edition.ownUrl + path, 303)
    })
  })

  function atSignOn(request: FastifyRequest): void {
    if (!isSignOn(editionOfHost(deps, request))) throw new Problem('NOT_FOUND')
  }

  /**
   * The edition whose own page sent a form. Another site's page, which might sign its visitor on to its own account, has
   * another origin or none.
   */
  function editionOfForm({ headers }: FastifyRequest): ServedEdition | undefined {
    const { 'sec-fetch-mode': mode = 'navigate', 'sec-fetch-dest': dest = 'document' } = headers
    if (mode !== 'navigate' || dest !== 'document') return undefined
    return deps.editions.find(({ ownUrl }) => new URL(ownUrl).origin === headers.origin)
  }
}

/** A field of a query or form; empty where it is missing or comes twice. */
function text(fields: unknown, name: string): string {
  const value = recordOf(fields)[name]
  return typeof value === 'string' ? value : ''
}

/** Who is not signed on goes on without a question. The name and value are those of OpenID Connect. */
const isQuiet = ({ query }: FastifyRequest) => text(query, 'prompt') === 'none'

/** A path of the edition itself; anything else is left out. */
const pathOf = (returnUrl: string | undefined) => (returnUrl?.startsWith('/') ? returnUrl : addresses.root)
