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

// Of a mail's text, and of what is no person.
const otherWords = new Set(
  (
    'hallo hi hey moin liebe lieber liebes guten sehr geehrte geehrter danke dank bitte viele beste gruß grüße gruss grüsse mit mfg vg ' +
    'lg und oder auch sowie an für hier ich wir sie ihr du er es das die der den dem ein eine alle neue neuer alte alter adresse ' +
    'adressen anschrift email e-mail e-mails mail mails kontakt info büro team vertrieb redaktion empfang buchhaltung sekretariat ' +
    'abteilung verwaltung zentrale smtp arbeit work home privat dienstlich geschäftlich telefon tel mobil fax kollege kollegen kollegin zusammen leute ' +
    'nochmal gestern heute morgen hello dear thanks please and or the regards cc bcc to from re aw wg fwd'
  ).split(' '),
)
const particle = /^(?:von|van|vom|zu|zur|zum|de|den|der|di|da|del|la|le|el|ten|ter)$/
const maxWords = 6

/** The name in a text of which nobody says that it is one. In doubt it is none. */
export function personIn(text: string): BesideName {
  const name = text.replace(titles, '').trim()
  const words = name.split(/[\s,]+/).filter((word) => word !== '')
  const fits = (word: string, at: number) =>
    particle.test(word)
      ? at < words.length - 1
      : /^(?:[dl]['’´`])?(?!\p{Ll})\p{L}/u.test(word) &&
        !otherWords.has(word.toLowerCase().replace(/[.!]$/, ''))
  return words.length <= maxWords && words.every(fits) && isName(name) ? nameIn(name) : nobody
}

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
  part(text.replaceAll(',', '')) !== null && /\p{L}{2}/u.test(text) && !noPerson.test(text)

/** The name in columns of which nobody says what they are: one with several words, else the first and the second. */
export function nameAmong(columns: ListRow): BesideName {
  const names = columns.filter((column) => personIn(column) !== nobody)
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
    const name = row[whole] ?? ''
    const first = row[given] ?? ''
    // Beside first names "Name" means the family's, unless both are in it.
    const isFamily = family < 0 && first !== '' && !name.includes(first)
    const parts = { given_name: part(first), family_name: part(isFamily ? name : row[family]) }
    return (parts.given_name && family < 0 && !isFamily) || !(parts.given_name || parts.family_name)
      ? nameIn(name || first)
      : parts
  }
}
