import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPublisher } from '@leserkonto/publisher-mock/app'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runScript } from '../support/run-script.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'leserkonto-account-'))
const publisher = buildPublisher({ apiKey: 'dev-crm-key', mockControl: true })

beforeAll(async () => {
  await publisher.listen({ host: '127.0.0.1', port: 0 })
  expect(await runScript('scripts/seed.ts', [], { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
})
afterAll(async () => {
  await publisher.close()
  rmSync(dataDir, { recursive: true })
})

const account = (...words: string[]) => {
  const { port } = publisher.server.address() as AddressInfo
  return runScript('scripts/account.ts', words, { DATA_DIR: dataDir, PUBLISHER_PORT: String(port) })
}

test('support blocks, unblocks, exports and deletes an account, and is refused with a reason', async () => {
  expect(await account('block', 'Pur@example.test')).toMatchObject({ code: 0 })
  expect(await account('block', 'pur@example.test')).toMatchObject({
    code: 1,
    text: expect.stringMatching(/blocked already/),
  })
  expect(await account('unblock', 'pur@example.test')).toMatchObject({ code: 0 })
  const file = await account('export', 'ohne.abo@example.test')
  expect(JSON.parse(file.text).profile.email).toBe('ohne.abo@example.test')
  expect(await account('delete', 'pur@example.test')).toMatchObject({
    code: 1,
    text: expect.stringMatching(/running subscription/),
  })
  expect(await account('delete', 'ohne.abo@example.test')).toMatchObject({ code: 0 })
  expect(await account('delete', 'ohne.abo@example.test')).toMatchObject({
    code: 1,
    text: expect.stringMatching(/no such account/),
  })
  expect(await account('explode', 'pur@example.test')).toMatchObject({
    code: 2,
    text: expect.stringMatching(/^Usage/),
  })
})

test('support prints the proof of consent of an address that has no account', async () => {
  const proof = await runScript('scripts/consents.ts', ['NL.bestaetigt@example.test'], { DATA_DIR: dataDir })
  expect(proof).toMatchObject({ code: 0 })
  expect(JSON.parse(proof.text)).toMatchObject({
    email: 'nl.bestaetigt@example.test',
    steps: expect.any(Array),
  })
  expect(await runScript('scripts/consents.ts', [], { DATA_DIR: dataDir })).toMatchObject({ code: 2 })
})

test('operators see what the outbox has given up, and are told when there is none', async () => {
  const outbox = (...words: string[]) => runScript('scripts/outbox.ts', words, { DATA_DIR: dataDir })
  expect(await outbox('list')).toMatchObject({ code: 0, text: expect.stringMatching(/no dead letters/) })
  expect(await outbox('retry', 'mail')).toMatchObject({ code: 1, text: expect.stringMatching(/no such/) })
  expect(await outbox('list', 'mail')).toMatchObject({ code: 2, text: expect.stringMatching(/^Usage/) })
  expect(await outbox('drop')).toMatchObject({ code: 2, text: expect.stringMatching(/^Usage/) })
})

test('operators are told when a receiver of webhooks does not exist, and how to say since when', async () => {
  const replay = (...words: string[]) => runScript('scripts/webhooks.ts', words, { DATA_DIR: dataDir })
  const nobody = await replay('replay', 'nobody', '2026-11-20T08:00Z')
  expect(nobody).toMatchObject({ code: 1, text: expect.stringMatching(/no such receiver/) })
  expect(await replay('replay', 'nobody', 'yesterday')).toMatchObject({ code: 2 })
})

test('operators rotate keys in two steps, of which the second waits until everybody knows the new key', async () => {
  const keys = () => JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8'))
  const rotate = () => runScript('scripts/rotate-keys.ts', [], { DATA_DIR: dataDir })
  const former = keys()
  expect(await rotate()).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^Step 1 of 2.*run this command again/s),
  })
  const shown = keys()
  expect(shown.signing).toEqual(former.signing)
  expect(await rotate()).toMatchObject({ code: 1, text: expect.stringMatching(/^Step 1 was done at/) })
  expect(keys()).toEqual(shown)
  const publishedAt = new Date(Date.now() - 11 * 60_000).toISOString()
  writeFileSync(
    join(dataDir, 'keys.json'),
    JSON.stringify({ ...shown, next: { ...shown.next, publishedAt } }),
  )
  expect(await rotate()).toMatchObject({ code: 0, text: expect.stringMatching(/^Step 2 of 2/) })
  expect(keys().signing.map(({ kid }: { kid: string }) => kid)).toEqual([
    shown.next.signing.kid,
    former.signing[0].kid,
  ])
  expect(keys().next).toBeUndefined()
})

test('operators replace keys that have leaked: no former key remains, and the secret does', async () => {
  const keys = () => JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8'))
  const former = keys()
  const kidsOf = ({ signing }: { signing: { kid: string }[] }) => signing.map(({ kid }) => kid)
  const said = await runScript('scripts/rotate-keys.ts', ['--leaked'], { DATA_DIR: dataDir })
  expect(said).toMatchObject({ code: 0, text: expect.stringMatching(/Restart all of them now/) })
  expect(kidsOf(keys())).toHaveLength(1)
  expect(kidsOf(former)).not.toContain(kidsOf(keys())[0])
  expect(keys().secret).toBe(former.secret)
})
