import type { CookieSerializeOptions } from '@fastify/cookie'
import { userDataLimits } from '@leserkonto/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieName } from '../context.ts'

const dayS = 24 * 60 * 60
const lifetimeS = { device: 365 * dayS, userData: userDataLimits.cookieLifetimeMs / 1000 } as const

/** The cookie's name on the wire: `__Host-` wherever the connection is https and the name is ours to choose. */
const wireName = (name: CookieName, secure: boolean) => (name === 'device' && secure ? '__Host-device' : name)

/** Writes one of the service's cookies; userData is readable by script because the client reads its `renew`. */
export function writeCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: CookieName,
  value: string,
): void {
  const secure = request.protocol === 'https'
  const options: CookieSerializeOptions = {
    path: '/',
    maxAge: lifetimeS[name],
    sameSite: 'lax',
    secure,
    httpOnly: name !== 'userData',
  }
  reply.setCookie(wireName(name, secure), value, options)
}

/** How the values we write look: 32 random bytes, and a token. */
const forms = { device: /^[\w-]{43}$/, userData: /^[\w.-]{1,4096}$/ } as const

/** Reads one of the service's cookies; what has another form was not written here, and may be known to a stranger. */
export function readCookie(request: FastifyRequest, name: CookieName): string | undefined {
  const value = request.cookies[wireName(name, request.protocol === 'https')]
  return value && forms[name].test(value) ? value : undefined
}
