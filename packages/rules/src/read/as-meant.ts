/**
 * What people type, paste and let their browsers fill in, read as it was meant; then the rules of the fields judge it.
 * Each function leaves what it has read as it is. Source: docs/spec/account.md#read-as-meant.
 */

// A variation of a Han or Mongolian letter, or of a picture, is part of it.
const invisible = /([\p{sc=Han}\p{sc=Mong}\p{ExtPict}]\p{VS})|(?!\p{Join_C})\p{DI}/gu

// Persian, Hindi and others tell words apart by a joiner inside them, and pictures are made of several.
const joiners =
  /([\p{sc=Arab}\p{sc=Syrc}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Mong}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}\p{ExtPict}\p{EMod}]\p{M}*)\p{Join_C}+(?=[\p{L}\p{M}\p{ExtPict}])|\p{Join_C}+/gu

const keptJoiner = (run: string, before: string | undefined) =>
  before === undefined ? '' : before + (run[before.length] ?? '')

/** Without signs that nobody sees, in NFC. Joiners and variations stay where a script needs them. */
export const readVisible = (typed: string): string =>
  typed.replace(invisible, '$1').replace(joiners, keptJoiner).normalize('NFC')

/** One line: besides, every run of blanks and line breaks is one blank, and none is at an end. */
export const readLine = (typed: string): string =>
  readVisible(typed)
    .replace(/[\s\x85]+/g, ' ')
    .trim()

/** Several lines, as text of its own: line breaks of every kind are one kind, and other control signs are gone. */
export const readLines = (typed: string): string =>
  typed
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .normalize('NFC')
    .trim()

/** The same in one line: text that is kept whatever is in it. */
export const readAnyLine = (typed: string): string =>
  readLine(typed.replace(/\p{Cs}/gu, '\ufffd').replace(/(?![\s\x85])\p{Cc}/gu, ''))

// Full-width and small forms of ASCII and the ligatures of printed texts.
const forms = /[\ufb00-\ufb06\ufe50-\ufe6b\uff01-\uff5e]/g
const apostrophes = /['`´ʹʼʽˈˊˋ΄՚׳᾽᾿῾‘’‚‛′‵❛❜ꞌ]/g
const hyphens = /[\p{Pd}−⁃˗⁻₋]/gu
const dots = /(\p{L})[·‧•∙⋅](?=\p{L})/gu

/** A name, a street, a place: apostrophes are `’`, hyphens `-`, dots between letters `·`, as the rules know them. */
export const readName = (typed: string): string =>
  readLine(readLine(typed).replace(forms, (sign) => sign.normalize('NFKC')))
    .replace(apostrophes, '’')
    .replace(hyphens, '-')
    .replace(dots, '$1·')

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

/** A number as it is printed: in groups, or with its name before it ("Kundennr.: 1000 000 910"). */
export const readNumber = (typed: string): string =>
  withoutSeparators(readLine(readDigits(typed)).replace(/^[\p{L}\s.-]*?(?:nummer|nr|no)[\s.:]*(?=\d)/iu, ''))

const countries = /^(?:D|DE|DEU|A|AT|AUT|CH|CHE|FL|LI|L|LU|PLZ)[\s\p{P}]*(?=\d)/iu

/** A postcode without the letters of its country and without blanks. */
export const readPostcode = (typed: string): string =>
  withoutSeparators(readLine(readDigits(typed)).replace(countries, ''))

/** A house number: as a name, with digits of ASCII. */
export const readHouseNumber = (typed: string): string => readName(readDigits(typed))

/** The digits of a code, whatever stands between and around them; a text without any stays. */
export const readCode = (typed: string): string => readDigits(typed).replace(/\D/g, '') || readLine(typed)
