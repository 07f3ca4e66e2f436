import { expect, test } from 'vitest'
import { type BadgePlace, badgeAt, badgesInLayouts } from './badges-in-layouts.ts'

const places: [BadgePlace, string][] = [
  [{ viewport: 'mobile', size: 'small' }, 'plussimple'],
  [{ viewport: 'mobile', size: 'medium' }, 'plussimple'],
  [{ viewport: 'mobile', size: 'large' }, 'plus'],
  [{ viewport: 'desktop', size: 'small' }, 'plussimple'],
  [{ viewport: 'desktop', size: 'smallVariant' }, 'plus'],
  [{ viewport: 'desktop', size: 'smallVariant', variantToo: true }, 'plussimple'],
  [{ viewport: 'desktop', size: 'medium' }, 'plus'],
  [{ viewport: 'desktop', size: 'large' }, 'plus'],
  [{ viewport: 'desktop', size: 'extraLarge' }, 'plus'],
]

test.each(places)('at %j the plus badge is %s', (place, kind) => {
  expect(badgeAt('plus', place)).toBe(kind)
  expect(badgeAt('live', place)).toBe('live')
})

test.each([
  [['plus', 'live'], 'small', 'large', ['plussimple/plus', 'live/live']],
  [['plus', 'plussimple'], 'large', 'large', ['plus/plus', 'plussimple/plussimple']],
  [['plus', 'plussimple'], 'small', 'large', ['-/plus', 'plussimple/plussimple']],
  [['plussimple', 'plus'], 'medium', 'small', ['plussimple/plussimple', '-/-']],
] as const)(
  'B16, B19: %j on a teaser %s on mobile and %s on desktop are %j',
  (kinds, mobile, desktop, shown) => {
    const badges = badgesInLayouts(kinds, mobile, desktop, false)
    expect(badges.map((badge) => `${badge.mobile ?? '-'}/${badge.desktop ?? '-'}`)).toEqual(shown)
  },
)
