import { expect, test } from 'vitest'
import { deviceName } from './index.ts'

test.each([
  ['Firefox', 'Windows', 'Firefox auf Windows'],
  ['Firefox', undefined, 'Firefox'],
  [undefined, 'iPhone', 'iPhone'],
  [undefined, undefined, 'Unbekanntes Gerät'],
])('the browser %s of the system %s is named %s', (browser, system, name) => {
  expect(deviceName({ browser, system })).toBe(name)
})
