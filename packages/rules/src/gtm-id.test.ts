import { expect, test } from 'vitest'
import { isGtmId, validGtmId } from './gtm-id.ts'

test.each(['GTM-AB12', 'GTM-A', 'GTM-9'])('B61: %s is an id', (id) => {
  expect(validGtmId(id)).toBe(id)
})

test.each([
  'gtm-AB12',
  'GTM-ab',
  'GTM-',
  'GTM-AB 1',
  'GTM-AB1\n',
  'GTM-AB1\u2028',
  ' GTM-AB1',
  'GTM-ÄB1',
  '"><script>',
  '',
])('B61: %j is none and says so', (id) => {
  expect(isGtmId(id)).toBe(false)
  expect(() => validGtmId(id)).toThrow('not a valid id')
})
