import { expect, test } from 'vitest'
import { errorCode, isOutage, publisherUnavailable } from './error-code.ts'

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

test.each([
  [Object.assign(new Error('down'), { code: publisherUnavailable }), true],
  [Object.assign(new Error('a bug'), { code: 'P2002' }), false],
  [new Error(publisherUnavailable), false],
  [undefined, false],
])('only the publisher’s own code is an outage: %o', (error, outage) => {
  expect(isOutage(error)).toBe(outage)
})
