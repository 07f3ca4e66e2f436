import { Problem } from '@leserkonto/contracts'
import { editionNamed, type ServedEdition, signOnOf } from '@leserkonto/editions'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../context.ts'

type Editions = Pick<Deps, 'editions'>

// Hosts know no case (RFC 9110 §4.2.3), and not every program writes them small.
const atHost = ({ editions }: Editions, host: string) =>
  editions.find(({ ownHost }) => ownHost === host.toLowerCase())

/** The edition whose own host was asked for; the sign-on edition is the answer for all other hosts. */
export const editionOfHost = (deps: Editions, request: FastifyRequest): ServedEdition =>
  atHost(deps, request.hostname) ?? signOnOf(deps.editions)

/** What a platform asks a process for by its bare address; the answers know no edition. */
const platformPaths = /^\/(health\/(live|ready)|metrics)$/

/** Whether the request names a host this deployment serves; outside development any other is misdirected. */
export function isOwnHost(deps: Pick<Deps, 'editions' | 'config'>, request: FastifyRequest): boolean {
  if (deps.config.development || platformPaths.test(request.url)) return true
  const edition = atHost(deps, request.hostname)
  // A proxy that trusts its callers hands on what they call X-Forwarded-Host. A cache there keeps pages under Host, so
  // that one edition's would be kept as another's.
  const addressed = atHost(deps, hostIn(request.headers.host))
  return edition !== undefined && (addressed === undefined || addressed === edition)
}

/** How many Host lines a request has; RFC 9112 §3.2 wants one. */
export const hostLines = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length

const hostIn = (header = '') => header.replace(/:\d+$/, '')

/** The edition a call names, else the one of its host. Throws EDITION_UNKNOWN. */
export function askedEdition(
  deps: Editions,
  shortcut: string | undefined,
  request: FastifyRequest,
): ServedEdition {
  if (shortcut === undefined) return editionOfHost(deps, request)
  const edition = editionNamed(deps.editions, shortcut)
  if (!edition) throw new Problem('EDITION_UNKNOWN')
  return edition
}
