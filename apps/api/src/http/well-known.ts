import { Problem } from '@leserkonto/contracts'
import { isSignOn, signOnOf } from '@leserkonto/editions'
import { addresses } from '@leserkonto/rules'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../context.ts'
import { editionOfHost } from './edition-of.ts'

/** How long an answer is valid from the moment it is given: half a year. */
const securityTextMs = 180 * 24 * 60 * 60 * 1000

/** What programs ask for at addresses that every site has (RFC 8615). */
export function wellKnown(app: FastifyInstance, deps: Deps): void {
  const origins = deps.editions.map(({ ownUrl }) => new URL(ownUrl).origin)

  app.get('/.well-known/jwks.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(deps.keys.jwks),
  )

  // Password managers lead readers here whose password was stolen elsewhere.
  app.get('/.well-known/change-password', async (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect(addresses.security, 302),
  )

  // At the RP ID alone: where else browsers let its passkeys be used (WebAuthn level 3, §5.11.1).
  app.get('/.well-known/webauthn', async (request, reply) => {
    if (!isSignOn(editionOfHost(deps, request))) throw new Problem('NOT_FOUND')
    return reply.header('cache-control', 'public, max-age=3600').type('application/json').send({ origins })
  })

  // Where password managers lead readers who may have a passkey (W3C: A Well-Known URL for Relying Party Passkey Endpoints).
  app.get('/.well-known/passkey-endpoints', async (_request, reply) => {
    const url = signOnOf(deps.editions).ownUrl + addresses.security
    return reply.header('cache-control', 'public, max-age=3600').send({ enroll: url, manage: url })
  })

  // Where a hole is reported (RFC 9116), at each edition's own host.
  app.get('/.well-known/security.txt', async (request, reply) => {
    const { ownUrl, links } = editionOfHost(deps, request)
    const expires = new Date(deps.clock.now().getTime() + securityTextMs)
    const fields = [
      `Contact: ${deps.config.securityContact ?? links.contact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: de, en',
      `Canonical: ${new URL('/.well-known/security.txt', ownUrl).href}`,
    ]
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${fields.join('\n')}\n`)
  })
}
