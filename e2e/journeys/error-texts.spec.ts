import { randomUUID } from 'node:crypto'
import { problemText } from '@leserkonto/contracts'
import type { ErrorCode } from '@leserkonto/texts'
import { expect, test } from '../support/journey.ts'
import { ownReader } from '../support/own-readers.ts'

// Texts that no page of ours provokes: a portal's own script reads them in the answer.
// Source: docs/spec/contract.md#error-catalogue.

const json = { 'content-type': 'application/json' }
type Request = { method?: string; headers?: Record<string, string>; body?: string }

const wrong: readonly (readonly [ErrorCode, path: string, Request])[] = [
  ['AUTH_REQUIRED', '/userinfo', {}],
  ['EDITION_UNKNOWN', '/newsletter/list?edition=xx', {}],
  ['VALIDATION_FAILED', '/user/login', { method: 'POST', headers: json, body: '{}' }],
  ['MALFORMED_REQUEST', '/user/login', { method: 'POST', headers: json, body: '{' }],
  ['CONTENT_TYPE', '/user/login', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'a' }],
  ['BODY_TOO_LARGE', '/user/login', { method: 'POST', headers: json, body: `"${'a'.repeat(70_000)}"` }],
]

test('a script that asks wrongly is told so in German', { tag: '@once' }, async ({ page }) => {
  await page.goto('/service/profil/messageBox')
  const { token } = await ownReader()
  const bearer = { authorization: `Bearer ${token}` }
  const ofReader: typeof wrong = [
    ['RIGHT_NOT_GRANTED', '/user/checkRight?edition=az&right=09', { headers: bearer }],
    ['FORBIDDEN', '/multiuser', { headers: bearer }],
    ['NOT_FOUND', `/user/sessions/${randomUUID()}`, { method: 'DELETE', headers: bearer }],
  ]
  for (const [code, path, init] of [...wrong, ...ofReader]) {
    const answer = await page.evaluate(async ([at, how]) => (await fetch(at, how)).json(), [
      path,
      init,
    ] as const)
    expect(answer, path).toMatchObject({ code, detail: problemText(code) })
  }
})
