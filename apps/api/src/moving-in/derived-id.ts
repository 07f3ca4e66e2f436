import type { Work } from '../context.ts'

/**
 * The id of a row that a house brings: the same at each run, so that nothing is there twice, and by a key of the service, so that
 * nobody can compute it of an address. Source: RFC 9562 §5.8.
 */
export function derivedId(kind: string, name: string, { secrets }: Work): string {
  const hex = Buffer.from(secrets.mac('import', `${kind} ${name}`), 'base64url').toString('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
