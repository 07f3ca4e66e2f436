import { expect, test } from 'vitest'
import { issueDay } from './issue-day.ts'

test.each([
  ['2026-03-28T22:59:59.999Z', 'Samstag, 28. März 2026'],
  ['2026-03-28T23:00:00Z', 'Sonntag, 29. März 2026'],
  ['2026-03-29T21:59:59.999Z', 'Sonntag, 29. März 2026'],
  ['2026-03-29T22:00:00Z', 'Montag, 30. März 2026'],
  ['2026-10-25T22:59:59.999Z', 'Sonntag, 25. Oktober 2026'],
  ['2026-10-25T23:00:00Z', 'Montag, 26. Oktober 2026'],
  // A clock that was ahead.
  ['2026-10-25T22:59:59.999Z', 'Sonntag, 25. Oktober 2026'],
])('at %s the issue is of %s', (now, day) => expect(issueDay(new Date(now))).toBe(day))
