import { deskAddresses, type staffRoles } from '@leserkonto/rules'
import type { CustomFetch } from 'openid-client'
import type { Config } from '../../config.ts'
import { claimValue, type DeskSettings, loadDesk } from './desk-settings.ts'
import { localFetch } from './local-fetch.ts'

/** Somebody the issuer has vouched for, with the role that the configuration gives them. */
export type StaffMember = { subject: string; name: string; role: (typeof staffRoles)[number] }

/** Signs staff in at the desk. */
export type StaffIssuer = {
  /** Where the desk is, and the host of that. */
  origin: string
  host: string
  /** Who may show the page of a ticket in a frame. */
  ticketOrigins: readonly string[]
  /** The address the browser is sent to, and what its way back is checked against: keep it in that browser alone. */
  begin: () => Promise<{ url: string; check: string }>
  /** Who came back; undefined for somebody without a role. Rejects where the issuer did not say so, or is silent. */
  finish: (back: URL, check: string) => Promise<StaffMember | undefined>
}

type Checks = { verifier: string; state: string; nonce: string }
type Options = { fetch?: CustomFetch }

/** The issuer of the configuration; undefined without a desk. The library is loaded with the first sign-in. */
export function createStaffIssuer(
  { desk, development }: Pick<Config, 'desk' | 'development'>,
  { fetch = localFetch }: Options = {},
): StaffIssuer | undefined {
  const settings = loadDesk(desk, development)
  if (!settings) return undefined
  const discover = async () => {
    const openid = await import('openid-client')
    const options = {
      // Only this machine may do without https, and names below localhost are it wherever the system does not know them.
      ...(development && { execute: [openid.allowInsecureRequests], [openid.customFetch]: fetch }),
    }
    const auth = openid.ClientSecretBasic(settings.client_secret)
    return openid.discovery(new URL(settings.issuer), settings.client_id, undefined, auth, options)
  }
  let discovering: ReturnType<typeof discover> | undefined
  const discovered = () => {
    discovering ??= discover().catch((error) => {
      discovering = undefined
      throw error
    })
    return discovering
  }
  const { origin, hostname: host } = new URL(settings.origin)
  return {
    origin,
    host,
    ticketOrigins: settings.ticket_origins,
    begin: async () => beginAt(await discovered(), settings),
    finish: async (back, check) => finishAt(await discovered(), settings, { back, check }),
  }
}

type Discovered = Awaited<ReturnType<typeof import('openid-client')['discovery']>>

async function beginAt(config: Discovered, { origin, scope }: DeskSettings) {
  const openid = await import('openid-client')
  const checks: Checks = {
    verifier: openid.randomPKCECodeVerifier(),
    state: openid.randomState(),
    nonce: openid.randomNonce(),
  }
  const url = openid.buildAuthorizationUrl(config, {
    redirect_uri: origin + deskAddresses.signedIn,
    scope,
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: 'S256',
  })
  return { url: url.href, check: JSON.stringify(checks) }
}

async function finishAt(
  config: Discovered,
  { claim, roles }: DeskSettings,
  { back, check }: { back: URL; check: string },
): Promise<StaffMember | undefined> {
  const openid = await import('openid-client')
  const { verifier, state, nonce }: Checks = JSON.parse(check)
  const tokens = await openid.authorizationCodeGrant(config, back, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  })
  const proven = tokens.claims()
  if (!proven) return undefined
  // Some providers say more there than in the ID token.
  const hasInfo = config.serverMetadata().userinfo_endpoint !== undefined
  const info = hasInfo ? await openid.fetchUserInfo(config, tokens.access_token, proven.sub) : {}
  const claims: Record<string, unknown> = { ...info, ...proven }
  // An address that its provider has not proven could be anybody's.
  if (claim === 'email' && claims.email_verified !== true) return undefined
  const values = [claims[claim]]
    .flat()
    .flatMap((value) => (typeof value === 'string' ? [claimValue(claim, value)] : []))
  const given = values.flatMap((value) => (Object.hasOwn(roles, value) ? (roles[value] ?? []) : []))
  const role = (['lead', 'service', 'auditor'] as const).find((one) => given.includes(one))
  const name = [claims.email, claims.name, claims.preferred_username].find((one) => typeof one === 'string')
  return (
    role && { subject: proven.sub, name: name === undefined ? proven.sub : String(name).slice(0, 254), role }
  )
}
