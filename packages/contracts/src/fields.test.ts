import { expect, test } from 'vitest'
import { z } from 'zod'
import { text } from './fields.ts'
import { parseInput } from './parse-input.ts'

const input = z.strictObject({ name: text(10) })

// PostgreSQL takes neither of the first two: what passes here is a 500 there.
test.each([
  ['NUL', 'a\u0000b'],
  ['half a surrogate pair', 'a\ud800b'],
  ['a control character', 'a\u0007b'],
])('a text of a form does not have %s', (_name, name) => {
  expect(parseInput(input, { name })).toMatchObject({
    ok: false,
    fields: [{ field: 'name', code: 'FORMAT' }],
  })
})

test('a text of a form may have any sign that is seen', () => {
  expect(parseInput(input, { name: 'Äß 😀 …' })).toMatchObject({ ok: true })
})
