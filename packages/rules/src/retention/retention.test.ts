import { expect, test } from 'vitest'
import { goneUntil } from './retention.ts'

test.each([
  // Left in May 2023: kept to the end of 2026, so gone from 2027 on.
  ['2026-12-31T22:59:59Z', '2022-12-31T22:59:59.999Z'],
  ['2026-12-31T23:00:00Z', '2023-12-31T22:59:59.999Z'],
  ['2027-07-01T00:00:00Z', '2023-12-31T22:59:59.999Z'],
])('at %s newsletters that were left until %s are gone', (now, until) => {
  expect(goneUntil('leftNewsletters', new Date(now)).toISOString()).toBe(until)
})

test('what ends a time after a moment is gone at that time', () => {
  expect(goneUntil('publisherEvents', new Date('2026-12-31T12:00:00Z')).toISOString()).toBe(
    '2026-11-26T12:00:00.000Z',
  )
})
