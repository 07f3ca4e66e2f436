import { describe, expect, test } from 'vitest'
import { isKeyOf, isOneOf, keysOf, recordOf } from './guards.ts'

const table = { az: 1, rt: 2 }

describe('a key', () => {
  test('is one of an object only if it is its own', () => {
    expect(isKeyOf(table, 'az')).toBe(true)
    expect(['ht', 'toString', '__proto__', ''].filter((key) => isKeyOf(table, key))).toEqual([])
  })

  test('is listed in the order of the table', () => {
    expect(keysOf(table)).toEqual(['az', 'rt'])
  })
})

test('a value is one of a list only as it is', () => {
  expect(isOneOf(['az', 'rt'], 'az')).toBe(true)
  expect(['AZ', '', undefined, null, 1].some((value) => isOneOf(['az', 'rt'], value))).toBe(false)
})

test('what is no object has no fields', () => {
  const error = Object.assign(new Error('x'), { code: 'X' })
  expect(recordOf(error).code).toBe('X')
  expect([undefined, null, 'text', 1, ['a']].map(recordOf)).toEqual([{}, {}, {}, {}, {}])
})
