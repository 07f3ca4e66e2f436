import { expect, test } from 'vitest'
import { isoDay } from './german-day.ts'

test.each([
  ['31.12.2026', '2026-12-31'],
  ['1.3.2027', '2027-03-01'],
  ['2026-12-31', '2026-12-31'],
  ['bald', 'bald'],
])('%s is %s', (typed, iso) => expect(isoDay(typed)).toBe(iso))
