import { expect, test } from 'vitest'
import { withShortTokens } from './with-short-tokens.ts'

test.each([
  [':root{--ink:#111;--line:var(--ink)}p{color:var(--ink)}', ':root{--0:#111;--1:var(--0)}p{color:var(--0)}'],
  [':root{--ink:#111}:root[a]{--ink:#222}', ':root{--0:#111}:root[a]{--0:#222}'],
  [
    ':root{--ink:#111}.a--ink{color:var(--ink-soft,var(--ink))}',
    ':root{--0:#111}.a--ink{color:var(--ink-soft,var(--0))}',
  ],
  ['.a{--own:1;x:var(--own)}', '.a{--own:1;x:var(--own)}'],
])('%s becomes %s', (css, short) => {
  expect(withShortTokens(css)).toBe(short)
})
