import { expect, test } from 'vitest'
import { keysOfChange } from './page-keys.ts'

test.each([
  ['an article', { articleId: 'az-baum' }, ['newest-az', 'article-az-baum']],
  ['a section', { section: 'sport' }, ['newest-az', 'section-az-sport']],
  ['the front', {}, ['newest-az']],
])('a change of %s concerns the newest and what it names', (_what, named, keys) => {
  expect(keysOfChange({ edition: 'az', withdrawn: false, ...named })).toEqual(keys)
})
