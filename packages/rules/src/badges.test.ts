import { expect, test } from 'vitest'
import { chosenBadges, isAdvert } from './badges.ts'

test.each([
  [['PLUS', 'Live', 'unknown', 'plus'], [], ['plus', 'live']],
  [['live'], ['Ad', 'LIVE'], ['live', 'ad']],
  [[], [], []],
  [['toString', 'constructor'], [], []],
  [
    [' plus ', ''],
    [null, undefined, 7, { name: 'live' }, ['ad'], 'BETA'],
    ['plus', 'beta'],
  ],
])('B16: %j and special %j show %j', (badges, special, shown) => {
  expect(chosenBadges(badges, special)).toEqual(shown)
})

test.each([
  [{ badges: ['plus', 'AD'] }, true],
  [{ badges: [], specialBadges: ['Ad'] }, true],
  [{ badges: ['plus', 'advert'], specialBadges: ['live'] }, false],
])('%j is an advert: %s', (article, paid) => {
  expect(isAdvert(article)).toBe(paid)
})
