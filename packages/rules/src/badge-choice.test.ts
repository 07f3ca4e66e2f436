import { expect, test } from 'vitest'
import { type BadgePlace, badgeAt, chosenBadges } from './badge-choice.ts'

test.each([
  [['PLUS', 'Live', 'unknown', 'plus'], [], ['plus', 'live']],
  [['live'], ['Ad', 'LIVE'], ['live', 'ad']],
  [[], [], []],
  [['toString', 'constructor'], [], []],
])('B16: %j and special %j show %j', (badges, special, shown) => {
  expect(chosenBadges(badges, special)).toEqual(shown)
})

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
