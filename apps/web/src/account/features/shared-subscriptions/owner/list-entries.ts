import { emailKey, readVisible } from '@leserkonto/rules'
import { cardEntries } from './address-cards.ts'
import { asList, isCut } from './as-list.ts'
import { asTyped, columnsOf, type ListRow, listLines, piecesOf, separatorOf } from './list-rows.ts'
import { type BesideName, type ListEntry, nameAmong, namesBelow, personIn } from './names-beside.ts'

const nameless: BesideName = { given_name: null, family_name: null }

/**
 * The addresses in a list, and the names beside them: one per line, several between separators, columns of a spreadsheet, the
 * export of an address book, or address cards. Source: docs/spec/account.md#lists.
 */
export function listEntries(list: string): ListEntry[] {
  const text = readVisible(list)
  const cards = cardEntries(text)
  if (cards) return cards
  const lines = withNamesAbove(listLines(asList(text)))
  const first = lines.findIndex((line) => addressesIn(line).length > 0)
  const heads = lines.filter((line, place) => place < first && isHead(line))
  const head = heads.at(-1)
  const below =
    head === undefined ? undefined : { head, names: namesBelow(columnsOf(head, separatorOf(head))) }
  return lines.flatMap((line) => {
    if (heads.includes(line)) return []
    if (addressesIn(line).length === 0) return [{ email: asTyped(line), ...nameless }]
    return below?.names ? entriesBelow(line, below.head, below.names) : entriesIn(line)
  })
}

/** Persons in lines of their own, each ended by the address, as the columns they would be; other lists stay as they are. */
function withNamesAbove(lines: string[]): string[] {
  const blocks: string[][] = [[]]
  for (const line of lines) {
    blocks.at(-1)?.push(line)
    if (isAddressAlone(line)) blocks.push([])
  }
  const rest = blocks.pop()
  const persons = blocks.every(([first = '', second]) => second !== undefined && personIn(first).family_name)
  const isList = blocks.length > 1 && rest?.length === 0 && persons
  return isList ? blocks.map((block) => block.join('\t')) : lines
}

const isAddressAlone = (line: string) => addressesIn(line).length === 1 && besides(line) === ''

/** Of an address nothing is missing but perhaps its @: `max.gmail.test`. */
const isBroken = (text: string) => /^[^\s@]+\.[a-z]{2,}$/i.test(text)

/** A line before the first address: what its columns are called. */
const isHead = (line: string) => !line.includes('@') && !piecesOf(line).some(isBroken)

// What separates addresses from what is around them, in whatever program they were copied.
const token = /[^\s<>()[\]"„“”«»,;:|\ue000-\ue002]+/g

const isAddress = (word: string) => word.slice(1, -1).includes('@')

const addressesIn = (text: string): string[] =>
  (text.match(token) ?? [])
    .map((word) => word.replace(/^'(.*)'$/, '$1').replace(/[.!?…'’]+$/, ''))
    .filter(isAddress)

/** What a column contains besides its addresses. */
const besides = (column: string) =>
  withoutRemark(column.replace(token, (word) => (isAddress(word) ? '' : word)))
    .replace(/(?:e-?mail|mailto)\s*:|:|[<>()[\]"„“”«»]/gi, ' ')
    .replace(/^\s*(?:\d+[.)]|[-–•*·])\s/, ' ')
    .replace(/\s[-–—]\s*$/, ' ')
    .replace(/(^|\s)'|'(?=\s|$)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/** `Muster, Anna (Vertrieb)`; but of `(Anna Muster)` the brackets are around the name. */
function withoutRemark(text: string): string {
  const plain = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
  return /\p{L}{2}/u.test(plain.replace(/mailto|e-?mail/gi, '')) ? plain : text
}

/** A line of an address book is one person, whose address may be in several columns; other lines are none of it. */
function entriesBelow(line: string, head: string, names: (row: ListRow) => BesideName): ListEntry[] {
  const columns = line.split(separatorOf(head))
  if (columns.some((column) => column.includes('@') && /[;,]/.test(column))) return entriesIn(line)
  const row = columnsOf(line, separatorOf(head))
  const emails = new Map(addressesIn(row.join(' ')).map((email) => [emailKey(email), email]))
  return [...emails.values()].map((email) => ({ email, ...names(row) }))
}

/** A line of which nobody says what its columns are. */
function entriesIn(line: string): ListEntry[] {
  const isList = addressesIn(line).length > 1
  let waiting: string[] = []
  const entries = partsOf(line).flatMap(({ column, comma }): ListEntry[] => {
    if (isCut(column)) return [{ email: column.trim(), ...nameless }]
    const emails = new Map(addressesIn(column).map((email) => [emailKey(email), email]))
    if (emails.size === 0) {
      if (isList && isBroken(column)) return [{ email: column, ...nameless }]
      waiting.push(column)
      return []
    }
    const name = emails.size > 1 || isProse(column) ? nameless : nameOf(besides(column), waiting, comma)
    waiting = []
    return [...emails.values()].map((email) => ({ email, ...name }))
  })
  const [only] = entries
  return only && entries.length === 1 && !only.given_name && !only.family_name
    ? [{ ...only, ...nameAmong(waiting) }]
    : entries
}

/** The columns of a line; one with an address is a list of its own where commas are in it. */
function partsOf(line: string): { column: string; comma: boolean }[] {
  const separator = separatorOf(line)
  return line.split(separator).flatMap((column) => {
    const commas = column.includes('@') || separator.source === ','
    return columnsOf(column, commas ? /[,;|]/ : separator).map((one, place) => ({
      column: one,
      comma: separator.source === ',' || place > 0,
    }))
  })
}

/** Words on both sides of an address, with nothing that sets them off from it. */
function isProse(column: string): boolean {
  const words = column.trim().split(/\s+/)
  const at = words.findIndex(isAddress)
  return at > 0 && at < words.length - 1 && !/[<>()[\]:"„“]/.test(column)
}

/** `Anna Muster <a>`, `"Muster, Anna" <a>`, `Muster, Anna <a>`; or the columns before. */
function nameOf(beside: string, before: readonly string[], comma: boolean): BesideName {
  if (beside === '') return nameAmong(before)
  const last = before.at(-1)
  if (comma && last && !/\s/.test(beside) && !beside.includes(',')) return personIn(`${last}, ${beside}`)
  return personIn(beside)
}

/** An entry as a line that is read as the same one. */
export function lineOf({ email, given_name, family_name }: ListEntry): string {
  if (family_name || given_name?.includes(' '))
    return `"${family_name ?? ''}, ${given_name ?? ''}" <${email}>`
  return given_name ? `${given_name} <${email}>` : email
}
