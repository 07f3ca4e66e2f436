import { describe, expect, test } from 'vitest'
import { filterOf, wordsIn } from './word-filter.ts'

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at}`)

describe('a filter of words', () => {
  test('has every word it was made of, and of 100,000 others next to none', () => {
    const inside = numbered('wort', 5_000)
    const has = wordsIn(filterOf(inside))
    expect(inside.filter((word) => !has(word))).toEqual([])
    // Six are to be expected.
    expect(numbered('fremd', 100_000).filter(has).length).toBeLessThan(20)
  })

  test('is the same for the same words in another order, some of them twice', () => {
    expect(filterOf(['b', 'a', 'ä', 'b'])).toEqual(filterOf(['ä', 'b', 'a']))
  })

  test('takes less than sixteen bits a word', () => {
    expect((filterOf(numbered('wort', 5_000)).code.length * 6) / 5_000).toBeLessThan(16)
  })

  test('of no words has none', () => {
    expect(wordsIn(filterOf([]))('wort')).toBe(false)
  })
})
