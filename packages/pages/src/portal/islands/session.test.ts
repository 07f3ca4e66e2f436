// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { sessionToken } from './session.ts'

test.each([
  ['{"access_token":"t","logged_in":true}', 't'],
  ['{"access_token":"t","logged_in":false}', undefined],
  ['{"logged_in":true}', undefined],
  ['kein JSON', undefined],
])('%s names the token %s', (stored, token) => {
  localStorage.setItem('leserkonto.session', stored)
  expect(sessionToken()).toBe(token)
})
