import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { fieldError, mostFieldErrors, toFieldErrors } from './field-errors.ts'
import type { Operation } from './operation.ts'
import { parseInput } from './parse-input.ts'

const entries: [string, Operation][] = Object.entries(contract).flatMap(([slice, operations]) =>
  Object.entries(operations).map(([name, entry]): [string, Operation] => [`${slice}.${name}`, entry]),
)

const fieldsOf = ({ input }: Operation) => Object.keys((input._zod.def as { shape?: object }).shape ?? {})

test.each(entries)('%s tells by a German name what is missing', (_name, entry) => {
  const allOf = (value: unknown) => Object.fromEntries(fieldsOf(entry).map((field) => [field, value]))
  for (const raw of [{}, allOf(''), allOf(['']), allOf([{}])]) {
    const parsed = parseInput(entry.input, raw)
    for (const { field, message } of parsed.ok ? [] : parsed.fields)
      for (const part of field.split('.')) expect(message).not.toContain(` ${part} `)
  }
})

test('of thousands of wrong fields the first are told, the known ones before the rest, and no more is looked at', () => {
  const known = { email: z.string() }
  const names = Array.from({ length: 6_000 }, (_, index) => `n${index}`)
  const parsed = parseInput(z.strictObject(known), Object.fromEntries(names.map((name) => [name, 1])))
  const rows = parsed.ok ? [] : parsed.fields
  expect(rows).toHaveLength(mostFieldErrors + 1)
  expect(rows[0]).toMatchObject({ field: 'email', code: 'REQUIRED' })
  expect(rows.at(-1)).toEqual({ field: '', code: 'MORE', message: 'Weitere Angaben stimmen nicht.' })
  let asked = 0
  const counted = new Proxy(names, {
    get: (target, key, itself) => {
      if (/^\d+$/.test(String(key))) asked++
      return Reflect.get(target, key, itself)
    },
  })
  toFieldErrors([{ code: 'unrecognized_keys', keys: counted, path: [], message: '', input: {} }])
  expect(asked).toBe(mostFieldErrors + 1)
})

test.each([
  ['n'.repeat(60_000), `${'n'.repeat(47)}…`],
  ['\u0001'.repeat(60_000), `${'\ufffd'.repeat(47)}…`],
  ['😀'.repeat(60_000), `${'😀'.repeat(47)}…`],
  ['\ud800x', '\ufffdx'],
  ['straße "1"', 'straße "1"'],
])('an invented name is told in a few signs (%#)', (name, told) => {
  expect(fieldError(name, 'UNKNOWN_FIELD').field).toBe(told)
})

test('the longest answer of wrong fields is less than 12 kB', () => {
  const rows = Array.from({ length: mostFieldErrors + 1 }, () => fieldError('😀'.repeat(99), 'UNKNOWN_FIELD'))
  expect(Buffer.byteLength(JSON.stringify(rows))).toBeLessThan(12_000)
})
