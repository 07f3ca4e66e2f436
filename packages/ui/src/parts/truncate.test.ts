import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test.each([
  ['a text of the maximum stays', 'x'.repeat(65), 65, 'x'.repeat(65)],
  ['a longer one is cut to it', 'x'.repeat(66), 65, `${'x'.repeat(65)}…`],
  ['a blank before the ellipsis goes', 'eins zwei drei', 5, 'eins…'],
  ['an emoji is not cut in two', 'ab👩‍👩‍👧cd', 4, 'ab…'],
  ['an accent stays with its letter', 'abe\u0301d', 3, 'ab…'],
  ['an empty text', '', 3, ''],
  ['a maximum of none keeps only the ellipsis', 'eins', 0, '…'],
  ['a negative maximum is none', 'eins', -1, 'eins'],
  ['NaN is no maximum', 'eins', Number.NaN, 'eins'],
  ['an infinite one cuts nothing', 'eins', Number.POSITIVE_INFINITY, 'eins'],
])('%s', (_, text, max, cut) => {
  expect(truncate(text, max)).toBe(cut)
})

test.each([
  ['eins zwei drei', 7, 'eins…'],
  ['eins zwei drei', 9, 'eins zwei…'],
  ['Donaudampfschiff', 5, 'Donau…'],
  ['eins, zwei drei', 8, 'eins…'],
  ['eins – zwei drei', 9, 'eins…'],
])('at a word, %j cut to %i is %j', (text, max, cut) => {
  expect(truncate(text, max, true)).toBe(cut)
})
