import { isIPv4, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * The caller's address. Proxies write it in several forms, and some hand on what the caller wrote; then it is the address
 * of the nearest one that has an address at all. Source: docs/spec/contract.md#networks.
 */
export function addressOf({ ip, ips }: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  // From the connection on to the caller.
  const named = (ips ?? [ip]).map(addressIn).filter((address) => address !== undefined)
  return named.at(-1) ?? 'unknown'
}

/** Whether a proxy that is trusted has sent the request. */
export const isForwarded = ({ ips = [] }: Pick<FastifyRequest, 'ips'>): boolean => ips.length > 1

/** An address without port, brackets and zone, in its shortest form; undefined for what is none. */
export function addressIn(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return undefined
  const short = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const [, high = '', low = ''] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(short) ?? []
  if (!high) return short
  const bits = [high, low].map((group) => Number.parseInt(group, 16))
  return bits.flatMap((pair) => [pair >> 8, pair & 255]).join('.')
}

/** What limits count as one caller: the IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const groups = address.includes('::')
    ? [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
    : left
  return `${groups.slice(0, 4).join(':')}::/64`
}
