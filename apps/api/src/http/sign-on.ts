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
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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

/** What the steps share: the sign-on edition, and what is done there. */
type Parts = { signOn: ServedEdition; operations: SignOnOperations; metrics: Metrics; deps: Deps }
type Step = (request: FastifyRequest, reply: FastifyReply, parts: Parts) => Promise<FastifyReply>

/**
 * The ways between the editions and the sign-on edition (S), where a browser is known by its cookie. Browsers are led through
 * by redirects, and nothing here is answered to a program: the cookies authenticate no operation. Every redirect leads to
 * an edition's own origin. The wish travels as `return_url`, and each step checks it. A browser comes in one of three ways:
 *
 * | a browser        | calls                     | at   | cookies                                     | and goes on to                              |
 * | ---------------- | ------------------------- | ---- | ------------------------------------------- | ------------------------------------------- |
 * | wants to be known | 1 `GET /sign-on`         | any  | sets `signOnState`                          | 2, with the hash of that cookie as `state`  |
 * |                  | 2 `GET /sign-on/pass`     | S    | reads `signOn`                              | the edition's login, with a token if signed on; `prompt=none`: the wish |
 * | changes paper    | 0 `GET /sign-on/to/:edition` | any | reads `userData`                          | 1 at the other paper, or its front          |
 * | has just signed in | 3 `GET /sign-on/keep`   | any  | none: a page with the token of its tab       | 4, by a form                                |
 * |                  | 4 `POST /sign-on/keep`    | S    | sets `signOnToken`                          | 5                                           |
 * |                  | 5 `GET /sign-on/kept`     | S    | reads and ends `signOnToken`, sets `signOn`, `known` | the wish, at the edition           |
 *
 * Source: docs/spec/contract.md#sign-on, docs/decisions/0024-sign-on.md.
 */
export function signOnRoutes(
  app: FastifyInstance,
  operations: SignOnOperations,
  metrics: Metrics,
  deps: Deps,
): void {
  const parts = { signOn: signOnOf(deps.editions), operations, metrics, deps }
  const anywhere = (step: Step) => (request: FastifyRequest, reply: FastifyReply) =>
    step(request, reply, parts)
  const atSignOn = (step: Step) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isSignOn(editionOfHost(deps, request))) throw new Problem('NOT_FOUND')
    return step(request, reply, parts)
  }

  app.register(async (routes) => {
    takeForms(routes)
    routes.addHook('onRequest', beginStep)
    routes.get(addresses.signOn, withoutHead, anywhere(ask))
    routes.get(addresses.signOnPass, withoutHead, atSignOn(pass))
    routes.get(`${addresses.signOnTo}/:edition`, withoutHead, anywhere(changePaper))
    routes.get(addresses.signOnKeep, withoutHead, anywhere(showKeepPage))
    routes.post(addresses.signOnKeep, atSignOn(bring))
    routes.get(addresses.signOnKept, withoutHead, atSignOn(keep))
  })
}

function takeForms(routes: FastifyInstance): void {
  routes.removeAllContentTypeParsers()
  routes.addContentTypeParser(
    formType,
    { parseAs: 'string', bodyLimit: maxBytes },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
}

/** No step is taken by a page that is only loaded ahead, and none is kept by a cache. */
async function beginStep(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (/prefetch/.test(String(request.headers['sec-purpose'] ?? ''))) throw new Problem('FORBIDDEN')
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
}

/** 0: to another newspaper. The page with the link is the same for everybody, so that caches may keep it. */
const changePaper: Step = async (request, reply, { deps }) => {
  const audience = editionOfHost(deps, request).shortcut
  const target = editionNamed(deps.editions, text(request.params, 'edition'))
  if (!target) throw new Problem('NOT_FOUND')
  const kind = { type: 'userdata+jwt', audience, now: deps.clock.now(), evenExpired: true } as const
  // Only whether somebody was signed in: the sign-on edition knows whether they still are.
  const cookies = readCookies(request, 'userData').map((cookie) => deps.keys.verify(cookie, kind))
  const isReader = (await Promise.all(cookies)).some((claims) => claims !== undefined)
  const way = isReader ? `${signOnFor(addresses.overview)}&prompt=none` : addresses.overview
  return reply.redirect(target.ownUrl + way, 302)
}

/** 1: asks whether this browser is signed on. The answer is bound to a cookie of the edition. */
const ask: Step = async (request, reply, { signOn, deps }) => {
  const returnUrl = wishIn(request.query, deps)
  // Two tabs at once ask for the same.
  const state = readCookie(request, 'signOnState') ?? deps.ids.newSecret()
  const query = {
    edition: editionOfHost(deps, request).shortcut,
    state: deps.ids.secretHash(state),
    ...(returnUrl && { return_url: returnUrl }),
    ...(isQuiet(request) && { prompt: 'none' }),
  }
  writeCookie(request, reply, 'signOnState', state)
  return reply.redirect(signOn.ownUrl + withQuery(addresses.signOnPass, query), 302)
}

/** 2: back to the edition, with a token for it if the browser is signed on. */
const pass: Step = async (request, reply, { operations, metrics, deps }) => {
  const edition = askedEdition(deps, text(request.query, 'edition'), request)
  const state = text(request.query, 'state')
  if (!secretForm.test(state)) throw new Problem('MALFORMED_REQUEST')
  const returnUrl = wishIn(request.query, deps)
  const login = edition.ownUrl + (returnUrl ? prefixOf(returnUrl) + loginFor(returnUrl) : addresses.login)
  const secrets = readCookies(request, 'signOn')
  const token = await logged('pass', request, metrics, async () =>
    secrets.length > 0 ? operations.pass({ secrets, edition, state }, workOf(deps)) : undefined,
  )
  if (token) return reply.redirect(`${login}#tokenSSO=${token}`, 302)
  return reply.redirect(isQuiet(request) ? edition.ownUrl + pathOf(returnUrl) : login, 302)
}

/** 3: the page that brings a token from its tab's storage to the sign-on edition. */
const showKeepPage: Step = async (request, reply, { signOn, deps }) => {
  const { html, policy } = keepPage(editionOfHost(deps, request), signOn)
  // Without a referrer browsers would not name the origin of the form either.
  reply.headers({ 'content-security-policy': policy, 'referrer-policy': 'strict-origin' })
  return reply.type('text/html; charset=utf-8').send(html)
}

/**
 * 4: takes the token of an edition's own page. Browsers send no cookie of ours with a form from another site; with the
 * redirect that follows they do.
 */
const bring: Step = async (request, reply, { deps }) => {
  const edition = editionOfForm(request, deps)
  const token = text(request.body, 'token')
  if (!edition || !secretForm.test(token)) throw new Problem('FORBIDDEN')
  writeCookie(request, reply, 'signOnToken', token)
  const query = { edition: edition.shortcut, return_url: pathOf(wishIn(request.body, deps)) }
  return reply.redirect(withQuery(addresses.signOnKept, query), 303)
}

/** 5: the browser is signed on from here on, and goes on where it came from. */
const keep: Step = async (request, reply, parts) => {
  const { deps } = parts
  const edition = askedEdition(deps, text(request.query, 'edition'), request)
  const tokens = readCookies(request, 'signOnToken')
  if (tokens.length > 0) await redeem({ tokens, edition }, request, reply, parts)
  return reply.redirect(edition.ownUrl + pathOf(wishIn(request.query, deps)), 303)
}

async function redeem(
  brought: { tokens: readonly string[]; edition: ServedEdition },
  request: FastifyRequest,
  reply: FastifyReply,
  { signOn, operations, metrics, deps }: Parts,
): Promise<void> {
  forgetCookie(request, reply, 'signOnToken')
  const secrets = readCookies(request, 'signOn')
  const next = await logged('keep', request, metrics, () =>
    operations.keep({ ...brought, secrets }, workOf(deps)),
  )
  if (!next) return
  writeCookie(request, reply, 'signOn', next)
  // Its own pages know their reader, too.
  writeCookie(request, reply, 'known', new URL(signOn.ownUrl).hostname)
}

/** Does an operation and writes its line of the log. What fails leaves a reader where one without a sign-on is. */
async function logged<T>(name: string, request: FastifyRequest, metrics: Metrics, work: () => Promise<T>) {
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

/**
 * The edition whose own page sent a form. Another site's page, which might sign its visitor on to its own account, has
 * another origin or none.
 */
function editionOfForm({ headers }: FastifyRequest, deps: Deps): ServedEdition | undefined {
  const { 'sec-fetch-mode': mode = 'navigate', 'sec-fetch-dest': dest = 'document' } = headers
  if (mode !== 'navigate' || dest !== 'document') return undefined
  return deps.editions.find(({ ownUrl }) => new URL(ownUrl).origin === headers.origin)
}

/** A field of a query, a form or a path; empty where it is missing or comes twice. */
function text(fields: unknown, name: string): string {
  const value = recordOf(fields)[name]
  return typeof value === 'string' ? value : ''
}

/** Where the browser wants to go on to; undefined for what is no address of ours. */
const wishIn = (fields: unknown, { returnTargets }: Deps): string | undefined =>
  safeReturnUrl(text(fields, 'return_url'), returnTargets)

/** Who is not signed on goes on without a question. The name and value are those of OpenID Connect. */
const isQuiet = ({ query }: FastifyRequest) => text(query, 'prompt') === 'none'

/** A path of the edition itself; anything else is left out. */
const pathOf = (returnUrl: string | undefined) => (returnUrl?.startsWith('/') ? returnUrl : addresses.root)
