import { expect, test } from 'vitest'
import { errorCode } from './error-code.ts'

test.each([
  [Object.assign(new Error('gone'), { code: 'ENOENT' }), 'ENOENT'],
  [new Error('without'), undefined],
  [Object.assign(new Error('counted'), { code: 7 }), undefined],
  ['ENOENT', undefined],
  [null, undefined],
  [undefined, undefined],
])('of whatever was thrown only a text counts as its code: %o', (thrown, code) => {
  expect(errorCode(thrown)).toBe(code)
})
