import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailKey, normalizedEmail, reasonAgainstEmail } from '../email.ts'
import { isCompanyName, isPersonName, isUsername } from '../names.ts'
import { isCustomerNumber, isPostcode, reasonAgainstPostcode } from '../numbers.ts'
import {
  readAnyLine,
  readCode,
  readHouseNumber,
  readLine,
  readLines,
  readName,
  readNumber,
  readPostcode,
} from './as-meant.ts'
import { readBirthDate, readDay, reasonAgainstBirthDate } from './day.ts'
import {
  noDays,
  oddCodes,
  oddCompanies,
  oddDays,
  oddEmails,
  oddForeignPostcodes,
  oddNames,
  oddNumbers,
  oddPostcodes,
  oddUsernames,
} from './testing/odd-inputs.ts'

describe.each([
  ['a name', readName, oddNames],
  ['the name of a company', readName, oddCompanies],
  ['a username', readName, oddUsernames],
  [
    'a number',
    readNumber,
    [
      ...oddNumbers,
      ['1000000910/01', '1000000910'],
      ['1000-000-910-1', '1000000910'],
      ['Abo 2: 1000000910', 'Abo 2: 1000000910'],
      ['1000OOO9l0', '1000000910'],
      ['1000 000 91x', '1000 000 91x'],
      ['+49 1000', '491000'],
    ],
  ],
  [
    'a postcode',
    readPostcode,
    [...oddPostcodes, ...oddForeignPostcodes, ['1011 AB', '1011 AB'], ['Dorf', 'Dorf'], ['12b45', '12b45']],
  ],
  ['a house number', readHouseNumber, [['１２\u00a0–\u00a014', '12 - 14']]],
  ['a code', readCode, [...oddCodes, ['l23 456', '123456']]],
  ['a line', readLine, [['\ufeffMein\u00a0 Telefon 👩\u200d💻 ❤\ufe0f', 'Mein Telefon 👩\u200d💻 ❤\ufe0f']]],
  ['any line', readAnyLine, [['a\u0000b\ud800 c\u001b d\u001ee', 'ab\ufffd c d‑e']]],
  ['any lines', readLines, [['\r\na\vb\u0007\u2028c\u001ed\n\n', 'a\nb\nc‑d']]],
  [
    'an address',
    normalizedEmail,
    oddEmails.map((spell) => [spell('name@example.test'), 'name@example.test']),
  ],
] as const)('%s', (_, read, rows) => {
  test.each(rows as readonly (readonly [string, string])[])('%j is %j', (typed, meant) => {
    expect(read(typed)).toBe(meant)
  })
})

test.each([
  ['3.5.90', '1990-05-03'],
  ['3. Mai 1990', '1990-05-03'],
  ['31. Dezember 55', '1955-12-31'],
  ['3.5.16', '2016-05-03'],
  ['3.5.17', '1917-05-03'],
  ['geb. 03.04.1965', '1965-04-03'],
  ['geboren am 3. April 1965', '1965-04-03'],
  ['3,4,1965', '1965-04-03'],
  ['030465', '1965-04-03'],
  ['bald', 'bald'],
])('the day of birth %j is %s', (typed, day) => {
  expect(readBirthDate(typed)).toBe(day)
})

test.each([
  ['bald', 'FORMAT'],
  ['29.2.1965', 'NO_SUCH_DAY'],
  ['1965-02-29', 'NO_SUCH_DAY'],
  ['3.13.1965', 'NO_SUCH_DAY'],
  ['31.12.1899', 'RANGE'],
  ['3.4.1965', undefined],
])('of the day of birth %j the reason is told: %s', (typed, reason) => {
  expect(reasonAgainstBirthDate(readBirthDate(typed))).toBe(reason)
})

test.each([
  ['l2345', 'LETTER'],
  ['1O115', 'LETTER'],
  ['12b45', 'FORMAT'],
  ['L-2345', undefined],
  ['12345 Musterstadt', undefined],
])('of the postcode %j the reason is told: %s', (typed, reason) => {
  expect(reasonAgainstPostcode(readPostcode(typed))).toBe(reason)
})

test.each([...oddDays, ...noDays.map((typed) => [typed, undefined] as const)])(
  'the day %j is %s',
  (typed, day) => {
    expect(readDay(typed)).toBe(day)
  },
)

// Signs that the functions know, so that inventing meets them.
const sign = fc.constantFrom(
  ...'aÉß1٣ .,-–‑/\'´’·•@<>()"“;:\t\n\u00a0\u200b\u200c\u200d\u202e\u00ad\ufeff\u0308\u0301ﬂＡ１＠क्عЛ葛\u{e0100}👩+',
  ...['mailto:', 'D-', 'Nr. ', '31.12.26', 'a@b.test', '%40', '<', '>', '.test'],
)
const invented = fc.oneof(
  fc.array(sign, { maxLength: 14 }).map((signs) => signs.join('')),
  fc.string({ unit: 'binary' }),
)
const forEvery = (holds: (text: string) => void) =>
  fc.assert(
    fc.property(invented, (text) => {
      holds(text)
    }),
    { numRuns: 1_000 },
  )

/** Each kind of field: how it is read, and the rule it is judged by then. */
const fields: readonly (readonly [string, (typed: string) => string, (read: string) => boolean])[] = [
  ['person', readName, isPersonName],
  ['company', readName, isCompanyName],
  ['username', readName, isUsername],
  ['number', readNumber, isCustomerNumber],
  ['postcode', readPostcode, isPostcode],
  ['house number', readHouseNumber, () => true],
  ['line', readLine, () => true],
  ['any line', readAnyLine, () => true],
  ['any lines', readLines, () => true],
  ['code', readCode, () => true],
  ['address', normalizedEmail, (email) => reasonAgainstEmail(email) === undefined],
  ['key of an address', emailKey, () => true],
]

test.each(fields)('%s: what was read once stays as it is', (_, read) => {
  forEvery((typed) => expect(read(read(typed))).toBe(read(typed)))
})

test.each(fields)('%s: reading takes nothing away from what was right as typed', (_, read, accepts) => {
  forEvery((typed) => expect(!accepts(typed) || read(typed) === '' || accepts(read(typed))).toBe(true))
})

test('a day that was read is read again as the same', () => {
  forEvery((typed) => {
    const day = readDay(typed)
    if (day !== undefined) expect(readDay(day)).toBe(day)
  })
})

describe('two accounts never become one', () => {
  // Every address that a server may tell from another one, its domain as it is stored.
  const signs = fc.stringMatching(/^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,12}$/)
  // Words that are read as something else where they cannot be part of an address; of legal signs, they can.
  const known = fc.constantFrom(
    '{at}',
    '{dot}',
    '{punkt}',
    '&lt',
    '&amp',
    'mail',
    'smtp',
    'an',
    '-',
    '*',
    'mailto',
  )
  const atom = fc.array(fc.oneof(signs, known), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''))
  const local = fc.array(atom, { minLength: 1, maxLength: 3 }).map((atoms) => atoms.join('.'))
  const domain = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,4})?\.[a-z]{2,4}$/)
  const address = fc.tuple(local, domain).map(([name, host]) => `${name}@${host}`)

  test('an address that is one stays as it is, sign by sign', () => {
    fc.assert(
      fc.property(address, (email) => {
        expect(normalizedEmail(email)).toBe(email)
        expect(emailKey(email)).toBe(email.toLowerCase())
      }),
      { numRuns: 1_000 },
    )
  })

  test('what is read as an address contains it, and mail goes to what is stored', () => {
    forEvery((typed) => {
      const email = normalizedEmail(typed)
      if (reasonAgainstEmail(email) !== undefined) return
      expect(emailKey(email)).toBe(email.toLowerCase())
      expect(email).toMatch(/^[!-~]+$/)
    })
  })

  test.each([
    ['\u212a@example.test', 'K@example.test'],
    ['ａdmin@example.test', undefined],
    ['аdmin@example.test', undefined],
    ['admın@example.test', undefined],
    ['ﬁn@example.test', undefined],
    ['admin①@example.test', undefined],
  ])('%s, a look-alike, is the mailbox that gets the mail, or none', (typed, meant) => {
    const email = normalizedEmail(typed)
    expect(reasonAgainstEmail(email) === undefined ? email : undefined).toBe(meant)
  })
})
