import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'

// Each law of docs/architecture.md is broken once, in a copy of the house that holds nothing else, and the check has
// to refuse it; beside it stands what the law allows, since a rule that refuses everything would prove nothing.

const imports = (what: string) => `import { x } from '${what}'\nexport const y = x\n`
const slice = 'apps/api/src/features/session'
const webSlice = 'apps/web/src/account/features/session'
const webPart = 'apps/web/src/account/features/shared-subscriptions/owner'
const layers = 'lint/style/noRestrictedImports'
const packages = 'lint/correctness/noUndeclaredDependencies'
const longFile = Array.from({ length: 251 }, (_, line) => `export const x${line} = 1\n`).join('')

const refused: readonly [law: string, file: string, code: string, rule: string][] = [
  ['texts import nothing', 'packages/texts/src/planted.ts', imports('@leserkonto/rules'), layers],
  ['rules know no framework', 'packages/rules/src/planted.ts', imports('zod'), layers],
  ['rules know no Node', 'packages/rules/src/planted-node.ts', imports('node:fs'), layers],
  [
    'rules know no clock',
    'packages/rules/src/planted-clock.ts',
    'export const now = () => Date.now()\n',
    'plugin',
  ],
  [
    'rules know no environment',
    'packages/rules/src/planted-env.ts',
    'export const x = process.env.X\n',
    'lint/style/noProcessEnv',
  ],
  ['editions know no texts', 'packages/editions/src/planted.ts', imports('@leserkonto/texts'), layers],
  ['contracts know no Fastify', 'packages/contracts/src/planted.ts', imports('fastify'), layers],
  [
    'contracts take only types of tRPC',
    'packages/contracts/src/planted-trpc.ts',
    imports('@trpc/server'),
    packages,
  ],
  ['mails know no mailer', 'packages/mails/src/planted.ts', imports('nodemailer'), layers],
  ['ui knows no contracts', 'packages/ui/src/Planted/Planted.tsx', imports('@leserkonto/contracts'), layers],
  ['ui knows no app', 'packages/ui/src/Planted/app.tsx', imports('../../../../apps/web/src/x.ts'), layers],
  [
    'teasers know no contracts',
    'packages/teasers/src/Planted/Planted.tsx',
    imports('@leserkonto/contracts'),
    layers,
  ],
  ['a slice imports no other', `${slice}/planted.ts`, imports('../profile/x.ts'), layers],
  ['a story knows no http', `${slice}/planted-http.ts`, imports('../../http/serve.ts'), layers],
  ['a story knows no adapter', `${slice}/planted-adapter.ts`, imports('../../adapters/mailer.ts'), layers],
  [
    'a story knows no Prisma',
    `${slice}/planted-prisma.ts`,
    imports('../../store/generated/client.ts'),
    layers,
  ],
  ['a story knows no Fastify', `${slice}/planted-fastify.ts`, imports('fastify'), layers],
  [
    'a store calls no story',
    'apps/api/src/store/planted.ts',
    imports('../features/session/login.ts'),
    layers,
  ],
  [
    'a store knows no contract',
    'apps/api/src/store/planted-contract.ts',
    imports('@leserkonto/contracts'),
    layers,
  ],
  ['an adapter calls no store', 'apps/api/src/adapters/planted.ts', imports('../store/accounts.ts'), layers],
  [
    'http reaches no database',
    'apps/api/src/http/planted.ts',
    imports('../store/generated/client.ts'),
    layers,
  ],
  ['only the store reaches the database', 'apps/api/src/jobs/planted.ts', imports('pg'), layers],
  [
    'the web knows no API code',
    'apps/web/src/account/shell/planted.ts',
    imports('../../../../api/src/app.ts'),
    layers,
  ],
  [
    'a slice of the web imports no other',
    `${webSlice}/planted.ts`,
    imports('../profile/Profile.tsx'),
    layers,
  ],
  [
    'a part of a web slice imports another slice',
    `${webPart}/planted.ts`,
    imports('../../profile/Profile.tsx'),
    layers,
  ],
  [
    'a part of a web slice imports another part',
    `${webPart}/planted-part.ts`,
    imports('../invitation/accept.ts'),
    layers,
  ],
  [
    'a slice of the web knows no API code',
    `${webSlice}/planted-api.ts`,
    imports('../../../../../api/src/app.ts'),
    layers,
  ],
  [
    'packages declare what they import',
    'apps/web/src/account/shell/planted-package.ts',
    imports('pg'),
    packages,
  ],
  [
    'time comes from the clock',
    `${slice}/planted-clock.ts`,
    'export const now = () => new Date()\n',
    'plugin',
  ],
  [
    'the environment is read in config.ts',
    'apps/api/src/http/planted-env.ts',
    'export const x = process.env.X\n',
    'lint/style/noProcessEnv',
  ],
  ['functions, not classes', 'apps/api/src/jobs/planted-class.ts', 'export class Relay {}\n', 'plugin'],
  [
    'no any',
    'packages/rules/src/planted-any.ts',
    'export const x = (y: any) => y\n',
    'lint/suspicious/noExplicitAny',
  ],
  [
    'no hidden type error',
    'packages/rules/src/planted-ignore.ts',
    '// @ts-ignore\nexport const x: string = 1\n',
    'lint/suspicious/noTsIgnore',
  ],
  [
    'no cycles',
    'packages/rules/src/planted-a.ts',
    imports('./planted-b.ts'),
    'lint/suspicious/noImportCycles',
  ],
  [
    'no cycles, from its other side',
    'packages/rules/src/planted-b.ts',
    imports('./planted-a.ts'),
    'lint/suspicious/noImportCycles',
  ],
  [
    'no file over 250 lines',
    'packages/rules/src/planted-long.ts',
    longFile,
    'lint/style/noExcessiveLinesPerFile',
  ],
  [
    'files are named in kebab case',
    'packages/rules/src/planted_name.ts',
    'export const x = 1\n',
    'lint/style/useFilenamingConvention',
  ],
  [
    'no test runs alone',
    'packages/rules/src/planted.test.ts',
    "import { test } from 'vitest'\ntest.only('x', () => {})\n",
    'lint/suspicious/noFocusedTests',
  ],
  [
    'no test is skipped',
    'packages/rules/src/planted-skip.test.ts',
    "import { test } from 'vitest'\ntest.skip('x', () => {})\n",
    'lint/suspicious/noSkippedTests',
  ],
]

const allowed: readonly [what: string, file: string, code: string][] = [
  ['rules: date-fns', 'packages/rules/src/allowed.ts', imports('date-fns')],
  ['editions: zod and rules', 'packages/editions/src/allowed.ts', imports('zod')],
  [
    'contracts: types of tRPC',
    'packages/contracts/src/allowed.ts',
    "import type { X } from '@trpc/server'\nexport type Y = X\n",
  ],
  ['mails: texts', 'packages/mails/src/allowed.ts', imports('@leserkonto/texts')],
  ['ui: rules', 'packages/ui/src/Planted/allowed.tsx', imports('@leserkonto/rules')],
  ['ui: a neighbour', 'packages/ui/src/Planted/neighbour.tsx', imports('../Badge/Badge.tsx')],
  ['stories: store', `${slice}/allowed.ts`, imports('../../store/sessions.ts')],
  ['stories: steps', `${slice}/allowed-steps.ts`, imports('../../steps/enqueue-mail.ts')],
  ['stories: mails', `${slice}/allowed-mails.ts`, imports('@leserkonto/mails')],
  ['stories: their own files', `${slice}/allowed-own.ts`, imports('./login.ts')],
  ['store: Prisma', 'apps/api/src/store/allowed.ts', imports('./generated/client.ts')],
  ['web slices: the shell', `${webSlice}/allowed.ts`, imports('../../shell/x.ts')],
  ['parts of web slices: the shell', `${webPart}/allowed.ts`, imports('../../../shell/x.ts')],
  ['parts of web slices: what the slice shares', `${webPart}/allowed-own.ts`, imports('../shared-plan.ts')],
  ['the clock itself', 'apps/api/src/adapters/clock.ts', 'export const now = () => new Date()\n'],
  [
    'a date of a given instant',
    `${slice}/allowed-date.ts`,
    'export const at = (ms: number) => new Date(ms)\n',
  ],
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
  for (const [, file, code] of [...refused, ...allowed]) {
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

test.each(refused)('%s', (_, file, __, rule) => {
  expect([...(refusals.get(file) ?? [])]).toContain(rule)
})

test.each(allowed)('allowed – %s', (_, file) => {
  expect([...(refusals.get(file) ?? [])]).toEqual([])
})

function lint(): Promise<string> {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none']
  return new Promise((resolve) =>
    execFile(process.execPath, args, { cwd: house }, (_, stdout) => resolve(stdout)),
  )
}
