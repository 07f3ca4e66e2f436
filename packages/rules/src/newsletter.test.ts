import { expect, test } from 'vitest'
import { registerStatusOf } from './newsletter.ts'

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
