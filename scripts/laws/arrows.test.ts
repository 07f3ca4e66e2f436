import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { type House, upwardArrows } from './floors.ts'
import { type Arrow, circlesOf, closureOf, importGraph } from './import-graph.ts'

// What the linter does not see: it follows no types, and knows no floors.

const api: House = {
  folder: 'apps/api/src',
  floors: [
    ['config.ts', 'describe-error.ts'],
    ['store', 'adapters'],
    ['context.ts'],
    ['work.ts'],
    ['outbox'],
    ['domain/accounts'],
    ['domain/customers'],
    ['domain/newsletters', 'domain/seats'],
    ['features/*'],
    ['jobs', 'http', 'stories.ts', 'handlers.ts'],
    ['wiring.ts', 'app.ts'],
    ['main.ts'],
  ],
}

const isProduct = (file: string) => !/\.test\.tsx?$|\.stories\.tsx$|\/testing\//.test(file)
const isClean = (file: string) => /^(apps\/api|prisma|scripts)\//.test(file)

let arrows: Arrow[]
beforeAll(() => {
  arrows = importGraph(root).filter(({ from }) => isProduct(from))
}, 120_000)

test('no files import each other in a circle, types included', () => {
  expect(circlesOf(arrows.filter(({ from }) => isClean(from)))).toEqual([])
})

test('no arrow of the API leads upward', () => {
  expect(upwardArrows(arrows, api)).toEqual([])
})

describe('a story of the API pulls in few files of it', () => {
  const inApi = () => arrows.filter(({ to }) => to.startsWith(`${api.folder}/`))
  const pulledBy = (story: string) => closureOf(`${api.folder}/features/${story}.ts`, inApi()).size

  test('the check of a right, and a login', () => {
    expect(pulledBy('rights/check')).toBeLessThanOrEqual(8)
    expect(pulledBy('session/login')).toBeLessThanOrEqual(20)
  })

  test('half of all files of the slices at most seven', () => {
    const files = new Set(inApi().map(({ from }) => from))
    const stories = [...files].filter((file) => /\/features\/[^/]+\/(?!index)[^/]+$/.test(file))
    const sizes = stories.map((file) => closureOf(file, inApi()).size).toSorted((one, other) => one - other)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(7)
  })
})

describe('a planted house', () => {
  const house = mkdtempSync(join(tmpdir(), 'arrows-'))
  afterAll(() => rmSync(house, { recursive: true }))
  let planted: Arrow[]

  beforeAll(() => {
    const files = {
      'apps/api/package.json': '{ "name": "@leserkonto/api" }',
      'packages/rules/package.json': '{ "name": "@leserkonto/rules", "exports": { ".": "./src/index.ts" } }',
      'packages/rules/src/index.ts': 'export const x = 1\n',
      'apps/api/src/context.ts': "import type { Job } from './outbox/one.ts'\nexport type Deps = Job\n",
      'apps/api/src/outbox/one.ts':
        "import { x } from '@leserkonto/rules'\nexport type Job = typeof import('../context.ts')\nexport const y = x\n",
      'apps/api/src/features/session/login.ts':
        "export * from '../profile/show.ts'\nexport const z = 'import(\\'./nothing.ts\\')'\n",
      'apps/api/src/features/profile/show.ts': "export const late = import('../../outbox/one.ts')\n",
      'apps/api/src/loose.ts': "import './outbox/one.ts'\n",
    }
    for (const [file, code] of Object.entries(files)) {
      mkdirSync(dirname(join(house, file)), { recursive: true })
      writeFileSync(join(house, file), code)
    }
    planted = importGraph(house)
  })

  test('every way to import is seen, and whether it is a type', () => {
    const seen = planted.map(({ from, to, isType }) => `${from} ${isType ? 'type' : 'value'} ${to}`)
    expect(seen.toSorted()).toEqual([
      'apps/api/src/context.ts type apps/api/src/outbox/one.ts',
      'apps/api/src/features/profile/show.ts value apps/api/src/outbox/one.ts',
      'apps/api/src/features/session/login.ts value apps/api/src/features/profile/show.ts',
      'apps/api/src/loose.ts value apps/api/src/outbox/one.ts',
      'apps/api/src/outbox/one.ts type apps/api/src/context.ts',
      'apps/api/src/outbox/one.ts value packages/rules/src/index.ts',
    ])
  })

  test('a circle of types is refused', () => {
    expect(circlesOf(planted)).toEqual([['apps/api/src/context.ts', 'apps/api/src/outbox/one.ts']])
  })

  test('what a file pulls in is counted through others, without types', () => {
    const pulled = closureOf('apps/api/src/features/session/login.ts', planted)
    expect([...pulled].toSorted()).toEqual([
      'apps/api/src/features/profile/show.ts',
      'apps/api/src/outbox/one.ts',
      'packages/rules/src/index.ts',
    ])
  })

  test('an arrow upward is refused, one to the side too, and a file in no room', () => {
    expect(upwardArrows(planted, api).toSorted()).toEqual([
      'apps/api/src/context.ts -> apps/api/src/outbox/one.ts',
      'apps/api/src/features/session/login.ts -> apps/api/src/features/profile/show.ts',
      'apps/api/src/loose.ts -> apps/api/src/outbox/one.ts',
    ])
  })
})
