import { codePoints, inputLimits, isPersonName, readName } from '@leserkonto/rules'
import type { ListRow } from './list-rows.ts'

/** A name as the service keeps it; null for a part that is not there or is none. */
export type BesideName = { readonly given_name: string | null; readonly family_name: string | null }

/** An address with the name beside it, or a text without an address, so that the reader can correct it. */
export type ListEntry = { readonly email: string } & BesideName

const nobody: BesideName = { given_name: null, family_name: null }

/** A part of a name that the service takes. */
function part(text: string | undefined): string | null {
  const name = readName(text ?? '')
  return /\p{L}/u.test(name) && isPersonName(name) && codePoints(name) <= inputLimits.nameChars ? name : null
}

const titles = /^(?:(?:herrn?|frau|mrs?|ms)\b\.?\s+)+/i
const particles = /\s(?=(?:von|van|vom|zu|zur|zum|de|den|der|di|da|del|la|le|el|ten|ter)\s)/i

/** `Muster, Anna`, `Anna Muster` and `Anna von der Heide` in their parts. */
export function nameIn(text: string): BesideName {
  const name = text.replace(titles, '').trim()
  const [family = '', given] = name.split(/\s*,\s*/)
  if (given !== undefined) return { given_name: part(given), family_name: part(family) }
  const at = particles.exec(name)?.index ?? name.lastIndexOf(' ')
  return at < 0
    ? { given_name: part(name), family_name: null }
    : { given_name: part(name.slice(0, at)), family_name: part(name.slice(at + 1)) }
}

// A company, or a website.
const noPerson = /\b(?:gmbh|ag|kg|ug|ohg|gbr|e\.? ?v|firma|verein)\b|\.\p{L}{2,}$/iu

const isName = (text: string) =>
  part(text.replace(',', '')) !== null && /\p{L}{2}/u.test(text) && !noPerson.test(text)

/** The name in columns of which nobody says what they are: one with several words, else the first and the second. */
export function nameAmong(columns: ListRow): BesideName {
  const names = columns.filter(isName)
  const whole = names.find((name) => /\p{L}[\s,]+\p{L}/u.test(name))
  const [first, second] = names
  if (whole !== undefined || first === undefined) return whole === undefined ? nobody : nameIn(whole)
  return { given_name: part(first), family_name: part(second) }
}

const heads = {
  given_name: /^(?:vorname|(?:first|given) ?name)$/i,
  family_name: /^(?:nachname|familienname|zuname|(?:last|family) ?name|surname)$/i,
  whole: /^(?:name|anzeigename|(?:display|full) ?name|vollständiger name)$/i,
}

/** How to read the name of a line below a head; undefined where the head names no column of names. */
export function namesBelow(head: ListRow): ((row: ListRow) => BesideName) | undefined {
  const at = (word: RegExp) => head.findIndex((column) => word.test(column))
  const [given, family, whole] = [at(heads.given_name), at(heads.family_name), at(heads.whole)]
  if (given < 0 && family < 0 && whole < 0) return undefined
  return (row) => {
    const parts = { given_name: part(row[given]), family_name: part(row[family]) }
    return parts.given_name || parts.family_name ? parts : nameIn(row[whole] ?? '')
  }
}
