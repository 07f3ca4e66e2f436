import { isIPv4, isIPv6 } from 'node:net'
import { networkShares } from '@leserkonto/rules'
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

/** A network, and how many times the share of one caller it has of every limit. */
export type Network = { readonly name: string; readonly share: number }

/**
 * What limits count an address by, the narrowest first: the IPv4 address or the /64 of an IPv6 one is one caller; the
 * networks it lies in have a share of their own, since a holder of such a network has many callers.
 * Source: docs/spec/contract.md#networks.
 */
export function networksOf(address: string): readonly [Network, ...Network[]] {
  if (!isIPv6(address)) {
    const caller = { name: address, share: 1 }
    const prefix = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1]
    return prefix ? [caller, { name: `${prefix}.0/24`, share: networkShares.v4.wide }] : [caller]
  }
  const [one = '', two = '', three = '', four = ''] = groupsOf(address)
  const left = (Number.parseInt(four, 16) & 0xff00).toString(16)
  const { middle, wide } = networkShares.v6
  return [
    { name: `${one}:${two}:${three}:${four}::/64`, share: 1 },
    { name: `${one}:${two}:${three}:${left}::/56`, share: middle },
    { name: `${one}:${two}:${three}::/48`, share: wide },
  ]
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.split('::')
  const left = head ? head.split(':') : []
  if (!address.includes('::')) return left
  const right = tail ? tail.split(':') : []
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
}
