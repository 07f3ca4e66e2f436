/** A person's name in two parts; `familyName` is empty for one-word names. */
export type PersonName = { readonly givenName: string; readonly familyName: string }

/**
 * Splits a name at its first space; of several names the first is used. Blanks around and doubled ones do not
 * count. Source: seed presentation §3 "Person or author".
 */
export function personName(name: string | readonly string[] | null | undefined): PersonName {
  const first = (typeof name === 'string' ? name : name?.[0]) ?? ''
  const [givenName = '', ...rest] = first.trim().split(/\s+/)
  return { givenName, familyName: rest.join(' ') }
}

/** The name as one line. */
export const fullName = ({ givenName, familyName }: PersonName): string => `${givenName} ${familyName}`.trim()

/**
 * What stands before each of `count` persons in a line: optional 'von ' first, a comma between, 'und' before the
 * last. Source: seed presentation §9 "Persons".
 */
export const personSeparators = (count: number, withVon = false): string[] =>
  Array.from({ length: count }, (_, index) => {
    if (index === 0) return withVon ? 'von ' : ''
    return index === count - 1 ? ' und ' : ', '
  })
