import { ECDH } from 'node:crypto'
import dns from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

// What no push service has. Source: https://www.iana.org/assignments/iana-ipv4-special-registry
const notPublic = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4')
// Of IPv6 only global unicast is public, and of that not what carries an IPv4 address or is for documents.
const globalV6 = new BlockList()
globalV6.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6')

/** Whether an IP address belongs to a host of the internet, as opposed to this machine, its network or a reserved range. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (family === 'ipv6' && !globalV6.check(address, family)) return false
  return !notPublic.check(address, family)
}

const isThisMachine = (address: string) => address === '::1' || /^127\./.test(address)
const isHere = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)$/

/**
 * Whether a browser's address may be called: https on its usual port, by a name with a dot. In development also the
 * stand-in on this machine. Where the name leads is seen when it is called (`publicLookup`).
 */
export function isPushEndpoint(text: string, development: boolean): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  if (development && isHere.test(hostname)) return true
  const isName = hostname.includes('.') && isIP(hostname) === 0 && !hostname.endsWith('.localhost')
  return protocol === 'https:' && port === '' && isName
}

/**
 * Resolves names to public addresses only, at the moment of the connection: a name that leads to another place later, or
 * to several, is refused with ENDPOINT_PRIVATE.
 */
export const publicLookup =
  (development: boolean): LookupFunction =>
  (hostname, options, callback) => {
    dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      const isFine = ({ address }: { address: string }) =>
        isPublicAddress(address) || (development && isThisMachine(address))
      const [first] = addresses
      if (!first || !addresses.every(isFine)) return callback(refused(), [])
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
    })
  }

const refused = () => Object.assign(new Error('the address is not public'), { code: 'ENDPOINT_PRIVATE' })

/** Whether it is a point of P-256. */
export function isPushPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'compressed')
    return true
  } catch {
    return false
  }
}
