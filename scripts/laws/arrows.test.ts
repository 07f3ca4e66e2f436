import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { forcedDoors, takenOfTests, unknownPackages } from './doors.ts'
import { upwardArrows } from './floors.ts'
import { houses } from './houses.ts'
import { type Arrow, circlesOf, closureOf, importsIn, type PackageImport } from './import-graph.ts'

// The laws of docs/architecture.md about imports, types included.

const isProduct = (file: string) => !/\.(test|spec)\.tsx?$|\.stories\.tsx$|\/testing\//.test(file)
const { repository, api } = houses

let all: Arrow[]
let arrows: Arrow[]
let packages: PackageImport[]
let trespassers: PackageImport[]
beforeAll(() => {
  const imports = importsIn(root)
  all = imports.arrows
  packages = imports.packages.filter(({ from }) => isProduct(from))
  trespassers = imports.trespassers.filter(({ from }) => isProduct(from))
  arrows = all.filter(({ from }) => isProduct(from))
}, 120_000)

test('the whole repository is read', () => {
  const places = new Set(all.map(({ from }) => from.split('/')[0]))
  expect([...places].toSorted()).toEqual([
    '.storybook',
    'apps',
    'bench',
    'e2e',
    'packages',
    'prisma',
    'scripts',
  ])
  expect(all.length).toBeGreaterThan(5_000)
})

test('no files import each other in a circle, types and tests included', () => {
  expect(circlesOf(all)).toEqual([])
})

test.each(Object.entries(houses))('no arrow leads upward: %s', (_, house) => {
  expect(upwardArrows(arrows, house)).toEqual([])
})

test('nobody goes through a closed door', () => {
  expect(forcedDoors(arrows)).toEqual([])
})

test('each folder takes from the packages that it knows', () => {
  expect(packages.length).toBeGreaterThan(1_000)
  expect(unknownPackages(packages)).toEqual([])
})

test('the product takes nothing of tests', () => {
  expect(takenOfTests(arrows)).toEqual([])
})

test('a package is taken by its name', () => {
  expect(trespassers).toEqual([])
})

test('each block and service of the presentation is on a page, or the specification says why not', () => {
  const pages = new Set(
    arrows.map(({ from }) => from).filter((file) => /^(packages\/pages|apps\/web)\/src\//.test(file)),
  )
  const shown = closureOf('', [...arrows, ...[...pages].map((to) => ({ from: '', to, isType: false }))])
  const parts = Map.groupBy(new Set(arrows.flatMap(({ from, to }) => [from, to])), nameOfPart)
  const unused = [...parts].flatMap(([name, files]) =>
    name && !files.some((file) => shown.has(file) && isWhole(file, name)) ? name : [],
  )
  expect(unused.toSorted()).toEqual(onlyInCatalogue().toSorted())
})

/** Whether a file is more than a part of a block: a page that takes only such a part does not show the block. */
const isWhole = (file: string, name: string) => !/^[A-Z]/.test(name) || file.endsWith(`/${name}.tsx`)

/** The block that a file of the presentation belongs to, or the service that it is. */
function nameOfPart(file: string): string | undefined {
  const [, folder = '', name] =
    /^packages\/(?:ui|teasers)\/src\/([\w-]+)\/(?:.*\/)?([\w-]+)\.tsx?$/.exec(file) ?? []
  if (/^[A-Z]/.test(folder) || folder === 'lazy-with-timeout') return folder
  return /^(hooks|browser|parts)$/.test(folder) ? name : undefined
}

function onlyInCatalogue(): string[] {
  const [, list = ''] = readFileSync(join(root, 'docs/spec/blocks.md'), 'utf8').split(
    '## Only in the catalogue',
  )
  return [...list.matchAll(/^\| `?([\w-]+)`? \| .{20,} \|$/gm)].map(([, name = '']) => name)
}

describe('a story of the API pulls in few files of it', () => {
  const inApi = () => arrows.filter(({ to }) => to.startsWith(`${api.folder}/`))
  const pulledBy = (operation: string) => closureOf(`${api.folder}/${operation}.ts`, inApi()).size

  test('the check of a right, and a login', () => {
    // Five of them count a free article and tell its event.
    expect(pulledBy('customers/rights/check')).toBeLessThanOrEqual(12)
    expect(pulledBy('sign-in/session/login')).toBeLessThanOrEqual(20)
  })

  test('half of all operations at most eight, half of all files of their rooms too', () => {
    const slices = new Set(
      inApi().flatMap(({ from, to }) => (from.endsWith('/src/operations.ts') ? dirname(to) : [])),
    )
    const inSlices = inApi().filter(({ from }) => slices.has(dirname(from)))
    const isIndex = (file: string) => file.endsWith('/index.ts')
    const files = inSlices.map(({ from }) => from).filter((file) => !isIndex(file))
    const stories = inSlices
      .filter(({ from, to, isType }) => isIndex(from) && !isType && dirname(from) === dirname(to))
      .map(({ to }) => to)
    expect(new Set(stories).size).toBeGreaterThan(60)
    for (const those of [files, stories]) {
      const sizes = [...new Set(those)].map((file) => closureOf(file, inApi()).size)
      const sorted = sizes.toSorted((one, other) => one - other)
      // One of them is how a statement is written (`store/database/statement.ts`), which nearly all reach.
      expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(8)
    }
  })
})

describe('a planted house', () => {
  const house = mkdtempSync(join(tmpdir(), 'arrows-'))
  afterAll(() => rmSync(house, { recursive: true }))
  let planted: Arrow[]
  let plantedPackages: PackageImport[]
  let plantedTrespassers: PackageImport[]

  beforeAll(() => {
    const files = {
      'apps/api/package.json': '{ "name": "@leserkonto/api" }',
      'packages/rules/package.json': '{ "name": "@leserkonto/rules", "exports": { ".": "./src/index.ts" } }',
      'packages/rules/src/index.ts': 'export const x = 1\n',
      'packages/rules/src/up.ts': "import '../../../apps/web/src/account/main.ts'\n",
      'apps/web/src/account/main.ts': "import './start.tsx'\n",
      'apps/web/src/account/start.tsx': "import type { x } from './features/session/x.ts'\n",
      'apps/web/src/account/features/session/x.ts': "import '../../start.tsx'\n",
      'scripts/one.mjs': "import './two.ts'\n",
      'scripts/two.ts': "import './one.mjs'\n",
      'apps/api/src/context.ts': "import type { Job } from './outbox/one.ts'\nexport type Deps = Job\n",
      'apps/api/src/outbox/one.ts':
        "import { x } from '@leserkonto/rules'\nexport type Job = typeof import('../context.ts')\nexport const y = x\n",
      'apps/api/src/sign-in/session/login.ts':
        "export * from '../../accounts/profile/show.ts'\nexport const z = 'import(\\'./nothing.ts\\')'\n",
      'apps/api/src/accounts/profile/show.ts': "export const late = import('../../outbox/one.ts')\n",
      'apps/api/src/loose.ts': "import './outbox/one.ts'\n",
      'apps/api/src/adapters/mailer.ts': "import '../testing/harness.ts'\nimport 'pg'\n",
      'apps/api/src/testing/harness.ts': 'export const x = 1\n',
      'apps/api/src/adapters/secrets.ts': 'export const hash = 1\n',
      'apps/api/src/http/serve.ts':
        "import '../adapters/secrets.ts'\nimport '../adapters/mailer.ts'\nimport '../store/generated/client.ts'\n",
      'apps/api/src/store/accounts.ts': "import './generated/client.ts'\n",
      'packages/editions/src/folder.ts': "import 'node:fs'\n",
      'packages/editions/src/edition.ts': "import 'node:fs'\nimport 'zod/mini'\nimport 'zodiac'\n",
    }
    for (const [file, code] of Object.entries(files)) {
      mkdirSync(dirname(join(house, file)), { recursive: true })
      writeFileSync(join(house, file), code)
    }
    const imports = importsIn(house)
    planted = imports.arrows
    plantedPackages = imports.packages
    plantedTrespassers = imports.trespassers
  })

  test('every way to import is seen, and whether it is a type', () => {
    const seen = planted.map(({ from, to, isType }) => `${from} ${isType ? 'type' : 'value'} ${to}`)
    expect(seen.toSorted()).toEqual([
      'apps/api/src/accounts/profile/show.ts value apps/api/src/outbox/one.ts',
      'apps/api/src/adapters/mailer.ts value apps/api/src/testing/harness.ts',
      'apps/api/src/context.ts type apps/api/src/outbox/one.ts',
      'apps/api/src/http/serve.ts value apps/api/src/adapters/mailer.ts',
      'apps/api/src/http/serve.ts value apps/api/src/adapters/secrets.ts',
      'apps/api/src/http/serve.ts value apps/api/src/store/generated/client.ts',
      'apps/api/src/loose.ts value apps/api/src/outbox/one.ts',
      'apps/api/src/outbox/one.ts type apps/api/src/context.ts',
      'apps/api/src/outbox/one.ts value packages/rules/src/index.ts',
      'apps/api/src/sign-in/session/login.ts value apps/api/src/accounts/profile/show.ts',
      'apps/api/src/store/accounts.ts value apps/api/src/store/generated/client.ts',
      'apps/web/src/account/features/session/x.ts value apps/web/src/account/start.tsx',
      'apps/web/src/account/main.ts value apps/web/src/account/start.tsx',
      'apps/web/src/account/start.tsx type apps/web/src/account/features/session/x.ts',
      'packages/rules/src/up.ts value apps/web/src/account/main.ts',
      'scripts/one.mjs value scripts/two.ts',
      'scripts/two.ts value scripts/one.mjs',
    ])
  })

  test('a closed door is refused, with what its room does not hold open', () => {
    expect(forcedDoors(planted)).toEqual([
      'apps/api/src/http/serve.ts -> apps/api/src/adapters/mailer.ts',
      'apps/api/src/http/serve.ts -> apps/api/src/store/generated/client.ts',
    ])
  })

  test('a package that the folder does not know is refused', () => {
    expect(unknownPackages(plantedPackages)).toEqual([
      'apps/api/src/adapters/mailer.ts -> pg',
      'packages/editions/src/edition.ts -> node:fs',
      'packages/editions/src/edition.ts -> zodiac',
    ])
  })

  test('the product is refused what is of tests, and a package by its path', () => {
    const ofTests = 'apps/api/src/adapters/mailer.ts -> apps/api/src/testing/harness.ts'
    expect(takenOfTests(planted)).toEqual([ofTests])
    const byPath = { from: 'packages/rules/src/up.ts', name: 'apps/web/src/account/main.ts' }
    expect(plantedTrespassers).toEqual([byPath])
  })

  test('a circle is refused, wherever it is and of types too', () => {
    expect(circlesOf(planted).toSorted()).toEqual([
      ['apps/api/src/context.ts', 'apps/api/src/outbox/one.ts'],
      ['apps/web/src/account/features/session/x.ts', 'apps/web/src/account/start.tsx'],
      ['scripts/one.mjs', 'scripts/two.ts'],
    ])
  })

  test('what a file pulls in is counted through others, without types', () => {
    const pulled = closureOf('apps/api/src/sign-in/session/login.ts', planted)
    expect([...pulled].toSorted()).toEqual([
      'apps/api/src/accounts/profile/show.ts',
      'apps/api/src/outbox/one.ts',
      'packages/rules/src/index.ts',
    ])
  })

  test('an arrow upward is refused, one to the side too, and a file in no room', () => {
    expect(upwardArrows(planted, api).toSorted()).toEqual([
      'apps/api/src/adapters/mailer.ts -> apps/api/src/testing/harness.ts',
      'apps/api/src/context.ts -> apps/api/src/outbox/one.ts',
      'apps/api/src/loose.ts -> apps/api/src/outbox/one.ts',
      'apps/api/src/sign-in/session/login.ts -> apps/api/src/accounts/profile/show.ts',
    ])
  })

  test('so is one from a package to an app, and from a slice of the web to its routes', () => {
    expect(upwardArrows(planted, repository)).toEqual([
      'packages/rules/src/up.ts -> apps/web/src/account/main.ts',
    ])
    expect(upwardArrows(planted, houses.web)).toEqual([
      'apps/web/src/account/features/session/x.ts -> apps/web/src/account/start.tsx',
    ])
  })
})
