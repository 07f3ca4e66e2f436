import { describe, expect, test } from 'vitest'
import { type Contract, contract } from './index.ts'
import { parseInput } from './parse-input.ts'

const fields = Object.entries(contract as Contract).flatMap(([slice, operations]) =>
  Object.entries(operations).flatMap(([name, entry]) => {
    const judged = parseInput(entry.input, { password: 1, current_password: 1 })
    const wrong = judged.ok ? [] : judged.fields.filter(({ code }) => code === 'TYPE')
    return wrong
      .filter(({ field }) => /^(current_)?password$/.test(field))
      .map(({ field }) => [`${slice}.${name}`, field, entry] as const)
  }),
)

/** What is wrong with the field of that name, if it has this value. */
const codesOf = (entry: (typeof fields)[number][2], field: string, value: string) => {
  const judged = parseInput(entry.input, { [field]: value })
  return judged.ok ? [] : judged.fields.filter((row) => row.field === field).map(({ code }) => code)
}

describe('a password', () => {
  test('is a field of each way to use, set, change or remove one', () => {
    expect(fields.map(([operation, field]) => `${operation} ${field}`)).toEqual(
      expect.arrayContaining([
        'session.login password',
        'registration.register password',
        'password.reset password',
        'password.update password',
        'password.update current_password',
      ]),
    )
  })

  test.each(fields)(
    'of 64 to 128 characters is taken by %s as its %s, a longer one is not',
    (_, field, entry) => {
      for (const length of [64, 65, 100, 127, 128]) {
        expect([length, codesOf(entry, field, 'Lese-1 ü'.padEnd(length, 'x'))]).toEqual([length, []])
        expect([length, codesOf(entry, field, `Aa1${'😀'.repeat(length - 3)}`)]).toEqual([length, []])
      }
      expect(codesOf(entry, field, 'Lese-1 ü'.padEnd(129, 'x'))).toEqual(['TOO_LONG'])
    },
  )
})
