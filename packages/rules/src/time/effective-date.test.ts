import { expect, test } from 'vitest'
import { effectiveSeconds, newestFirst } from './effective-date.ts'

test.each([
  [{ publicationDate: 100 }, 100],
  [{ publicationDate: 100, changeDate: 300 }, 300],
  [{ publicationDate: 100, changeDate: null }, 100],
  [{ publicationDate: 100, changeDate: 0 }, 100],
  [{ publicationDate: 100, changeDate: Number.NaN }, 100],
  [{ publicationDate: 300, changeDate: 100 }, 100],
  [{ changeDate: 300.9 }, 300],
  [{}, undefined],
  [{ publicationDate: 1e15 }, undefined],
])('%j counts from %s', (dates, seconds) => {
  expect(effectiveSeconds(dates)).toBe(seconds)
})

test('an earlier change counts only where it is not to be ignored', () => {
  expect(effectiveSeconds({ publicationDate: 300, changeDate: 100 }, true)).toBe(300)
})

test('a list is in the order of what it prints, and what is of one moment stays as it was', () => {
  const list = [
    { id: 'early', publicationDate: 100 },
    { id: 'changed', publicationDate: 50, changeDate: 400 },
    { id: 'without' },
    { id: 'first', publicationDate: 300 },
    { id: 'second', publicationDate: 300, changeDate: null },
  ]
  expect(newestFirst(list).map(({ id }) => id)).toEqual(['changed', 'first', 'second', 'early', 'without'])
  expect(list[0]?.id).toBe('early')
})
