import { olderSignInCookies, partnerLifetimesS, partnerSignInCookie } from '@leserkonto/rules'
import { type Configuration, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { type PartnerClient, sectorOf } from './clients.ts'
import { show, showFailure } from './pages.ts'
import type { OpenIdParts } from './parts.ts'
import { isSessionId, storageOf } from './storage.ts'

/** What each scope lets a partner see. Source: docs/spec/contract.md#claims. */
const claims = {
  openid: ['sub'],
  profile: ['name', 'given_name', 'family_name', 'preferred_username', 'gender', 'locale'],
  email: ['email', 'email_verified'],
  address: ['address'],
  rights: ['rights'],
}

/** What the library is told: only what partners need, and nothing by default. */
export function configurationOf(parts: OpenIdParts): Configuration {
  const { clients, keys, cookieKey, store, now, pages } = parts
  const secure = parts.issuer.startsWith('https:')
  const sectors = new Map(clients.map((client) => [client.client_id, sectorOf(client)]))
  const excused = new Set(
    clients.filter(({ requires_pkce }) => !requires_pkce).map(({ client_id }) => client_id),
  )
  const policy = interactionPolicy.base()
  const { Check, Prompt } = interactionPolicy
  // First, so that a reader who is to choose is not asked for the password of the account they leave.
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0)
  policy
    .get('login')
    ?.checks.add(new Check('session_ended', 'the session has ended', ({ oidc }) => !oidc.account))
  return {
    adapter: storageOf(store, now),
    clients: clients.map(metadataOf),
    jwks: { keys },
    claims,
    // Which of them go into an ID token, is decided by partner.
    conformIdTokenClaims: false,
    scopes: ['openid', 'offline_access', ...Object.keys(claims)],
    subjectTypes: ['public', 'pairwise'],
    pairwiseIdentifier: async (_ctx, accountId, client) =>
      parts.subject(accountId, sectors.get(client.clientId) ?? client.clientId),
    pkce: { required: (_ctx, { clientId }) => !excused.has(clientId) },
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    enabledJWA: { idTokenSigningAlgValues: ['RS256', 'EdDSA'], userinfoSigningAlgValues: ['RS256', 'EdDSA'] },
    allowOmittingSingleRegisteredRedirectUri: false,
    clientBasedCORS: (_ctx, origin, client) =>
      client.clientAuthMethod === 'none' &&
      (client.redirectUris ?? []).some((uri) => new URL(uri).origin === origin),
    cookies: {
      keys: [cookieKey],
      names: {
        session: `${secure ? '__Host-' : ''}oidc`,
        // These belong to one path, which the prefix of the host does not allow.
        interaction: `${secure ? '__Secure-' : ''}oidc-interaction`,
        resume: `${secure ? '__Secure-' : ''}oidc-resume`,
      },
      long: { httpOnly: true, sameSite: 'lax', secure, signed: true },
      short: { httpOnly: true, sameSite: 'lax', secure, signed: true },
    },
    discovery: {
      ...parts.about,
      ui_locales_supported: ['de'],
      prompt_values_supported: ['none', ...policy.map(({ name }) => name)],
    },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      deviceFlow: { enabled: true, deviceInfo: () => ({}) },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => show(ctx, pages.signOut(form, ctx.oidc.client?.clientName)),
        postLogoutSuccessSource: (ctx) => {
          // Who signs out everywhere has this cookie no more.
          const stays = ctx.cookies.get(ctx.oidc.provider.cookieName('session')) !== undefined
          show(ctx, pages.signedOut(ctx.oidc.client?.clientName, stays))
        },
      },
    },
    renderError: (ctx, out) => showFailure(ctx, out.error, parts),
    ttl: {
      AuthorizationCode: partnerLifetimesS.code,
      AccessToken: partnerLifetimesS.accessToken,
      IdToken: partnerLifetimesS.idToken,
      RefreshToken: partnerLifetimesS.refreshToken,
      Grant: partnerLifetimesS.grant,
      // A session without a reader is made by each call of the sign-out address, and only has to last for a sign-in.
      Session: (_ctx, { accountId }) => (accountId ? partnerLifetimesS.grant : partnerLifetimesS.signIn),
      Interaction: partnerLifetimesS.signIn,
      DeviceCode: partnerLifetimesS.deviceCode,
    },
    // Everything ends with the session it belongs to, by the database.
    expiresWithSession: () => false,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    interactions: {
      policy,
      url: (ctx, { uid }) => {
        const kind = { httpOnly: true, sameSite: 'lax', secure, signed: false } as const
        // With this one the browser holds ten at most, whatever leads it here how often.
        for (const name of olderSignInCookies(ctx.get('cookie'), 9))
          ctx.cookies.set(name, '', { ...kind, expires: new Date(0) })
        ctx.cookies.set(partnerSignInCookie(uid, secure), String(now().getTime()), {
          ...kind,
          maxAge: partnerLifetimesS.signIn * 1000,
        })
        return parts.signInPage(uid)
      },
    },
    findAccount: (ctx, accountId, token) => findAccount(ctx, { accountId, token }, parts),
    loadExistingGrant: async (ctx) => {
      const { oidc } = ctx
      const clientId = oidc.client?.clientId ?? ''
      const grantId = oidc.result?.consent?.grantId ?? oidc.session?.grantIdFor(clientId)
      const grant = grantId === undefined ? undefined : await oidc.provider.Grant.find(grantId)
      // Partners name a sign-in in both directions by its session.
      if (grant) oidc.session?.sidFor(clientId, grant.jti)
      return grant
    },
    // Addresses of partners are configured and may be in the house's own network.
    fetch: (url, { dispatcher: _guarded, ...options }: RequestInit & { dispatcher?: unknown } = {}) =>
      fetch(url, options),
  }
}

const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code'

const metadataOf = (client: PartnerClient) => ({
  client_id: client.client_id,
  client_name: client.name,
  application_type: client.kind === 'app' ? ('native' as const) : ('web' as const),
  ...(client.secret_sha256 && { client_secret: client.secret_sha256 }),
  token_endpoint_auth_method: client.secret_sha256 ? ('client_secret_basic' as const) : ('none' as const),
  redirect_uris: client.redirect_uris,
  response_types: client.redirect_uris.length > 0 ? (['code'] as const) : [],
  grant_types: [
    ...(client.redirect_uris.length > 0 ? ['authorization_code'] : []),
    ...(client.device_grant ? [deviceGrant] : []),
    'refresh_token',
  ],
  post_logout_redirect_uris: client.post_logout_redirect_uris,
  ...(client.backchannel_logout_uri && {
    backchannel_logout_uri: client.backchannel_logout_uri,
    backchannel_logout_session_required: true,
  }),
  scope: ['openid', 'offline_access', ...client.scopes].join(' '),
  id_token_signed_response_alg: client.id_token_alg,
})

type ClaimsRequest = {
  accountId: string
  token: { grantId?: string | undefined; scopes?: Set<string> } | undefined
}

/** Who a token or the provider's session is about, while the session behind it runs. */
async function findAccount(
  { oidc }: KoaContextWithOIDC,
  { accountId, token }: ClaimsRequest,
  { claims, clients }: OpenIdParts,
) {
  const { session, result } = oidc
  // The provider's session takes the name of the reader's at sign-in, and from then on belongs to it.
  if (session && result?.login) session.uid = String(result.login.readerSession)
  const sessionId = token ? token.grantId : session?.uid
  if (!isSessionId(sessionId)) return undefined
  const who = { sessionId, accountId }
  if (!(await claims(who, []))) return undefined
  return {
    accountId,
    claims: async (use: string, scope: string) => {
      const scopes = scope.split(' ')
      const told = use === 'id_token' ? scopes.filter((name) => isInIdToken(name, oidc, clients)) : scopes
      return { ...(await claims(who, told)), sub: accountId }
    },
  }
}

/** Rights change within the hour that an ID token lasts: they are asked for. */
const isInIdToken = (
  scope: string,
  { client }: KoaContextWithOIDC['oidc'],
  clients: OpenIdParts['clients'],
) =>
  scope !== 'rights' &&
  clients.some(({ client_id, claims_in_id_token }) => client_id === client?.clientId && claims_in_id_token)
