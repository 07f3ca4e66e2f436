import { expect, test } from 'vitest'
import { splitSheet } from './split-sheet.ts'

const names = new Map([
  ['a', ['a', 'aa']],
  ['b', ['b']],
])

test.each([
  ['.a{x:1}.b{x:2}', '', '.a{x:1}', '.b{x:2}'],
  ['.b .c,.a:is(.x,.y){x:1}', '', '.a:is(.x,.y){x:1}', '.b .c{x:1}'],
  ['p{x:1}.c{x:1}:root:has(.b){x:2}', 'p{x:1}.c{x:1}', '', ':root:has(.b){x:2}'],
  ['@media (width>=1em){.b{x:1}}', '', '', '@media (width>=1em){.b{x:1}}'],
  [
    '@supports (x:1){@media (width>=1em){.b{x:1}.a{x:2}}}',
    '',
    '@supports (x:1){@media (width>=1em){.a{x:2}}}',
    '@supports (x:1){@media (width>=1em){.b{x:1}}}',
  ],
  ['.a:after{content:"}.b{"}', '', '.a:after{content:"}.b{"}', ''],
  ['@font-face{x:y}@keyframes b{to{x:1}}', '@font-face{x:y}', '', '@keyframes b{to{x:1}}'],
  ['.a{&:hover{x:1}}.aa{x:1}', '', '.a{&:hover{x:1}}.aa{x:1}', ''],
])('%s is split', (css, base, a, b) => {
  expect(splitSheet(css, names)).toEqual({
    base,
    modules: new Map([
      ['a', a],
      ['b', b],
    ]),
  })
})
