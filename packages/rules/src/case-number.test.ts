import { expect, test } from 'vitest'
import { caseNumber } from './case-number.ts'

const receiptId = '0b8f5c1e-6a53-4d8e-9d5e-2f00000007a1'

test.each([
  ['ordinary', '2026-11-20T12:00:00Z', 'K-2026-0000-01X1'],
  ['withdrawal', '2026-11-20T12:00:00Z', 'W-2026-0000-01X1'],
  // A new year begins in Berlin.
  ['extraordinary', '2026-12-31T23:30:00Z', 'K-2027-0000-01X1'],
] as const)('%s of %s is %s', (kind, at, number) => {
  expect(caseNumber({ kind, receiptId, receivedAt: new Date(at) })).toBe(number)
})
