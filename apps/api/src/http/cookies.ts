import type { CookieSerializeOptions } from '@fastify/cookie'
import { userDataLimits } from '@leserkonto/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieName } from '../call.ts'

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

/** Reads one of the service's cookies, bounded: anything longer was not written here. */
export function readCookie(request: FastifyRequest, name: CookieName): string | undefined {
  const value = request.cookies[wireName(name, request.protocol === 'https')]
  return value && value.length <= 4_096 ? value : undefined
}
