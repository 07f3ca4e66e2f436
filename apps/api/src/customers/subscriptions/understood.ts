import {
  isCustomerNumber,
  isPostcode,
  keysOf,
  readDay,
  readHouseNumber,
  readName,
  readNumber,
  readPostcode,
} from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import type { Declaration } from './declare.ts'

type Told = Parameters<Work['publisher']['cancellation']>[0]
type Typed = Omit<Declaration, 'kind' | 'email' | 'edition'>

const inForm = (text: string, isRight: (text: string) => boolean) => (isRight(text) ? text : undefined)

/** How each field is read for the publisher's system; undefined for what cannot be understood. */
const readers: { readonly [F in keyof Required<Typed>]: (typed: string) => string | undefined } = {
  gp_number: (typed) => inForm(readNumber(typed), isCustomerNumber),
  postcode: (typed) => inForm(readPostcode(typed), isPostcode),
  end_date: readDay,
  order_date: readDay,
  given_name: readName,
  family_name: readName,
  street: readName,
  housenumber: readHouseNumber,
  city: readName,
  contract: (typed) => typed,
  reason: (typed) => typed,
}

const maxChars = (field: string) => (field === 'reason' ? 2_000 : 200)

/**
 * A declaration as the publisher's system takes it: what could be understood in its normal form, and in `as_typed`, for
 * people, what could not or is longer than the field. Source: docs/spec/publisher.md#declarations.
 */
export function understood({ kind, email, edition, ...typed }: Declaration): Told {
  const fields: Record<string, string> = {}
  const asTyped: Record<string, string> = {}
  for (const field of keysOf(readers)) {
    const text = typed[field]
    if (!text) continue
    const read = readers[field](text)
    const fits = read?.slice(0, maxChars(field)).replace(/\p{Cs}$/u, '')
    if (fits) fields[field] = fits
    if (fits !== read || !fits) asTyped[field] = text
  }
  const marked = Object.keys(asTyped).length > 0 && { as_typed: asTyped }
  return { ...fields, kind, email, edition, ...marked }
}
