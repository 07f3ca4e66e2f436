import { expect, test } from 'vitest'
import { isDevelopment } from './environment.ts'

test.each([
  ['local', true],
  ['dev', true],
  ['staging', false],
  ['production', false],
  ['prodution', false],
  ['LOCAL', false],
  ['', false],
])('%j opens development switches: %s', (environment, opens) => {
  expect(isDevelopment(environment)).toBe(opens)
})
