import { expect, test } from 'vitest'
import { withoutClasses } from './without-classes.ts'

test.each([
  ['.a{x:1}.b{x:2}', '.a{x:1}'],
  ['.b .c,.a:is(.x,.y){x:1}', '.a:is(.x,.y){x:1}'],
  ['@media (width>=1em){.b{x:1}}', ''],
  ['@supports (x:1){@media (width>=1em){.b{x:1}}}.a{x:1}', '.a{x:1}'],
  ['@media (width>=1em){.b{x:1}.a{x:2}}', '@media (width>=1em){.a{x:2}}'],
  ['.a:after{content:"}.b{"}.b:after{content:"{"}', '.a:after{content:"}.b{"}'],
  ['@import "x";@keyframes b{to{x:1}}.b{y:1}', '@import "x";@keyframes b{to{x:1}}'],
  ['.a{&:hover{x:1}}.bb{x:1}', '.a{&:hover{x:1}}.bb{x:1}'],
])('%s without .b is %s', (css, rest) => {
  expect(withoutClasses(css, new Set(['b']))).toBe(rest)
})
