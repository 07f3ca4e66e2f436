import { expect, test } from 'vitest'
import { noticeText, priceText } from './plan-words.ts'
import { readerSince } from './plans.ts'

test.each([
  [{ cents: 1490, per: 'month' }, '14,90 € im Monat'],
  [{ cents: 119_000, per: 'year' }, '1.190,00 € im Jahr'],
  [{ cents: 0, per: 'quarter' }, '0,00 € im Quartal'],
] as const)('a price of %j reads %s', (price, text) => {
  expect(priceText(price).replaceAll('\u00a0', ' ')).toBe(text)
})

test.each([
  ['P0D', 'keine'],
  ['P1M', '1 Monat'],
  ['P6W', '6 Wochen'],
  ['P14D', '14 Tage'],
  ['P1Y', '1 Jahr'],
  ['P1M2D', 'P1M2D'],
])('a notice period of %s reads %s', (duration, text) => {
  expect(noticeText(duration)).toBe(text)
})

test('a reader is a Leserin, a Leser, or neither where the salutation does not say it', () => {
  expect((['female', 'male', 'divers', null] as const).map((gender) => readerSince(gender, '2025'))).toEqual([
    'Leserin seit 2025',
    'Leser seit 2025',
    'Im Abo seit 2025',
    'Im Abo seit 2025',
  ])
})
