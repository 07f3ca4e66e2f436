/** A law, a file that breaks it with its code, and the rule that has to refuse it. */
export type Refused = readonly [law: string, file: string, code: string, rule: string]
/** What a law allows, a file and its code. */
export type Allowed = readonly [what: string, file: string, code: string]

export const imports = (what: string): string => `import { x } from '${what}'\nexport const y = x\n`
export const layers = 'lint/style/noRestrictedImports'

const web = 'apps/web/src/account'
const webSlice = `${web}/features/session`
const webPart = `${web}/features/shared-subscriptions/owner`
const packages = 'lint/correctness/noUndeclaredDependencies'
const longFile = Array.from({ length: 251 }, (_, line) => `export const x${line} = 1\n`).join('')

/** Laws of the packages, of the web, and of every file. */
export const refused: readonly Refused[] = [
  ['texts know no library', 'packages/texts/src/planted.ts', imports('zod'), layers],
  [
    'texts know no package by its path',
    'packages/texts/src/mails/planted.ts',
    imports('../../../rules/src/index.ts'),
    layers,
  ],
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
  ['pages know no contracts', 'packages/pages/src/planted.ts', imports('@leserkonto/contracts'), layers],
  [
    'what the service loads of pages knows no React',
    'packages/pages/src/portal/document/planted.ts',
    imports('react'),
    packages,
  ],
  ['pages know no app', 'packages/pages/src/x/planted.ts', imports('../../../../apps/web/src/x.ts'), layers],
  ['the web knows no API code', `${web}/shell/planted.ts`, imports('../../../../api/src/app.ts'), layers],
  ['a web slice imports no other', `${webSlice}/planted.ts`, imports('../profile/Profile.tsx'), layers],
  ['a web part imports no slice', `${webPart}/planted.ts`, imports('../../profile/Profile.tsx'), layers],
  ['a web part imports no part', `${webPart}/planted-part.ts`, imports('../invitation/accept.ts'), layers],
  [
    'a web slice knows no API code',
    `${webSlice}/planted-api.ts`,
    imports('../../../../../api/src/x.ts'),
    layers,
  ],
  [
    'a web slice takes nothing of tests',
    `${webSlice}/planted-test.ts`,
    imports('../../testing/x.ts'),
    layers,
  ],
  [
    'the shell of the web knows no slice',
    `${web}/shell/planted-up.ts`,
    imports('../features/x/y.ts'),
    layers,
  ],
  [
    'the session of the web knows no shell',
    `${web}/session/planted.ts`,
    imports('../shell/Frame.tsx'),
    layers,
  ],
  ['packages declare what they import', `${web}/shell/planted-package.ts`, imports('pg'), packages],
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

export const allowed: readonly Allowed[] = [
  ['rules: date-fns', 'packages/rules/src/allowed-dates.ts', imports('date-fns/addDays')],
  ['texts: rules', 'packages/texts/src/allowed.ts', imports('@leserkonto/rules')],
  ['rules: their own files', 'packages/rules/src/allowed.ts', imports('./email.ts')],
  ['editions: zod and rules', 'packages/editions/src/allowed.ts', imports('zod')],
  [
    'contracts: types of tRPC',
    'packages/contracts/src/allowed.ts',
    "import type { X } from '@trpc/server'\nexport type Y = X\n",
  ],
  ['mails: texts', 'packages/mails/src/allowed.ts', imports('@leserkonto/texts')],
  ['ui: rules', 'packages/ui/src/Planted/allowed.tsx', imports('@leserkonto/rules')],
  ['ui: a neighbour', 'packages/ui/src/Planted/neighbour.tsx', imports('../Badge/Badge.tsx')],
  ['pages: teasers', 'packages/pages/src/Allowed.tsx', imports('@leserkonto/teasers/TeaserGrid')],
  ['pages: React', 'packages/pages/src/portal/allowed.tsx', imports('react')],
  ['the shell of the web: session', `${web}/shell/form/allowed.ts`, imports('../../session/x.ts')],
  ['tests of web slices: testing', `${webSlice}/testing/allowed.ts`, imports('../../../testing/x.ts')],
  ['web slices: the shell', `${webSlice}/allowed.ts`, imports('../../shell/x.ts')],
  ['parts of web slices: the shell', `${webPart}/allowed.ts`, imports('../../../shell/x.ts')],
  ['parts of web slices: what the slice shares', `${webPart}/allowed-own.ts`, imports('../shared-plan.ts')],
]
