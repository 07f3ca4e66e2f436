import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildPublisher } from '@leserkonto/publisher-mock/app'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../scripts/bootstrap/root.mjs'
import { runScript } from '../support/run-script.ts'

const folder = mkdtempSync(join(tmpdir(), 'leserkonto-import-'))
const publisher = buildPublisher({ apiKey: 'dev-crm-key', mockControl: true })
const at = (name: string) => join(folder, name)

beforeAll(async () => {
  await publisher.listen({ host: '127.0.0.1', port: 0 })
  expect(await runScript('scripts/prepare.ts', [], environment())).toMatchObject({ code: 0 })
  expect(await runScript('scripts/invented-house.ts', ['1500', folder, 'sha256'], {})).toMatchObject({
    code: 0,
  })
})
afterAll(async () => {
  await publisher.close()
  rmSync(folder, { recursive: true })
})

const environment = () => ({
  DATA_DIR: at('data'),
  PUBLISHER_PORT: String((publisher.server.address() as AddressInfo).port),
})
const files = ['accounts.jsonl', 'newsletters.csv', 'seats.jsonl'].flatMap((name) => [
  `--${name.split('.')[0]}`,
  at(name),
])
const words = (report: string) => [
  ...files,
  '--report',
  at(report),
  '--checkpoint',
  at('checkpoint.json'),
  '--wrap-later',
]
const bring = (report: string, ...more: string[]) =>
  runScript('scripts/import.ts', [...words(report), ...more], environment())
const linesOf = (report: string) => readFileSync(at(report), 'utf8').trim().split('\n')

/** Starts an import and kills it once it has noted how far it is. */
async function killedInTheMiddle(): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--no-warnings', join(root, 'scripts/import.ts'), ...words('report.jsonl')],
    {
      env: { ...process.env, ...environment() },
      stdio: 'ignore',
    },
  )
  const gone = new Promise((resolve) => child.once('exit', resolve))
  while (!existsSync(at('checkpoint.json')) && child.exitCode === null) await wait(20)
  child.kill('SIGKILL')
  await gone
}

test('a house moves in: a dry run says what will be, a killed run goes on, a second one doubles nothing', async () => {
  const dry = await bring('dry.jsonl', '--dry-run')
  expect(dry).toMatchObject({
    code: 0,
    text: expect.stringMatching(/accounts: 1500 records, 1470 can be imported/),
  })
  await killedInTheMiddle()
  expect(existsSync(at('checkpoint.json'))).toBe(true)
  const done = await bring('report.jsonl')
  expect(done).toMatchObject({ code: 0, text: expect.stringMatching(/seats: 24 records, 24 imported/) })
  expect(existsSync(at('checkpoint.json'))).toBe(false)
  const [, imported = '', again = ''] =
    /accounts: 1500 records, (\d+) imported, (\d+) already/.exec(done.text) ?? []
  expect(Number(imported) + Number(again)).toBe(1470)
  expect(linesOf('report.jsonl')).toEqual(linesOf('dry.jsonl'))
  expect(await bring('again.jsonl')).toMatchObject({
    code: 0,
    text: expect.stringMatching(
      /accounts: 1500 records, 0 imported, 1470 already.*newsletters: 750 records, 0 imported/s,
    ),
  })
})

test('the report is for its owner alone, and names nobody', () => {
  expect(statSync(at('dry.jsonl')).mode & 0o777).toBe(0o600)
  const report = linesOf('dry.jsonl')
  expect(report.map((line) => JSON.parse(line))).toContainEqual({
    file: 'accounts',
    line: 50,
    left: 'record',
    reason: 'UNCONFIRMED',
    address: 'h***@e***.test',
  })
  expect(report.join('\n')).not.toMatch(/haus\.|Haus-Wechsel|[\da-f]{32}/)
})

test('fast hashes are wrapped by a run of its own, and once', async () => {
  const wrapAll = () => runScript('scripts/import.ts', ['--wrap'], environment())
  expect(await wrapAll()).toMatchObject({
    code: 0,
    text: expect.stringMatching(/1470 fast hashes are wrapped/),
  })
  expect(await wrapAll()).toEqual({ code: 0, text: '' })
})

test('a command that says nothing, a file that is not there and a word of another are refused', async () => {
  const refused = (...all: string[]) => runScript('scripts/import.ts', all, environment())
  expect(await refused()).toMatchObject({ code: 2, text: expect.stringMatching(/^Usage/) })
  expect(await refused('--accounts', at('none.jsonl'))).toMatchObject({
    code: 1,
    text: expect.stringMatching(/ENOENT/),
  })
  writeFileSync(at('empty.csv'), '')
  expect(await refused('--accounts', at('empty.csv'), '--unproven', 'maybe')).toMatchObject({ code: 2 })
})
