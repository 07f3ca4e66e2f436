import { expect, test } from 'vitest'
import { type GridOptions, gridItems, placeholderCount, teaserCount } from './grid-items.ts'

const articles = [...'abcdefghijkl']
const counted = (asked: Partial<GridOptions<string>>) => {
  const { isBusy, leads, others } = gridItems({ articles, isThreeBelow: false, ...asked })
  return [isBusy, leads.length, others.length]
}

test.each<[string, Partial<GridOptions<string>>, boolean, number, number]>([
  ['all of them', {}, false, 0, 12],
  ['five of twelve', { max: 5 }, false, 0, 5],
  ['none', { max: 0 }, false, 0, 0],
  ['all with a negative maximum', { max: -1 }, false, 0, 12],
  ['nine placeholders while loading', { loading: true }, true, 0, 9],
  ['nine without a list', { articles: null }, true, 0, 9],
  ['four placeholders with a maximum of four', { loading: true, max: 4 }, true, 0, 4],
  ['as many as asked for', { loading: true, mockCount: 6 }, true, 0, 6],
  ['no placeholders with a maximum of none', { loading: true, max: 0 }, true, 0, 0],
  ['nine where the count asked for is none', { loading: true, mockCount: Number.NaN }, true, 0, 9],
  ['none of an empty list', { articles: [] }, false, 0, 0],
  ['all with NaN for a maximum', { max: Number.NaN }, false, 0, 12],
  ['no lead in a plain grid', { lead: 'x' }, false, 0, 12],
])('B22: a grid holds %s', (_, asked, busy, leads, others) => {
  expect(counted(asked)).toEqual([busy, leads, others])
})

test.each<[string, Partial<GridOptions<string>>, boolean, number, number]>([
  ['three without a lead', {}, false, 0, 3],
  ['three below the lead', { lead: 'x' }, false, 1, 3],
  ['two where there are no more', { lead: 'x', articles: ['a', 'b'] }, false, 1, 2],
  ['as many as asked for below the lead', { lead: 'x', max: 6 }, false, 1, 6],
  ['three placeholders', { loading: true }, true, 0, 3],
  ['placeholders for lead and row', { loading: true, lead: 'x' }, true, 1, 3],
  ['a placeholder for a lead that has not arrived', { lead: null }, false, 1, 3],
])('the three-below layout holds %s', (_, asked, busy, leads, others) => {
  expect(counted({ ...asked, isThreeBelow: true })).toEqual([busy, leads, others])
})

test.each([
  [12, 5, 5],
  [4, 5, 4],
  [12, 0, 0],
  [12, 2.9, 2],
  [12, -1, 12],
  [12, Number.NaN, 12],
  [12, Number.POSITIVE_INFINITY, 12],
  [12, undefined, 12],
  [12, null, 12],
])('B22: of %d teasers with a maximum of %s there are %d', (count, max, shown) => {
  expect(teaserCount(count, max)).toBe(shown)
})

test.each([
  [undefined, undefined, 9],
  [undefined, 4, 4],
  [undefined, 20, 9],
  [undefined, 0, 0],
  [undefined, -1, 9],
  [6, undefined, 6],
  [2.9, undefined, 2],
  [0, undefined, 0],
  [-3, undefined, 9],
  [Number.NaN, undefined, 9],
  [Number.POSITIVE_INFINITY, undefined, 9],
  [null, 12, 9],
])('B22: of %s placeholders with a maximum of %s there are %d', (asked, max, shown) => {
  expect(placeholderCount(asked, max)).toBe(shown)
})
