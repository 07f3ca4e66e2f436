import { expect, test } from 'vitest'
import { judgeRow } from './judge-row.ts'
import { csvRows, type Encoding, jsonRows, type ReadRow } from './read-rows.ts'

async function read(rows: typeof csvRows, file: Uint8Array, encoding: Encoding = 'utf-8', step = 7) {
  async function* chunks() {
    for (let at = 0; at < file.length; at += step) yield file.subarray(at, at + step)
  }
  const all: ReadRow[] = []
  for await (const row of rows(chunks(), encoding)) all.push(row)
  return all
}

const bytes = (text: string) => Buffer.from(text)
const windows = (text: string) => Buffer.from(text, 'latin1')

test('CSV as a spreadsheet writes it: mark, semicolons, umlauts, quotes, line breaks in cells', async () => {
  const file = bytes(
    '\uFEFFemail;family_name;password.scheme;password.hash;settings.a.b\r\nä@example.test;"Groß; ""Müller""";;;\r\n\r\nb@example.test;"zwei\r\nZeilen";bcrypt;x;ja\r\n',
  )
  expect(await read(csvRows, file)).toEqual([
    { line: 2, raw: { email: 'ä@example.test', family_name: 'Groß; "Müller"' } },
    {
      line: 4,
      raw: {
        email: 'b@example.test',
        family_name: 'zwei\nZeilen',
        password: { scheme: 'bcrypt', hash: 'x' },
        settings: { 'a.b': 'ja' },
      },
    },
  ])
})

test.each([',', '\t', '|'])('cells are divided by "%s", too', async (sign) => {
  const file = bytes(['email,edition', 'a@example.test,az'].join('\n').replaceAll(',', sign))
  expect(await read(csvRows, file)).toEqual([{ line: 2, raw: { email: 'a@example.test', edition: 'az' } }])
})

test('a file of another encoding is read as what it is, and named where it is not', async () => {
  const file = windows('email;family_name\na@example.test;Müller\nb@example.test;Meier\n')
  expect(await read(csvRows, file, 'windows-1252')).toMatchObject([{ raw: { family_name: 'Müller' } }, {}])
  expect(await read(csvRows, file)).toMatchObject([{ line: 2, reason: 'ENCODING' }, { line: 3 }])
  expect(await read(jsonRows, windows('{"a":"ü"}'))).toEqual([{ line: 1, reason: 'ENCODING' }])
})

test('cells that are numbers, yes, lists', async () => {
  const head =
    'email;confirmed;blocked;customer_numbers;password.iterations;max_members;manages;settings.x;favourites'
  const row = 'a@example.test;TRUE;2020-01-02;1000000001 1000000002;600000;4;false;true;[{"id":"x"}]'
  expect(await read(csvRows, bytes(`${head}\n${row}`))).toMatchObject([
    {
      raw: {
        confirmed: true,
        blocked: '2020-01-02',
        customer_numbers: ['1000000001', '1000000002'],
        password: { iterations: 600000 },
        max_members: 4,
        manages: false,
        settings: { x: 'true' },
        favourites: [{ id: 'x' }],
      },
    },
  ])
})

test('a broken row is named by its line, and the others are read', async () => {
  const csv = await read(
    csvRows,
    bytes(
      'email;edition\na@example.test;az;more;and more\nb@example.test;a"z\nc@example.test;az\nd@example.test;"az\n',
    ),
  )
  expect(csv).toContainEqual({ line: 2, reason: 'CSV' })
  expect(csv).toContainEqual({ line: 3, raw: { email: 'b@example.test', edition: 'a"z' } })
  expect(csv.at(-1)).toEqual({ line: 5, reason: 'CSV' })
  expect(csv).toContainEqual({ line: 4, raw: { email: 'c@example.test', edition: 'az' } })
  const json = await read(jsonRows, bytes('{"a":1}\n{"a":\n\n{"a":2}'))
  expect(json).toEqual([
    { line: 1, raw: { a: 1 } },
    { line: 2, reason: 'JSON' },
    { line: 4, raw: { a: 2 } },
  ])
})

test('a line without an end takes no memory, and the next one counts', async () => {
  const long = `{"a":"${'x'.repeat(2_000_000)}"}\n{"a":1}\n`
  expect(await read(jsonRows, bytes(long), 'utf-8', 65_536)).toEqual([
    { line: 1, reason: 'TOO_LONG' },
    { line: 2, raw: { a: 1 } },
  ])
})

test('two columns of one name are none', async () => {
  expect(await read(csvRows, bytes('email;email\na@example.test;b@example.test'))).toEqual([
    { line: 2, reason: 'CSV' },
  ])
})

const account = { email: 'A@Example.TEST', edition: 'az', confirmed: true }
const judged = (more: object) => judgeRow('accounts', { line: 3, raw: { ...account, ...more } })

test('what may be missing and is wrong is left out and named; the reader comes', () => {
  expect(judged({ given_name: 'R2-D2', birth_date: 'gestern' })).toMatchObject({
    row: { line: 3, record: { email: 'A@example.test' } },
    findings: [
      { line: 3, left: 'part', field: 'given_name' },
      { line: 3, left: 'part', field: 'birth_date' },
    ],
  })
  expect(judged({ given_name: 'R2-D2' }).row?.record).not.toHaveProperty('given_name')
})

test.each([
  ['no address', { email: undefined }, 'email', 'REQUIRED'],
  ['an address that is none', { email: 'wer-weiß' }, 'email', 'AT_MISSING'],
  ['a field nobody knows', { geboren: '1.1.1970' }, 'geboren', 'UNKNOWN_FIELD'],
  ['a day that is none', { confirmed: '01.02.2020' }, 'confirmed', 'FORMAT'],
])('%s keeps the record outside', (_, more, field, reason) => {
  expect(judged({ ...more, given_name: 'R2-D2' })).toEqual({
    findings: [expect.objectContaining({ line: 3, left: 'record', field, reason })],
  })
})

test.each(['null', '[]', '"text"', '7'])('%s is no record', (raw) => {
  expect(judgeRow('accounts', { line: 1, raw: JSON.parse(raw) }).row).toBeUndefined()
})
