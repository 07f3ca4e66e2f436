import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { anchorsOf, danglingCases, danglingLinks, danglingSources, type Files } from './references.ts'

const places = [
  '*.md',
  'docs/**/*.md',
  'prisma/schema.prisma',
  '{apps,packages,scripts,e2e,bench,prisma}/**/*.{md,ts,tsx,mjs,css}',
  '.storybook/**/*.{ts,tsx}',
]
const others = /(^|\/)(node_modules|dist|generated)(\/|$)/
// Its faults are planted.
const self = 'scripts/laws/references.test.ts'
const paths = globSync(places, { cwd: root, exclude: (path) => others.test(path) })
const files: Files = new Map(
  paths.filter((path) => path !== self).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
)
const isFile = (path: string) => existsSync(join(root, path))

test('every source of a comment leads to a heading, a law or a standard', () => {
  expect(paths.length).toBeGreaterThan(1_000)
  expect(danglingSources(files, isFile)).toEqual([])
})

test('no file holds both sides of a merge', () => {
  const holdsBoth = (text: string) => /^<{7} .*^>{7} /ms.test(text)
  expect(holdsBoth('a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other\n')).toBe(true)
  expect([...files].flatMap(([path, text]) => (holdsBoth(text) ? path : []))).toEqual([])
})

test('every link of a document leads somewhere', () => {
  expect(danglingLinks(files, isFile)).toEqual([])
})

test('every case in the title of a test is written down', () => {
  expect(danglingCases(files)).toEqual([])
})

// Each fault is planted once, next to what is right.

const planted = (path: string, text: string): Files =>
  new Map([
    ['docs/spec/flows.md', '# Flows\n\n## Sign-in notices\n'],
    ['docs/spec/acceptance.md', '# Cases\n\n### G06\n\n### B47\n'],
    [path, text],
  ])
const isPlanted = (files: Files) => (path: string) => files.has(path) || path === 'docs/pictures'

test.each([
  ['a heading', '/** Why. Source: docs/spec/flows.md#sign-in-notices. */', true],
  ['a heading on the next line', '/**\n * Why. Source:\n * docs/spec/flows.md#sign-in-notices.\n */', true],
  ['a law', '// Why. Source: § 312k BGB.', true],
  ['a standard', '// Why. Source: RFC 9457 §3, docs/spec/flows.md#flows.', true],
  ['no such heading', '/** Why. Source: docs/spec/flows.md#sign-in. */', false],
  ['no such heading, named second', '// Source: RFC 9457 §3, docs/spec/flows.md#sign-in.', false],
  ['no such heading, in passing', '// In the order of docs/spec/flows.md#sign-in.', false],
  ['no such page', '/** Why. Source: docs/spec/flow.md#sign-in-notices. */', false],
  ['a whole page', '/** Why. Source: docs/spec/flows.md. */', false],
  ['a page that is not in the house', '/** Why. Source: flows.md §3. */', false],
])('a source: %s', (_, code, leads) => {
  const files = planted('apps/x.ts', code)
  expect(danglingSources(files, isPlanted(files)).length === 0).toBe(leads)
})

test.each([
  ['a page', 'see [it](spec/flows.md)', true],
  ['a folder', 'see [it](pictures)', true],
  ['a heading', 'see [it](spec/flows.md#sign-in-notices)', true],
  ['a heading of its own', '# One\n\nsee [it](#one)', true],
  ['another site', 'see [it](https://example.test/nothing.md)', true],
  ['no page', 'see [it](flows.md)', false],
  ['no heading', 'see [it](spec/flows.md#sign-in)', false],
  ['no heading of its own', '# One\n\nsee [it](#two)', false],
])('a link: %s', (_, text, leads) => {
  const files = planted('docs/page.md', text)
  expect(danglingLinks(files, isPlanted(files)).length === 0).toBe(leads)
})

test.each([
  ['one', "test('G06: works once', run)", []],
  ['two', "describe('G06, B47: works once', run)", []],
  ['one of a table', "test.each([['B47: arrows', 1]])('%s', run)", []],
  ['one nobody wrote', "test('G07: works once', run)", ['apps/x.test.ts: G07']],
  ['one of two', 'test(`G06, N99: on phones`, run)', ['apps/x.test.ts: N99']],
])('a case: %s', (_, code, dangling) => {
  expect(danglingCases(planted('apps/x.test.ts', code))).toEqual(dangling)
})

test('headings have the anchors GitHub gives them', () => {
  const page =
    '# A\n\n## POST /user/login, `once`\n\n## [Of](x.md) one’s own\n\n## A\n\n```\n# No heading\n```\n'
  expect([...anchorsOf(page)]).toEqual(['a', 'post-userlogin-once', 'of-ones-own', 'a-1'])
})
