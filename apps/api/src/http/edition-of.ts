import type { IncomingMessage } from 'node:http'
import { Problem } from '@leserkonto/contracts'
import { editionNamed, type ServedEdition, signOnOf } from '@leserkonto/editions'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../context.ts'
import { isDesk } from './desk/desk-host.ts'

type Editions = Pick<Deps, 'editions'>

// A host means the same in capital letters (RFC 9110 §4.2.3), and some programs send those.
const atHost = ({ editions }: Editions, host: string) =>
  editions.find(({ ownHost }) => ownHost === host.toLowerCase())

/** The edition whose own host was asked for; the sign-on edition is the answer for all other hosts. */
export const editionOfHost = (deps: Editions, request: FastifyRequest): ServedEdition =>
  atHost(deps, request.hostname) ?? signOnOf(deps.editions)

/**
 * Lets the scheme of a request be https where the edition's own URL is: nothing else can be true then, and a chain of proxies
 * writes `https,http`, `HTTPS` or nothing. Elsewhere a trusted proxy says it. Source: docs/spec/security.md#cookie-flags.
 */
export function setScheme(deps: Editions, request: FastifyRequest): void {
  if (editionOfHost(deps, request).ownUrl.startsWith('https:'))
    Object.defineProperty(request, 'protocol', { value: 'https' })
}

/** What a platform asks a process for by its bare address; the answers know no edition. */
const platformPaths = /^\/(health\/(live|ready(\/pages)?)|metrics)$/

/** Whether the request names a host this deployment serves; outside development any other is misdirected. */
export function isOwnHost(
  deps: Pick<Deps, 'editions' | 'config' | 'staffIssuer'>,
  request: FastifyRequest,
): boolean {
  if (deps.config.development || platformPaths.test(request.url) || isDesk(request, deps)) return true
  const edition = atHost(deps, request.hostname)
  // A proxy that trusts its callers hands on what they call X-Forwarded-Host. A cache there keeps pages under Host, so
  // that one edition's would be kept as another's.
  const addressed = atHost(deps, hostIn(request.headers.host))
  return edition !== undefined && (addressed === undefined || addressed === edition)
}

/**
 * Whether a request names one host, in its one Host line and in an absolute address. Node reads the first of several lines
 * and no address; a cache or proxy before it may read another, and keep the page as that one's.
 * Source: docs/spec/contract.md#format.
 */
export function namesOneHost({
  raw: { rawHeaders, httpVersion },
  originalUrl: url,
}: FastifyRequest): boolean {
  const lines = rawHeaders.filter((_, index) => index % 2 === 1 && isHost(rawHeaders[index - 1]))
  const isPath = url.startsWith('/') || url === '*'
  // Health checks of HTTP/1.0 have none.
  if (lines.length !== 1) return lines.length === 0 && httpVersion === '1.0' && isPath
  return isPath || hostOfTarget(url) === bare(lines[0])
}

/**
 * The path, with its query, of the address a request line names, which may be an absolute one (RFC 9112 §3.2.2). What is none
 * of ours stays as it is: it names no host, and is refused.
 */
export const pathOfTarget = ({ url = '' }: IncomingMessage): string =>
  hostOfTarget(url) === undefined ? url : url.replace(/^https?:\/\/[^/?]+\/?/i, '/')

const isHost = (name = '') => name.toLowerCase() === 'host'

const bare = (host = '') => host.toLowerCase().replace(/:(80|443)$/, '')

/** The host of an absolute address, read as text: programs do not agree on one with a user or a backslash. */
function hostOfTarget(target: string): string | undefined {
  const [, host] = /^https?:\/\/([^/?#\\@]+)(?:[/?]|$)/i.exec(target) ?? []
  return host && bare(host)
}

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
