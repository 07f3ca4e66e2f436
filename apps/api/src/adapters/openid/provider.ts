import { errors, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import { equalSecrets } from '../secrets.ts'
import type { PartnerClient } from './clients.ts'
import { configurationOf } from './configuration.ts'
import { refuse, showForm } from './pages.ts'
import type { Engine, OpenIdParts, Telling } from './parts.ts'
import { requestsOf } from './requests.ts'
import { isSessionId } from './storage.ts'

/** What the library's types leave out. */
type Logout = { backchannelLogout: (this: object, accountId: string, sid: string) => Promise<void> }
type Ids = { generateTokenId: (this: object) => string }

/** The provider over the library, for one issuer. */
export function createEngine(parts: OpenIdParts): Engine {
  const { issuer, clients, store } = parts
  const provider = new Provider(issuer, configurationOf(parts))
  const tells = new WeakMap<object, Telling>()
  // The issuer's address counts, whatever a proxy said; the request's host was checked before.
  provider.proxy = true
  const { protocol, host, pathname } = new URL(issuer)
  provider.on('server_error', (ctx, error) => tells.get(ctx.req)?.failed(error))
  provider.use(async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      // The library answers what fails in its routes; a session that cannot be saved fails around them.
      tells.get(ctx.req)?.failed(error)
      return refuse(ctx, { status: 500, error: 'server_error' }, parts)
    }
    if (ctx.status === 404 && ctx.body === undefined)
      return refuse(ctx, { status: 404, error: 'invalid_request' }, parts)
    if (!isOpenId(ctx)) return
    showForm(ctx, parts)
    const { route, client } = ctx.oidc
    if (route === 'end_session_confirm' && ctx.status === 303) await endSignIns(ctx, parts)
    if (route === 'userinfo' && ctx.status === 200 && client?.clientSecret) {
      const tooMany = refusal(ctx, client.clientId)
      if (tooMany) Object.assign(ctx, { status: tooMany.status, body: { error: tooMany.error } })
    }
  })
  /** Answers a partner's server that has called too often. */
  const refusal = (ctx: KoaContextWithOIDC, partner: string) => {
    const waitS = tells.get(ctx.req)?.proven(partner)
    if (waitS === undefined) return undefined
    ctx.set('retry-after', String(waitS))
    return new errors.OIDCProviderError(429, 'temporarily_unavailable')
  }
  const { Client } = provider
  // Only hashes of the secrets are configured.
  Client.prototype.compareClientSecret = function compareClientSecret(secret) {
    const isRight = equalSecrets(store.idHash(secret), this.clientSecret ?? '')
    const tooMany = isRight && Provider.ctx && refusal(Provider.ctx, this.clientId)
    if (tooMany) throw tooMany
    return isRight
  }
  const telling = Client.prototype as typeof Client.prototype & Logout
  const { backchannelLogout: tell } = telling
  // Whatever ends a session has put an entry into the outbox; the library would send a second message, and wait for it.
  telling.backchannelLogout = async () => undefined
  giveSameSuccessor(provider, parts)
  judgeAgeByOurClock(provider, parts)
  const callback = provider.callback()
  const ready = knowPairwise(provider, clients)
  const policy = policyFor(clients)

  return {
    ...requestsOf(provider, parts),
    async handle(request, response, tell) {
      await ready
      tells.set(request, tell)
      response.setHeader('content-security-policy', policy)
      Object.assign(request, { originalUrl: request.url })
      request.url = request.url?.slice(pathname.length) || '/'
      Object.assign(request.headers, {
        // Errors are JSON there, whatever a program's library accepts by default (RFC 6749 §5.2).
        ...(forPrograms.test(request.url) && { accept: 'application/json' }),
        host,
        'x-forwarded-host': host,
        'x-forwarded-proto': protocol.slice(0, -1),
      })
      await callback(request, response)
    },
    async tellSignOut({ clientId, accountId, sid }) {
      await ready
      const client = await Client.find(clientId)
      if (client?.backchannelLogoutUri) await tell.call(client, accountId, sid)
    },
  }
}

/**
 * The library refuses pairwise subjects where it could not fetch and check the sector of a device's client. Ours are
 * configured, so there is nothing to fetch: they are set once the clients have passed its checks.
 */
async function knowPairwise({ Client }: Provider, clients: readonly PartnerClient[]): Promise<void> {
  for (const { client_id } of clients)
    Object.assign((await Client.find(client_id)) ?? {}, { subjectType: 'pairwise' })
}

/** A refresh token that is used twice in time gets the token it got before: its successor is made of it. */
function giveSameSuccessor({ RefreshToken }: Provider, { successor }: OpenIdParts): void {
  const tokens = RefreshToken.prototype as typeof RefreshToken.prototype & Ids
  const { generateTokenId } = tokens
  tokens.generateTokenId = function generateSuccessorId() {
    const rotated = Provider.ctx?.oidc.entities.RotatedRefreshToken
    return rotated ? successor(rotated.jti) : generateTokenId.call(this)
  }
}

/** A session is as old as our clock says, which tests move: the time of its login is ours. */
function judgeAgeByOurClock({ Session }: Provider, { now }: OpenIdParts): void {
  Object.assign(Session.prototype, {
    past(this: typeof Session.prototype, maxAgeS: number | string) {
      return !this.loginTs || Math.floor(now().getTime() / 1000) - this.loginTs > Number(maxAgeS)
    },
  })
}

/** Addresses that programs alone call. */
const forPrograms = /^\/(token|me|jwks|device\/auth|\.well-known)(\/|\?|$)/

/** Whether a route of the library has answered. */
const isOpenId = (ctx: object): ctx is KoaContextWithOIDC => 'oidc' in ctx

/** After a sign-out that a partner asked for: of the whole browser, or of this partner alone. */
async function endSignIns({ oidc }: KoaContextWithOIDC, { store, endBrowser }: OpenIdParts): Promise<void> {
  const { session, client, params } = oidc
  const sessionId = session?.uid
  const accountId = session?.accountId
  if (!isSessionId(sessionId) || !accountId) return
  if (params?.logout) await endBrowser({ sessionId, accountId })
  else if (client) await store.endSignIn({ parentId: sessionId, clientId: client.clientId })
}

/**
 * The library's pages have one script each, whose hash it adds. Their forms lead to us, and on from there to a partner:
 * browsers ask the policy about that, too.
 */
const policyFor = (clients: readonly PartnerClient[]): string => {
  const addresses = clients.flatMap((client) => [
    ...client.redirect_uris,
    ...client.post_logout_redirect_uris,
  ])
  const targets = [
    ...new Set(
      addresses
        .map((address) => new URL(address))
        .map(({ protocol, host }) => (host ? `${protocol}//${host}` : protocol)),
    ),
  ]
  return `default-src 'none'; script-src 'none'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self' ${targets.join(' ')}`.trim()
}
