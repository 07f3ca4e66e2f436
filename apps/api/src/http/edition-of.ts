import { Problem } from '@leserkonto/contracts'
import type { ServedEdition } from '@leserkonto/editions'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'

// Hosts know no case (RFC 9110 §4.2.3), and not every program writes them small.
const atHost = (editions: Deps['editions'], host: string) =>
  editions.find(({ ownHost }) => ownHost === host.toLowerCase())

/** The edition whose own host was asked for; the sign-on edition stands in for hosts that are none's. */
export function editionOfHost({ editions }: Pick<Deps, 'editions'>, request: FastifyRequest): ServedEdition {
  const edition = atHost(editions, request.hostname) ?? editions.at(-1)
  if (!edition) throw new Error('no editions are served')
  return edition
}

/** What a platform asks a process for by its bare address; the answers know no edition. */
const platformPaths = /^\/(health\/(live|ready)|metrics)$/

/** Whether the request names a host this deployment serves; outside development any other is misdirected. */
export function isOwnHost(
  { editions, config }: Pick<Deps, 'editions' | 'config'>,
  request: FastifyRequest,
): boolean {
  if (config.development || platformPaths.test(request.url)) return true
  return atHost(editions, request.hostname) !== undefined
}

/** The edition a call names, else the one of its host. Throws EDITION_UNKNOWN. */
export function editionNamed(
  deps: Pick<Deps, 'editions'>,
  shortcut: string | undefined,
  request: FastifyRequest,
) {
  if (shortcut === undefined) return editionOfHost(deps, request)
  const edition = deps.editions.find((one) => one.shortcut === shortcut)
  if (!edition) throw new Problem('EDITION_UNKNOWN')
  return edition
}
