import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { allowed, refused } from './planted.ts'
import { allowedInApi, refusedInApi } from './planted-api.ts'

// Each law of docs/architecture.md is broken once, in a copy of the house that holds nothing else, and the check has
// to refuse it; next to it is what the law allows, because a rule that refuses everything would prove nothing.

const broken = [...refused, ...refusedInApi]
const kept = [...allowed, ...allowedInApi]

const house = mkdtempSync(join(tmpdir(), 'laws-'))
/** Rules that refused each file. */
const refusals = new Map<string, Set<string>>()

beforeAll(async () => {
  const frame = [
    '{,{apps,packages}/**/}biome.json',
    '.gitignore',
    'package.json',
    'scripts/laws/*.grit',
    '{apps,packages}/*/package.json',
  ]
  for (const file of globSync(frame, { cwd: root })) cpSync(join(root, file), join(house, file))
  for (const [, file, code] of [...broken, ...kept]) {
    mkdirSync(dirname(join(house, file)), { recursive: true })
    writeFileSync(join(house, file), code)
  }
  const report: { diagnostics: { category: string; location: { path: string } }[] } = JSON.parse(await lint())
  for (const { category, location } of report.diagnostics) {
    const rules = refusals.get(location.path) ?? new Set()
    refusals.set(location.path, rules.add(category))
  }
})
afterAll(() => rmSync(house, { recursive: true }))

test.each(broken)('%s', (_, file, __, rule) => {
  expect([...(refusals.get(file) ?? [])]).toContain(rule)
})

test.each(kept)('allowed – %s', (_, file) => {
  expect([...(refusals.get(file) ?? [])]).toEqual([])
})

function lint(): Promise<string> {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none']
  return new Promise((resolve) =>
    execFile(process.execPath, args, { cwd: house }, (_, stdout) => resolve(stdout)),
  )
}
