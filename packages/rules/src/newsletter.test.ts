import { expect, test } from 'vitest'
import { proofCutoff, registerStatusOf } from './newsletter.ts'

test.each([
  [[], false, 0],
  [['registered'], false, 1],
  [['registered', 'mail_sent'], false, 2],
  [['mail_sent', 'confirmed', 'unsubscribed'], false, 3],
  [['paused'], false, 3],
  [['unsubscribed'], false, 5],
  [['unsubscribed', 'registered'], false, 1],
  [['confirmed'], true, 5],
  [['confirmed', 'mail_sent'], true, 2],
] as const)('lists in %j (suppressed: %s) are register_status %i', (states, suppressed, status) => {
  expect(registerStatusOf(states, suppressed)).toBe(status)
})

test.each([
  // Use ended in May 2023: kept to the end of 2026, so gone from 2027 on.
  ['2026-12-31T22:59:59Z', '2022-12-31T23:00:00.000Z'],
  ['2026-12-31T23:00:00Z', '2023-12-31T23:00:00.000Z'],
  ['2027-07-01T00:00:00Z', '2023-12-31T23:00:00.000Z'],
])('at %s proofs of a use that ended before %s are due', (now, cutoff) => {
  expect(proofCutoff(new Date(now)).toISOString()).toBe(cutoff)
})
