import { expect, test } from 'vitest'
import { dataAttributes } from './data-attributes.ts'

test.each([
  [
    { ressort: 'stadtrat', 'article-id': 'az-1' },
    { 'data-ressort': 'stadtrat', 'data-article-id': 'az-1' },
  ],
  [{ 'data-serie': 'zukunft' }, { 'data-serie': 'zukunft' }],
  [
    { articleId: 7, premium: false },
    { 'data-articleid': '7', 'data-premium': 'false' },
  ],
  [{ 'on click': 'x', '"><script>': 'x', '': 'x', '1a': 'x' }, {}],
  [{ list: ['a'], none: null, object: {} }, {}],
  [null, {}],
  [undefined, {}],
])('the pairs %j become %j', (pairs, attributes) => {
  expect(dataAttributes(pairs)).toEqual(attributes)
})
