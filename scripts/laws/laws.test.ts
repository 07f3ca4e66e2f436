import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'

// What the linter is told beyond its recommended rules is broken once, in a copy of the house that holds nothing else; next
// to it is what it allows, because a rule that refuses everything would prove nothing. Imports: arrows.test.ts.

const imports = (what: string) => `import { x } from '${what}'\nexport const y = x\n`
const packages = 'lint/correctness/noUndeclaredDependencies'
const rules = 'packages/rules/src'

const broken: readonly (readonly [law: string, file: string, code: string, rule: string])[] = [
  ['time comes from the clock', `${rules}/clock-now.ts`, 'export const now = () => Date.now()\n', 'plugin'],
  ['time is no new date', 'apps/api/src/jobs/now.ts', 'export const now = () => new Date()\n', 'plugin'],
  ['functions, not classes', 'apps/api/src/jobs/relay.ts', 'export class Relay {}\n', 'plugin'],
  [
    'the environment is read in config.ts',
    `${rules}/env.ts`,
    'export const x = process.env.X\n',
    'lint/style/noProcessEnv',
  ],
  ['packages declare what they import', 'apps/web/src/a.ts', imports('pg'), packages],
  ['contracts take only types of tRPC', 'packages/contracts/src/a.ts', imports('@trpc/server'), packages],
  [
    'what the service loads of pages knows no React',
    'packages/pages/src/portal/document/a.ts',
    imports('react'),
    packages,
  ],
  ['no any', `${rules}/any.ts`, 'export const x = (y: any) => y\n', 'lint/suspicious/noExplicitAny'],
  [
    'no hidden type error',
    `${rules}/ignore.ts`,
    '// @ts-ignore\nexport const x: string = 1\n',
    'lint/suspicious/noTsIgnore',
  ],
  ['no cycles', `${rules}/a.ts`, imports('./b.ts'), 'lint/suspicious/noImportCycles'],
  ['no cycles, from the other side', `${rules}/b.ts`, imports('./a.ts'), 'lint/suspicious/noImportCycles'],
  [
    'no file over 250 lines',
    `${rules}/long.ts`,
    Array.from({ length: 251 }, (_, line) => `export const x${line} = 1\n`).join(''),
    'lint/style/noExcessiveLinesPerFile',
  ],
  [
    'files are named in kebab case',
    `${rules}/snake_case.ts`,
    'export const x = 1\n',
    'lint/style/useFilenamingConvention',
  ],
  [
    'no test runs alone',
    `${rules}/only.test.ts`,
    "import { test } from 'vitest'\ntest.only('x', () => {})\n",
    'lint/suspicious/noFocusedTests',
  ],
  [
    'no test is skipped',
    `${rules}/skip.test.ts`,
    "import { test } from 'vitest'\ntest.skip('x', () => {})\n",
    'lint/suspicious/noSkippedTests',
  ],
]

const kept: readonly (readonly [what: string, file: string, code: string])[] = [
  ['the clock itself', 'apps/api/src/adapters/clock.ts', 'export const now = () => new Date()\n'],
  ['a date of an instant', 'apps/api/src/jobs/at.ts', 'export const at = (ms: number) => new Date(ms)\n'],
  [
    'types of tRPC in contracts',
    'packages/contracts/src/allowed.ts',
    "import type { X } from '@trpc/server'\nexport type Y = X\n",
  ],
  ['React in what is bundled of pages', 'packages/pages/src/portal/allowed.tsx', imports('react')],
]

const house = mkdtempSync(join(tmpdir(), 'laws-'))
/** Rules that refused each file. */
const refusals = new Map<string, Set<string>>()

beforeAll(async () => {
  const frame = [
    'biome.json',
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
