import type { CookieSerializeOptions } from '@fastify/cookie'
import {
  announcements,
  dataLinkLimits,
  declarationLimits,
  keptMs,
  partnerSignInCookie,
  sessionLimits,
  signOnLimits,
  userDataLimits,
} from '@leserkonto/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieName } from '../context.ts'

/** 32 random bytes, as the service writes them. */
const secret = /^[\w-]{43}$/

type Kind = {
  readonly wire: string
  /** The name is ours to choose, so that it is `__Host-` wherever the connection is https. */
  readonly prefixed: boolean
  readonly lifetimeMs: number
  readonly form: RegExp
  readonly forScript?: true
}

/** Every cookie of the service. Source: docs/spec/security.md#cookie-flags. */
const kinds = {
  device: { wire: 'device', prefixed: true, lifetimeMs: keptMs('knownDevices'), form: secret },
  /** The client reads its `renew`. */
  userData: {
    wire: 'userData',
    prefixed: false,
    lifetimeMs: userDataLimits.cookieLifetimeMs,
    form: /^[\w.-]{1,4096}$/,
    forScript: true,
  },
  /** At the sign-on edition: this browser is signed on. */
  signOn: { wire: 'signon', prefixed: true, lifetimeMs: sessionLimits.lifetimeMs, form: secret },
  /** At an edition: what a hand-over that this browser asks for is bound to. */
  signOnState: { wire: 'signon-state', prefixed: true, lifetimeMs: signOnLimits.stateMs, form: secret },
  /** At the sign-on edition, between two answers: a token that one of our pages has brought. */
  signOnToken: { wire: 'signon-token', prefixed: true, lifetimeMs: signOnLimits.tokenMs, form: secret },
  /** What the account area has done for its reader, which the page that arrives says. */
  signedOn: {
    wire: 'signedOn',
    prefixed: false,
    lifetimeMs: signOnLimits.noticeMs,
    form: new RegExp(`^(${announcements.join('|')})$`),
    forScript: true,
  },
  /** Names, sealed, what this browser has declared by a form, so that the next page can confirm it. */
  declared: {
    wire: 'declared',
    prefixed: true,
    lifetimeMs: declarationLimits.shownMs,
    form: /^[\w-]{1,400}$/,
  },
  /** Token of the link by which this browser reads what is stored of an address. */
  dataLink: {
    wire: 'data-link',
    prefixed: true,
    lifetimeMs: dataLinkLimits.lifetimeMs,
    form: /^[\w-]{1,600}$/,
  },
  /** The address, sealed, for which this browser has asked for such a link, so that the next page can repeat it. */
  dataAsked: {
    wire: 'data-asked',
    prefixed: true,
    lifetimeMs: dataLinkLimits.askedMs,
    form: /^[\w-]{1,600}$/,
  },
} as const satisfies Record<CookieName, Kind>

const wireName = ({ wire, prefixed }: Kind, secure: boolean) => (prefixed && secure ? `__Host-${wire}` : wire)

function optionsOf({ lifetimeMs, forScript }: Kind, secure: boolean): CookieSerializeOptions {
  return { path: '/', maxAge: lifetimeMs / 1000, sameSite: 'lax', secure, httpOnly: !forScript }
}

/** Writes one of the service's cookies. */
export function writeCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: CookieName,
  value: string,
): void {
  const secure = request.protocol === 'https'
  reply.setCookie(wireName(kinds[name], secure), value, optionsOf(kinds[name], secure))
}

/** Removes one of the service's cookies. */
export function forgetCookie(request: FastifyRequest, reply: FastifyReply, name: CookieName): void {
  const secure = request.protocol === 'https'
  reply.setCookie(wireName(kinds[name], secure), '', { ...optionsOf(kinds[name], secure), maxAge: 0 })
}

/** Reads one of the service's cookies; what has another form was not written here, and may be known to a stranger. */
export function readCookie(request: FastifyRequest, name: CookieName): string | undefined {
  const { [name]: kind } = kinds
  // None have been read where the path is no URL.
  const cookies: Record<string, string | undefined> | undefined = request.cookies
  const value = cookies?.[wireName(kind, request.protocol === 'https')]
  return value && isWellFormed(name, value) ? value : undefined
}

/** Whether the service could have written this value. */
export const isWellFormed = (name: CookieName, value: string): boolean => kinds[name].form.test(value)

/** Whether the OpenID provider has begun this sign-in in the browser of the request. */
export const beganSignIn = (request: FastifyRequest, id: string): boolean =>
  request.cookies[partnerSignInCookie(id, request.protocol === 'https')] !== undefined
