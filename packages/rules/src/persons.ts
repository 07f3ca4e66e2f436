import { maskedEmail } from './email.ts'

/** A person's name in two parts; `familyName` is empty for one-word names. */
export type PersonName = { readonly givenName: string; readonly familyName: string }

/**
 * Splits a name at its first space; of several names the first is used. Blanks around and doubled ones do not count.
 * Source: docs/spec/presentation.md#person-names.
 */
export function personName(name: AnyName): PersonName {
  const line = nameLine(name)
  const end = line.indexOf(' ')
  if (end < 0) return { givenName: line, familyName: '' }
  return { givenName: line.slice(0, end), familyName: line.slice(end + 1) }
}

type AnyName = string | readonly string[] | null | undefined

/** The first of several names as one line, blanks around and doubled ones dropped; '' for nobody. */
export function nameLine(name: AnyName): string {
  const first: unknown = typeof name === 'string' ? name : name?.[0]
  return typeof first === 'string' ? first.trim().replace(/\s+/g, ' ') : ''
}

/** The name as one line. */
export const fullName = ({ givenName, familyName }: PersonName): string => `${givenName} ${familyName}`.trim()

/**
 * Those of the persons who have a name, each once: the same author twice is a slip of the data, not a second person.
 * Of two entries of one name the later holds; an entry that is nobody is passed over.
 */
export function namedPersons<P extends { readonly name: string | readonly string[] }>(
  persons: readonly (P | null | undefined)[],
): readonly (Omit<P, 'name'> & PersonName)[] {
  const named = persons.filter(isSomebody).map(({ name, ...person }) => ({ ...person, ...personName(name) }))
  const byName = new Map(named.map((person) => [fullName(person), person]))
  byName.delete('')
  return [...byName.values()]
}

const isSomebody = <P>(person: P | null | undefined): person is P => Boolean(person)

/** How a reader is told whose session it is: by the name, or by the masked address where the account has none. */
export const readerName = ({
  givenName,
  familyName,
  email,
}: {
  readonly givenName: string | null
  readonly familyName: string | null
  readonly email: string
}): string => fullName({ givenName: givenName ?? '', familyName: familyName ?? '' }) || maskedEmail(email)
