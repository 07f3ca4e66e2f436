import { type Mutant, mutantsIn } from './mutant.ts'

const api = mutantsIn('apps/api/src')

/** The OpenID provider, and who may do what. */
export const ofPartners: readonly Mutant[] = [
  api(
    ['a sign-in is finished in its own', '10.1.2', '10.3.1'],
    'sign-in/partners/sign-in.ts',
    [
      'call.beganSignIn(id) ? await call.openId.findRequest(id) : undefined',
      'await call.openId.findRequest(id)',
    ],
    ['sign-in/partners/openid-attacks.test.ts'],
  ),
  api(
    ['10.4.1'],
    'adapters/openid/configuration.ts',
    [
      'redirect_uris: client.redirect_uris,',
      "redirect_uris: [...client.redirect_uris, ...client.redirect_uris.map((uri) => uri + '/')],",
    ],
    ['sign-in/partners/openid-attacks.test.ts'],
  ),
  api(
    ['10.4.2'],
    'adapters/openid/storage.ts',
    ['if (isSessionId(grantId)) await store.endSignIn({ id: grantId })', 'void grantId'],
    ['sign-in/partners/openid-attacks.test.ts'],
  ),
  api(
    ['10.4.3'],
    'adapters/openid/configuration.ts',
    ['AuthorizationCode: partnerLifetimesS.code,', 'AuthorizationCode: 60 * partnerLifetimesS.code,'],
    ['sign-in/partners/openid-attacks.test.ts'],
  ),
  api(
    ['10.4.4', '10.6.1'],
    'adapters/openid/configuration.ts',
    ["responseTypes: ['code'],", "responseTypes: ['code', 'id_token'],"],
    ['sign-in/partners/discovery.test.ts'],
  ),
  api(
    ['a refresh token leads to one', '10.4.5'],
    'adapters/openid/provider.ts',
    ['return rotated ? successor(rotated.jti) :', 'return rotated && !successor ? successor :'],
    ['sign-in/partners/refresh-tokens.test.ts'],
  ),
  // The token and its session each end then, so either alone may be longer.
  mutantsIn('packages/rules/src')(
    ['10.4.8'],
    'limits/sign-in-limits.ts',
    ['idleMs: 90 * day,', 'idleMs: 180 * day,'],
    ['apps/api/src/sign-in/partners/refresh-tokens.test.ts'],
  ),
  api(
    ['10.4.7'],
    'adapters/openid/clients.ts',
    [
      "if (!client.requires_pkce && !client.secret_sha256) refuse('requires_pkce', 'is needed without a secret')",
      '',
    ],
    ['adapters/openid/clients.test.ts'],
  ),
  api(
    ['10.4.11'],
    'adapters/openid/clients.ts',
    ['scopes: z.array(z.enum(partnerScopes))', 'scopes: z.array(z.enum(partnerScopes).or(z.string()))'],
    ['adapters/openid/clients.test.ts'],
  ),
  api(
    ['10.4.10'],
    'adapters/openid/provider.ts',
    [
      "const isRight = equalSecrets(store.idHash(secret), this.clientSecret ?? '')",
      'const isRight = equalSecrets(secret, secret)',
    ],
    ['sign-in/partners/refusals.test.ts', 'sign-in/partners/openid-attacks.test.ts'],
  ),
  api(
    ['a sign-in at a partner ends', '7.6.1', '10.5.5'],
    'sign-in/partners/open-sign-in.ts',
    ['signOut: client.backchannel_logout_uri\n', 'signOut: client.backchannel_logout_uri && !client.name\n'],
    ['sign-in/partners/sign-out.test.ts'],
  ),
  api(
    ['10.6.2'],
    'adapters/openid/provider.ts',
    [
      'if (params?.logout) await endBrowser({ sessionId, accountId })',
      'await endBrowser({ sessionId, accountId })\n  if (!client) return',
    ],
    ['sign-in/partners/sign-out.test.ts'],
  ),
  api(
    ['strangers write little'],
    'http/openid.ts',
    ["await limitsOf(deps, caller).take('partner')", 'void limitsOf'],
    ['sign-in/partners/openid-limits.test.ts'],
  ),
  api(
    ['a partner learns what its scopes', '10.3.2'],
    'sign-in/partners/partner-claims.ts',
    ['(scopes.includes(scope) ? part() : {})', 'part()'],
    ['sign-in/partners/openid.test.ts'],
  ),
  api(
    ['10.3.3'],
    'adapters/openid/configuration.ts',
    [
      'parts.subject(accountId, sectors.get(client.clientId) ?? client.clientId)',
      'parts.subject(accountId, sectors.size.toString() + (client ? accountId : accountId))',
    ],
    ['sign-in/partners/device-grant.test.ts', 'sign-in/partners/sign-out.test.ts'],
  ),
  api(
    ['10.3.4'],
    'adapters/openid/requests.ts',
    ["if (promptsOf(params).includes('login')) return asked", ''],
    ['sign-in/partners/openid.test.ts'],
  ),
  api(
    ['what a reader allowed', '10.4.9', '10.7.3'],
    'sign-in/partners/store/partner-consents.ts',
    ['if (count > 0) await db.session.deleteMany({ where: key })', ''],
    ['sign-in/partners/consents.test.ts'],
  ),
  api(
    ['10.7.1'],
    'sign-in/partners/open-sign-in.ts',
    ['consent: client.first_party ? null :', 'consent: client ? null :'],
    ['sign-in/partners/consents.test.ts'],
  ),
  api(
    ['nothing that is stored can be used'],
    'adapters/openid/storage.ts',
    ['({ kind, idHash: store.idHash(id) })', '({ kind, idHash: id })'],
    ['sign-in/partners/openid.test.ts'],
  ),
  api(
    ['10.2.2'],
    'adapters/openid/provider.ts',
    [
      'const provider = new Provider(issuer, configurationOf(parts))',
      "const provider = new Provider(issuer, configurationOf(parts))\n  provider.use(async (ctx, next) => {\n    await next()\n    const to = ctx.response.get('location')\n    if (to) ctx.set('location', to.replace(/[?&]iss=[^&]*/, ''))\n  })",
    ],
    ['sign-in/partners/openid-attacks.test.ts'],
  ),
  mutantsIn('apps/web/src/account/features')(
    ['10.7.2'],
    'partners/PartnerRequest.tsx',
    ['{scopes.map((scope) => (', '{scopes.slice(1).map((scope) => ('],
    ['partners/partners.test.tsx'],
  ),
]
