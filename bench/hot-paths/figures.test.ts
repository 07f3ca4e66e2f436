import { describe, expect, test } from 'vitest'
import { lineOf, percentile, ratioOf, short, spreadOf, tableOf, verdictOn } from './figures.ts'

test.each([
  [0.5, 50],
  [0.99, 99],
  [1, 100],
  [0, 1],
])('percentile %d of 1 to 100 in any order is %d', (share, value) => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentile(values, share)).toBe(value)
})

test('a percentile of nothing is no number', () => expect(percentile([], 0.5)).toBeNaN())

test('a ratio is made round by round, so that a slow round slows both halves', () => {
  expect(ratioOf([50, 10, 60], [100, 20, 100])).toEqual({ median: 0.5, min: 0.5, max: 0.6 })
})

test('rounds that are missing on one side are no ratio', () => {
  expect(() => ratioOf([1, 2], [1])).toThrow('2 rounds cannot be compared with 1')
  expect(() => ratioOf([], [])).toThrow()
})

describe('a verdict goes by the median', () => {
  const around = (median: number) => ({ median, min: 0, max: 100 })
  test.each([
    [0.8, 'aim'],
    [0.75, 'aim'],
    [0.6, 'must'],
    [0.5, 'must'],
    [0.49, 'MISSED'],
  ])('%d, the more the better: %s', (value, verdict) => {
    expect(verdictOn(around(value), { better: 'higher', must: 0.5, aim: 0.75 })).toBe(verdict)
  })
  test.each([
    [15, 'aim'],
    [25, 'must'],
    [26, 'MISSED'],
    [Number.NaN, 'MISSED'],
  ])('%d, the less the better: %s', (value, verdict) => {
    expect(verdictOn(around(value), { better: 'lower', must: 25, aim: 15 })).toBe(verdict)
  })
  test.each([
    [0.94, 'MISSED'],
    [0.95, 'aim'],
    [1.05, 'aim'],
    [1.06, 'MISSED'],
  ])('%d, to lie between two: %s', (value, verdict) => {
    expect(verdictOn(around(value), { better: 'between', low: 0.95, high: 1.05 })).toBe(verdict)
  })
})

test.each([
  [9283.6, '9284'],
  [12.34, '12.3'],
  [0.456, '0.46'],
  [0.0456, '0.046'],
])('%d is printed as %s', (value, text) => expect(short(value)).toBe(text))

test('the table names figure, spread, goal and what was reached', () => {
  const table = tableOf([
    {
      name: 'userinfo ÷ floor',
      value: spreadOf([0.4, 0.52, 0.6]),
      of: '52 ÷ 100 /s',
      goal: { better: 'higher', must: 0.5, aim: 0.75 },
    },
    { name: 'start', value: spreadOf([1.2]), unit: 's', of: '' },
  ])
  const rows = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  expect(rows[2]).toEqual([
    '',
    'userinfo ÷ floor',
    '0.52',
    '0.40 – 0.60',
    '≥ 0.5',
    '≥ 0.75',
    'must',
    '52 ÷ 100 /s',
    '',
  ])
  expect(rows[3]).toEqual(['', 'start', '1.20 s', '', '', '', '', '', ''])
  expect(new Set(table.split('\n').map((line) => line.length)).size).toBe(1)
})

test('a line says the same while there is no table yet', () => {
  const row = { name: 'start', value: spreadOf([0.9, 1.2, 1.1]), unit: 's', of: 'warm' } as const
  expect(lineOf({ ...row, goal: { better: 'lower', must: 1, aim: 0.7 } })).toBe(
    'start: 1.10 s (0.90 – 1.20) MISSED – warm',
  )
  expect(lineOf({ ...row, value: spreadOf([2]), of: '' })).toBe('start: 2.00 s')
})
