import type { CookieSerializeOptions } from '@fastify/cookie'
import {
  announcements,
  cookieValues,
  dataLinkLimits,
  declarationLimits,
  deskLimits,
  keptMs,
  otherCookiePlaces,
  partnerSignInCookie,
  sessionLimits,
  signOnLimits,
  userDataLimits,
} from '@leserkonto/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieName, Deps } from '../context.ts'

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
    // A signature of Ed25519 has 86 characters, which keeps most of what others write from being looked at.
    form: /^[\w-]{1,1000}\.[\w-]{1,3000}\.[\w-]{86}$/,
    forScript: true,
  },
  /**
   * Where a reader was signed in and has not signed out: its pages ask the sign-on by themselves. Names the host, since only
   * its own pages may be asked for. It says no more than that, and opens nothing.
   */
  known: {
    wire: 'known',
    prefixed: false,
    lifetimeMs: userDataLimits.cookieLifetimeMs,
    form: /^[\w.-]{1,253}$/,
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
  /** At the desk: who of the staff this browser is. No page of a reader reads it. */
  desk: { wire: 'desk', prefixed: true, lifetimeMs: deskLimits.sessionMs, form: secret },
  /** At the desk, until somebody comes back from the issuer: what their way back is checked against, sealed. */
  deskState: {
    wire: 'desk-state',
    prefixed: true,
    lifetimeMs: deskLimits.signInMs,
    form: /^[\w-]{1,1000}$/,
  },
} as const satisfies Record<CookieName, Kind>

/**
 * So many of one name are looked at, of those that could be ours: anybody who has a host below the domain can leave more, and
 * to look at each takes time.
 */
const mostOfAName = 8

const wireName = ({ wire, prefixed }: Kind, secure: boolean) => (prefixed && secure ? `__Host-${wire}` : wire)

function optionsOf({ lifetimeMs, forScript }: Kind, secure: boolean): CookieSerializeOptions {
  return { path: '/', maxAge: lifetimeMs / 1000, sameSite: 'lax', secure, httpOnly: !forScript }
}

/** Writes one of the service's cookies. Those of its name that others have left for this browser go. */
export function writeCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: CookieName,
  value: string,
): void {
  const secure = request.protocol === 'https'
  forgetOthers(request, reply, name)
  reply.setCookie(wireName(kinds[name], secure), value, optionsOf(kinds[name], secure))
}

/** Removes one of the service's cookies, and those of its name that others have left. */
export function forgetCookie(request: FastifyRequest, reply: FastifyReply, name: CookieName): void {
  const secure = request.protocol === 'https'
  forgetOthers(request, reply, name)
  reply.setCookie(wireName(kinds[name], secure), '', { ...optionsOf(kinds[name], secure), maxAge: 0 })
}

/**
 * Expires what older systems and other hosts of the domain have set under a name of ours, also where scripts do not see it.
 * No `__Host-` cookie can be theirs. First of what is written, since old browsers take a cookie of the host's own domain for
 * that of the host. Source: docs/spec/security.md#cookies-of-others.
 */
export function forgetOthers(request: FastifyRequest, reply: FastifyReply, name: CookieName): void {
  const { [name]: kind } = kinds
  const secure = request.protocol === 'https'
  if ((kind.prefixed && secure) || !hasOthers(request, name)) return
  const [path = '/'] = request.url.split('?')
  for (const { domain, path: at } of otherCookiePlaces(request.hostname, path))
    reply.setCookie(kind.wire, '', {
      ...optionsOf(kind, secure),
      ...(domain && { domain }),
      path: at,
      maxAge: 0,
    })
}

/** Whether the browser has sent a cookie under a name of ours that cannot be ours, or several. */
export function hasOthers(request: FastifyRequest, name: CookieName): boolean {
  const values = valuesOf(request, name)
  return values.length > 1 || values.some((value) => !isWellFormed(name, value))
}

/** Whether the browser has sent several of this name that may be ours: where none counts, others hide ours. */
export const hasSeveral = (request: FastifyRequest, name: CookieName): boolean =>
  valuesOf(request, name).filter((value) => isWellFormed(name, value)).length > 1

/** Whether the browser has sent a cookie of this name with anything in it. */
export const sendsCookie = (request: FastifyRequest, name: CookieName): boolean =>
  valuesOf(request, name).some((value) => value !== '')

/**
 * The cookies of one name that the service may have written, in the order of the browser, which says nothing: who reads them
 * takes the first that proves to be ours. What has another form was not written here, and may be known to a stranger.
 */
export const readCookies = (request: FastifyRequest, name: CookieName): readonly string[] => {
  const own = valuesOf(request, name).filter((value) => isWellFormed(name, value))
  return own.length > 1 ? [...new Set(own)].slice(0, mostOfAName) : own
}

/** The only one of them, of several the first that `isOurs`, which is not asked otherwise. */
export function readCookie(
  request: FastifyRequest,
  name: CookieName,
  isOurs: (value: string) => boolean = () => true,
): string | undefined {
  const [first, ...more] = readCookies(request, name)
  return first === undefined || more.length === 0 ? first : [first, ...more].find(isOurs)
}

const valuesOf = ({ headers, protocol }: FastifyRequest, name: CookieName): string[] =>
  headers.cookie === undefined
    ? []
    : cookieValues(headers.cookie, wireName(kinds[name], protocol === 'https'))

/** Whether the service could have written this value. */
export const isWellFormed = (name: CookieName, value: string): boolean => kinds[name].form.test(value)

/** Whether the service has sealed a text, and nobody changed it since. */
export function isSealed(text: string, { secrets }: Pick<Deps, 'secrets'>): boolean {
  try {
    secrets.open(text)
    return true
  } catch {
    return false
  }
}

/** Whether the OpenID provider has begun this sign-in in the browser of the request. */
export const beganSignIn = ({ headers, protocol }: FastifyRequest, id: string): boolean =>
  cookieValues(headers.cookie ?? '', partnerSignInCookie(id, protocol === 'https')).length > 0
