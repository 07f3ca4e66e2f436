import { expect, test } from 'vitest'
import { mobileSizeAt, mobileSizeCycle } from './mobile-sizes.ts'

const sevenOf = (names?: readonly string[], onInvalid?: 'reject' | 'drop') => {
  const { cycle } = mobileSizeCycle(names, onInvalid)
  return Array.from({ length: 7 }, (_, index) => mobileSizeAt(cycle, index)[0]).join('')
}

test.each([
  [['large', 'small', 'small'], 'lsslssl'],
  [['medium'], 'mmmmmmm'],
  [undefined, 'sssssss'],
  [[], 'sssssss'],
  [['large', 'huge'], 'sssssss'],
  [['Large'], 'sssssss'],
  [['toString'], 'sssssss'],
])('B21: seven items of a grid with mobile sizes %j are %s', (names, sizes) => {
  expect(sevenOf(names)).toBe(sizes)
})

test('B21: a grid that asks for it leaves out only the size that does not exist', () => {
  expect(sevenOf(['large', 'huge', 'small'], 'drop')).toBe('lslslsl')
  expect(sevenOf(['huge'], 'drop')).toBe('sssssss')
})

test('the sizes that do not exist are named, for the developer', () => {
  expect(mobileSizeCycle(['large', 'huge', 'tiny']).invalid).toEqual(['huge', 'tiny'])
  expect(mobileSizeCycle(['large']).invalid).toEqual([])
})
