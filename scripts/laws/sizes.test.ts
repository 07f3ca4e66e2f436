import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'

// A folder is a room that a reader can take in, and a file is worth being opened: what is too small lies with its topic.

const maxInFolder = 40
const maxSmall = 95
const smallLines = 15

/** Files of apps and packages that are no test and no story, and that no test is made of. */
const productOf = (where: string): string[] =>
  globSync('{apps,packages}/**/*.{ts,tsx,css}', {
    cwd: where,
    exclude: ['**/node_modules/**', '**/dist/**', '**/generated/**', '**/testing/**'],
  }).filter((file) => !/\.(test|spec|stories)\.tsx?$/.test(file))

/** Folders that hold more files than allowed: `folder: count`. */
const largeFolders = (where: string): string[] =>
  [...Map.groupBy(productOf(where), (file) => dirname(file))]
    .filter(([, files]) => files.length > maxInFolder)
    .map(([folder, files]) => `${folder}: ${files.length}`)

/** Code of fewer lines than a file should have. */
const smallFiles = (where: string): string[] =>
  productOf(where).filter((file) => /\.tsx?$/.test(file) && linesOf(join(where, file)) < smallLines)

const linesOf = (path: string): number => readFileSync(path, 'utf8').split('\n').length - 1

test(`no folder holds more than ${maxInFolder} files of the product`, () => {
  expect(productOf(root).length).toBeGreaterThan(1_000)
  expect(largeFolders(root)).toEqual([])
})

test(`at most ${maxSmall} files of the product have fewer than ${smallLines} lines`, () => {
  const small = smallFiles(root)
  expect(small.length, small.toSorted().join('\n')).toBeLessThanOrEqual(maxSmall)
})

const planted = mkdtempSync(join(tmpdir(), 'sizes-'))
beforeAll(() => {
  const plant = (file: string, lines: number) => {
    mkdirSync(join(planted, dirname(file)), { recursive: true })
    writeFileSync(join(planted, file), 'x\n'.repeat(lines))
  }
  for (let file = 0; file < maxInFolder; file++) {
    plant(`apps/api/src/full/${file}.ts`, smallLines)
    plant(`packages/ui/src/large/${file}.css`, 1)
  }
  plant('packages/ui/src/large/one-more.tsx', smallLines - 1)
  for (const file of ['full/x.test.ts', 'full/x.stories.tsx', 'full/testing/x.ts', 'full/biome.json'])
    plant(`apps/api/src/${file}`, 1)
})
afterAll(() => rmSync(planted, { recursive: true }))

test('a folder with one file more is refused, styles counted and tests not', () => {
  expect(largeFolders(planted)).toEqual([`packages/ui/src/large: ${maxInFolder + 1}`])
})

test('code with one line less counts as small, styles do not', () => {
  expect(smallFiles(planted)).toEqual(['packages/ui/src/large/one-more.tsx'])
})
