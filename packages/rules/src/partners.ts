import { sessionLimits } from './limits/sign-in-limits.ts'
import { isOneOf } from './read/guards.ts'

/** What a partner can ask to know, besides who somebody is. Source: docs/spec/contract.md#claims. */
export const partnerScopes = ['profile', 'email', 'address', 'rights'] as const

/** A scope that a partner can ask for. */
export type PartnerScope = (typeof partnerScopes)[number]

/** Whether a text is such a scope; the rest of what a partner asks for tells it nothing about the reader. */
export const isPartnerScope = (scope: string): scope is PartnerScope => isOneOf(partnerScopes, scope)

/**
 * Name of the cookie that says that a sign-in at a partner began in this browser. Each has its own, so that two tabs do
 * not get in each other's way. Source: docs/spec/security.md#partners.
 */
export const partnerSignInCookie = (id: string, secure: boolean): string =>
  `${secure ? '__Host-' : ''}oidc-${id}`

/** Names of the cookies of sign-ins that this browser has begun but the newest `kept`, from its cookie header. */
export const olderSignInCookies = (header: string, kept: number): string[] =>
  [...header.matchAll(/(?:^|;\s*)((?:__Host-)?oidc-[\w-]{20,})=(\d+)(?=;|$)/g)]
    .toSorted(([, , one], [, , other]) => Number(other) - Number(one))
    .slice(kept)
    .map(([, name = '']) => name)

/** Whether a session can still be used: neither at its absolute end nor idle for too long. */
export const isSessionRunning = (
  { expiresAt, lastSeenAt }: { expiresAt: Date; lastSeenAt: Date },
  now: Date,
): boolean => expiresAt > now && now.getTime() - lastSeenAt.getTime() < sessionLimits.idleMs

/**
 * The lifetimes of what a partner gets. A code is exchanged at once; a refresh token lives as long as a session may be
 * idle, and its grant as long as a session. Source: docs/spec/contract.md#partner-tokens.
 */
export const partnerLifetimesS = {
  code: 60,
  accessToken: 60 * 60,
  idToken: 60 * 60,
  refreshToken: sessionLimits.idleMs / 1000,
  /** How long a refresh token gives the same successor again. Source: docs/security.md#used-twice. */
  refreshAgain: 30,
  grant: sessionLimits.lifetimeMs / 1000,
  /** Long enough to register in between. */
  signIn: 60 * 60,
  deviceCode: 10 * 60,
} as const
