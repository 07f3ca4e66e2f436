import { wordsIn } from '@leserkonto/rules'
import { commonPasswords } from '@leserkonto/rules/common-passwords'
import { expect, test } from 'vitest'
import { shippedWords } from './password-filter.ts'

test('every word of the packaged lists is in the filter: else run npm run passwords:filter', () => {
  const has = wordsIn(commonPasswords)
  const words = shippedWords()
  expect(words.length).toBeGreaterThan(50_000)
  expect(words.filter((word) => !has(word))).toEqual([])
})
