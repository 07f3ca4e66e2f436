import { Problem } from '@leserkonto/contracts'
import type { ServedEdition } from '@leserkonto/editions'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'

/** Own hosts, read once: every request asks. */
const known = new WeakMap<Deps['editions'], ReadonlyMap<string, ServedEdition>>()

function hostsOf(editions: Deps['editions']): ReadonlyMap<string, ServedEdition> {
  const read = known.get(editions)
  if (read) return read
  const hosts = new Map(editions.map((edition) => [new URL(edition.ownUrl).hostname, edition]))
  known.set(editions, hosts)
  return hosts
}

/** The edition whose own host was asked for; the sign-on edition stands in for hosts that are none's. */
export function editionOfHost({ editions }: Pick<Deps, 'editions'>, request: FastifyRequest): ServedEdition {
  const edition = hostsOf(editions).get(request.hostname) ?? editions.at(-1)
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
  return hostsOf(editions).has(request.hostname)
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
