import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, linkIn } from '@leserkonto/testing'
import { activationMailTexts } from '@leserkonto/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../support/call.ts'
import { checkOutFormerRelease, hasFormerRelease } from '../support/former-release.ts'
import { type OwnStack, prepareOwnStack } from '../support/running-service.ts'

// docs/operations/upgrade.md#a-rolling-upgrade. Without the history of this repository there is no former release to run.

const password = 'Lese-Test-2024'
const folder = mkdtempSync(join(tmpdir(), 'leserkonto-'))
let stack: OwnStack

beforeAll(async () => {
  if (!hasFormerRelease()) return
  await checkOutFormerRelease(folder)
  stack = await prepareOwnStack(folder)
  for (const name of ['publisher', 'mail', 'api'] as const) await stack.start(name)
})
afterAll(async () => {
  await stack?.remove()
  rmSync(folder, { recursive: true })
})

test.runIf(hasFormerRelease())('the former release works on the new schema', async () => {
  const email = `leserin-${randomUUID()}@example.test`
  expect((await post('/registration/register', { email, password, edition: 'az' })).status).toBe(202)
  const mail = await connect({ inbox: stack.inboxUrl }).waitForMail({
    to: email,
    subject: activationMailTexts.subject,
  })
  const link = linkIn(mail, '/service/profil/account/activate')
  const token = new URL(link).searchParams.get('token')
  expect((await post('/registration/activate', { token })).status).toBe(200)

  for (const reader of [email, 'plus@example.test', 'familie.mitglied@example.test'])
    expect(await ownAddress(reader)).toBe(reader)
  const article = await call(`${stack.apiUrl}/artikel/az-wasserrohrbruch`)
  expect(article.status).toBe(200)
})

const post = (path: string, json: object) => call(`${stack.apiUrl}${path}`, { method: 'POST', json })

async function ownAddress(email: string): Promise<string> {
  const { body } = await post('/user/login', { email, password, edition: 'az' })
  const { access_token: token } = body as { access_token: string }
  const answer = await call(`${stack.apiUrl}/userinfo?edition=az`, { token })
  return (answer.body as { email: string }).email
}
