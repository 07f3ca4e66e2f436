import { getYear } from 'date-fns/getYear'
import { berlin } from './time/berlin.ts'

/** Crockford's: no I, L, O and U, which are misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

type Case = { kind: 'ordinary' | 'extraordinary' | 'withdrawal'; receiptId: string; receivedAt: Date }

/**
 * The number by which readers and the subscription service talk about a declaration, such as `K-2026-4F7Q-2MXD`: its kind
 * (K, or W for a withdrawal), the year it came in, and the last 40 bits of the receipt's id, which are random. It opens
 * nothing, and the id cannot be told from it. Source: docs/spec/contract.md#case-numbers.
 */
export function caseNumber({ kind, receiptId, receivedAt }: Case): string {
  const bits = BigInt(`0x${receiptId.replaceAll('-', '').slice(-10)}`)
  const signs = Array.from({ length: 8 }, (_, at) => alphabet[Number((bits >> BigInt(5 * (7 - at))) & 31n)])
  const year = getYear(receivedAt, { in: berlin })
  return [kind === 'withdrawal' ? 'W' : 'K', year, signs.slice(0, 4).join(''), signs.slice(4).join('')].join(
    '-',
  )
}
