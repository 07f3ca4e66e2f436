import { expect, test } from 'vitest'
import { contract } from './contract.ts'
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
