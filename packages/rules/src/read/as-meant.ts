/**
 * What people type, paste and let their browsers fill in, read as it was meant; then the rules of the fields judge it.
 * Each function leaves what it has read as it is. Source: docs/spec/account.md#read-as-meant.
 */

// A variation of a Han or Mongolian letter, or of a picture, is part of it.
const invisible = /([\p{sc=Han}\p{sc=Mong}\p{ExtPict}]\p{VS})|(?!\p{Join_C})\p{DI}|[\ufff9-\ufffc]/gu

// Persian, Hindi and others tell words apart by a joiner inside them, and pictures are made of several.
const joiners =
  /([\p{sc=Arab}\p{sc=Syrc}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Mong}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}\p{ExtPict}\p{EMod}]\p{M}*)\p{Join_C}+(?=[\p{L}\p{M}\p{ExtPict}])|\p{Join_C}+/gu

const keptJoiner = (run: string, before: string | undefined) =>
  before === undefined ? '' : before + (run[before.length] ?? '')

/** Word writes its non-breaking and its soft hyphen as control signs. */
const unicodeHyphens = (typed: string) => typed.replaceAll('\x1e', '\u2011').replaceAll('\x1f', '\u00ad')

/** Without signs that nobody sees, in NFC. Joiners and variations stay where a script needs them. */
export const readVisible = (typed: string): string =>
  unicodeHyphens(typed).replace(invisible, '$1').replace(joiners, keptJoiner).normalize('NFC')

/** One line: besides, every run of blanks and line breaks is one blank, and none is at an end. */
export const readLine = (typed: string): string =>
  readVisible(typed)
    .replace(/[\s\x85]+/g, ' ')
    .trim()

/** Several lines, as text of its own: line breaks of every kind are one kind, and other control signs are gone. */
export const readLines = (typed: string): string =>
  unicodeHyphens(typed)
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .normalize('NFC')
    .trim()

/** The same in one line: text that is kept whatever is in it. */
export const readAnyLine = (typed: string): string =>
  readLine(
    unicodeHyphens(typed)
      .replace(/\p{Cs}/gu, '\ufffd')
      .replace(/(?![\s\x85])\p{Cc}/gu, ''),
  )

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ' }

/** What HTML writes for signs of its own, as those signs. */
export const readEntities = (typed: string): string =>
  typed.replace(/&(lt|gt|quot|amp|nbsp);/gi, (_, name: string) => entities[name.toLowerCase()] ?? '')

// Full-width and small forms of ASCII and the ligatures of printed texts.
const forms = /[\ufb00-\ufb06\ufe50-\ufe6b\uff01-\uff5e]/g
const apostrophes = /['`´ʹʼʽˈˊˋ΄՚׳᾽᾿῾‘’‚‛′‵❛❜ꞌ]/g
/** Hyphens, dashes and minus signs of every kind. */
export const hyphens = /[\p{Pd}−⁃˗⁻₋]/gu
const dots = /(\p{L})[·‧•∙⋅](?=\p{L})/gu

// What a name was pasted with, out of a list or a sentence.
const edges = /^[\s\u2800"„“”«»‹›;,]+|[\s\u2800"„“”«»‹›;,]+$/g
// `‚Müller‘`: an apostrophe at both ends, and none between them.
const singleQuotes = /^’([^’]*)’$/

/** A name, a street, a place, without quotes, semicolons and commas at its ends: apostrophes are `’`, hyphens `-`, dots between letters `·`, as the rules know them. */
export const readName = (typed: string): string =>
  readLine(readLine(typed).replace(forms, (sign) => sign.normalize('NFKC')))
    .replace(apostrophes, '’')
    .replace(hyphens, '-')
    .replace(dots, '$1·')
    .replace(edges, '')
    .replace(singleQuotes, '$1')
    .replace(edges, '')

/** Decimal digits of any script as ASCII's: each script has its ten in a row. */
export const readDigits = (typed: string): string =>
  typed.normalize('NFC').replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const at = digit.codePointAt(0) ?? 0
    let value = 0
    while (/\p{Nd}/u.test(String.fromCodePoint(at - value - 1))) value += 1
    return String(value % 10)
  })

/** Digits alone, where nothing but separators is between and around them; other text stays as it is. */
function withoutSeparators(line: string): string {
  const digits = line.replace(/[\s\p{P}\p{S}]/gu, '')
  return /^\d+$/.test(digits) ? digits : line
}

/** Letters that are typed for digits, where nothing but digits belongs. */
export const lettersAsDigits = (text: string): string => text.replace(/[Oo]/g, '0').replace(/[Il|]/g, '1')

const numberName = /^[\p{L}\s.-]*?(?:nummer|nr|no)[\s.:]*(?=\d)/iu
// `Ihre Kundennummer lautet: 1000 000 910 (Kim Muster)`: the only digits, whatever words are around them.
const printed = /^\D*(\d(?:[^\p{L}\d]*\d)*)(?:[^\p{L}\d]\D*)?$/u
// `1000 000 910/01`.
const contract = /\s*[/\p{Pd}]\s*\d{1,2}$/u

/** A number as it is printed: in groups, among words ("Kundennr.: 1000 000 910"), with a contract behind it. */
export function readNumber(typed: string): string {
  const line = readLine(readDigits(typed))
  const digits = printed.exec(line)?.[1] ?? ''
  const whole = [digits, digits.replace(contract, '')]
    .map((one) => one.replace(/\D/g, ''))
    .find((one) => one.length === 10)
  if (whole !== undefined) return whole
  const number = withoutSeparators(line.replace(numberName, ''))
  return /^(?:[OoIl|]*\d){6}[\dOoIl|]*$/.test(number) && number.length === 10
    ? lettersAsDigits(number)
    : number
}

const countries = /^\(?(?:D|DE|DEU|A|AT|AUT|CH|CHE|FL|LI|L|LU|PLZ)[\s\p{P}]*(?=\d)/iu
// Luxembourg's letter, or a 1: nobody knows.
const mistakenOne = /^l\d{4}$/
// `12345 Musterstadt, Deutschland`; the two letters of `1011 AB` are of the Dutch code.
const place = /^(\d{5}(?=[\s,]|\p{L}{3})|\d{4}(?=[\s,]*\p{L}{3}))[\s,]*\p{L}[\p{L}\p{M}\s./()’,-]*$/u

/** Words before the digits: a letter alone may be a digit that was mistyped. */
function withoutWords(line: string): string {
  const before = /^\D*/.exec(line)?.[0] ?? ''
  return /\p{L}{3}/u.test(before) && /\P{L}$/u.test(before) ? line.slice(before.length) : line
}

/** A postcode without its country, without blanks and without its place. */
export function readPostcode(typed: string): string {
  const line = readLine(readDigits(typed))
  if (mistakenOne.test(line)) return line
  const code = withoutWords(line).replace(countries, '')
  return place.exec(code)?.[1] ?? withoutSeparators(code)
}

/** A house number: as a name, with digits of ASCII. */
export const readHouseNumber = (typed: string): string => readName(readDigits(typed))

const mistyped = /^(?=(?:\D*\d){3})[\dOoIl|]{6}$/

/** The digits of a code, whatever stands between and around them; a text without any stays. */
export function readCode(typed: string): string {
  const text = readDigits(typed)
  const signs = text.replace(/[\s.-]/g, '')
  return (mistyped.test(signs) ? lettersAsDigits(signs) : text).replace(/\D/g, '') || readLine(typed)
}
