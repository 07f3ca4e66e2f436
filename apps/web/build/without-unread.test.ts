import { expect, test } from 'vitest'
import { withoutUnread } from './without-unread.ts'

test.each([
  [':root{--a:1;--b:2}p{x:var(--a)}', ':root{--a:1}p{x:var(--a)}'],
  [':root{--a:var(--b);--b:2}p{x:1}', ':root{}p{x:1}'],
  ['p{--a:1;x:calc(1 + var(--a,2))}', 'p{--a:1;x:calc(1 + var(--a,2))}'],
  [':root{--ab:1}p{x:var(--a)}', ':root{}p{x:var(--a)}'],
])('%s becomes %s', (css, rest) => {
  expect(withoutUnread(css)).toBe(rest)
})
