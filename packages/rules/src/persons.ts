/** A person's name in two parts; `familyName` is empty for one-word names. */
export type PersonName = { readonly givenName: string; readonly familyName: string }

/**
 * Splits a name at its first space; of several names the first is used. Blanks around and doubled ones do not
 * count. Source: seed presentation §3 "Person or author".
 */
export function personName(name: AnyName): PersonName {
  const line = oneLine(name)
  const end = line.indexOf(' ')
  if (end < 0) return { givenName: line, familyName: '' }
  return { givenName: line.slice(0, end), familyName: line.slice(end + 1) }
}

type AnyName = string | readonly string[] | null | undefined

function oneLine(name: AnyName): string {
  const first: unknown = typeof name === 'string' ? name : name?.[0]
  return typeof first === 'string' ? first.trim().replace(/\s+/g, ' ') : ''
}

/** The name as one line. */
export const fullName = ({ givenName, familyName }: PersonName): string => `${givenName} ${familyName}`.trim()

/**
 * What stands before a person in a line of `count`, counted from 0: optional 'von ' first, a comma between, 'und' before
 * the last. Source: seed presentation §9 "Persons".
 */
export function personSeparator(index: number, count: number, withVon = false): string {
  if (index === 0) return withVon ? 'von ' : ''
  return index === count - 1 ? ' und ' : ', '
}

/**
 * Those of the persons who have a name, each once: the same author twice is a slip of the data, not a second person.
 * Of two entries of one name the later holds.
 */
export function namedPersons<P extends { readonly name: string | readonly string[] }>(
  persons: readonly P[],
): readonly (Omit<P, 'name'> & PersonName)[] {
  const named = persons.map(({ name, ...person }) => ({ ...person, ...personName(name) }))
  const byName = new Map(named.map((person) => [fullName(person), person]))
  byName.delete('')
  return [...byName.values()]
}

/** Their names as plain text: 'von A, B und C'; '' when nobody has one. An entry that is nobody is passed over. */
export function personsText(
  persons: readonly ({ readonly name: string | readonly string[] } | null | undefined)[],
  withVon = false,
): string {
  const names: string[] = []
  for (const person of persons) {
    const name = oneLine(person?.name)
    if (name && !names.includes(name)) names.push(name)
  }
  return names.map((name, index) => personSeparator(index, names.length, withVon) + name).join('')
}
