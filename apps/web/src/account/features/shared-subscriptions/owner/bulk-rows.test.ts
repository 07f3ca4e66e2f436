import { expect, test } from 'vitest'
import { bulkRows } from './bulk-rows.ts'

const [a, b, c] = ['a@x.test', 'b@x.test', 'jörg@müller.test']

test.each([
  ['lines', `${a}\r\n\n${b}\r${c}\n`, [a, b, c]],
  ['semicolons', `${a}; ${b};${c};`, [a, b, c]],
  ['commas', `${a}, ${b},${c}`, [a, b, c]],
  ['tabs', `${a}\t${b}\t\t${c}`, [a, b, c]],
  ['spaces', `${a} ${b}`, [a, b]],
  ['several kinds at once', `${a}; ${b}\n${c}`, [a, b, c]],
  ['columns of a spreadsheet', `Anna\tMuster\t${a}\t0123\nBen Muster\t${b}`, [a, b]],
  ['columns under their heads', `Name;E-Mail\nAnna;${a}\nBen;${b}`, [a, b]],
  ['one column under its head', `E-Mail-Adresse\n${a}\n${b}`, [a, b]],
  ['a file with quotes', `"Muster, Anna";"${a}"\n"Muster, Ben";"${b}"`, [a, b]],
  ['an address line of a mail program', `"Muster, Anna" <${a}>; Ben Muster <${b}>`, [a, b]],
  ['nothing', ' \n\t\n', []],
])('a list in %s', (_, list, addresses) => {
  expect(bulkRows(list)).toEqual(addresses)
})

test.each([
  [
    'a line without an address',
    `${a}\nFehler Zwei;fehler.zwei(at)x.test\n${b}`,
    [a, 'Fehler Zwei fehler.zwei(at)x.test', b],
  ],
  ['an address without its @ among others', `${a}; b.x.test; ${c}`, [a, 'b.x.test', c]],
  ['a first line that is no head', `max.gmail.test\n${a}`, ['max.gmail.test', a]],
  ['a head with nothing below', 'Name;E-Mail', ['Name E-Mail']],
  ['separators alone', ';;', [';;']],
])('%s stays visible', (_, list, addresses) => {
  expect(bulkRows(list)).toEqual(addresses)
})
