import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blocks } from './registry.tsx'
import { seedBlocks } from './seed-blocks.ts'

const packages = join(import.meta.dirname, '..', '..', '..')
const folderOf = (home: string, folder: string) => join(packages, home, 'src', folder, `${folder}.tsx`)
const isComponent = (folder: string) => /^[A-Z]/.test(folder)

test.each(seedBlocks)('$source: $asked', ({ folders, home = 'ui' }) => {
  for (const folder of folders) expect(existsSync(folderOf(home, folder)), folder).toBe(true)
})

/** What a folder of the package has, as far as a reader of the catalogue or a developer would miss it. */
type Kept = { readonly stories: number; readonly rule: string; readonly tests: readonly string[] }

function keptBy(folder: string): Kept {
  const block = blocks.find(({ name }) => name === folder)
  const beside = join(packages, 'ui', 'src', folder, `${folder}.test.tsx`)
  // What only a browser can show is tested there.
  const inBrowser = join(packages, '..', 'e2e', 'blocks', `${folder.replace(/^use-/, '')}.spec.ts`)
  return {
    stories: block?.stories.length ?? 0,
    rule: block?.rule ?? '',
    tests: [beside, inBrowser].filter((file) => existsSync(file)),
  }
}

const lacks = ({ stories, rule, tests }: Kept): readonly string[] => [
  ...(stories === 0 ? ['stories'] : []),
  ...(rule.trim().length < 40 ? ['a rule in words'] : []),
  ...(tests.length === 0 ? ['tests'] : []),
]

const components = readdirSync(join(packages, 'ui', 'src')).filter(isComponent)

test.each(components)('%s has its stories, its rule in words and its tests', (folder) => {
  expect(lacks(keptBy(folder))).toEqual([])
})

const services = seedBlocks.filter(({ home }) => home === undefined).flatMap(({ folders }) => folders)

test.each(services.filter((folder) => !isComponent(folder)))('%s has its tests', (folder) => {
  expect(keptBy(folder).tests).not.toEqual([])
})

test.each([
  ['all of it', { stories: 1, rule: 'x'.repeat(40), tests: ['/a.test.tsx'] }, []],
  ['no stories', { stories: 0, rule: 'x'.repeat(40), tests: ['/a.test.tsx'] }, ['stories']],
  ['two words', { stories: 1, rule: 'A badge.', tests: ['/a.test.tsx'] }, ['a rule in words']],
  ['no tests', { stories: 1, rule: 'x'.repeat(40), tests: [] }, ['tests']],
])('a block with %s is judged', (_, kept, missing) => {
  expect(lacks(kept)).toEqual(missing)
})

/** What the seed does not ask for by name, and which of its blocks needs it. */
const ours: Readonly<Record<string, string>> = {
  ConsentQuestion: 'the question of the consent that the tag manager waits for, on every page',
  LinkProvider: 'tells Link the host of the page',
  Overlay: 'ground of flyout, lightboxes and panel',
  Slider: 'ground of the card, image and video slider',
  Tag: 'tag of the article header',
  VisuallyHidden: 'text alternatives of badges and signs',
}

test('every component of the package is asked for by the seed or named here with its reason', () => {
  const asked = new Set(seedBlocks.flatMap(({ folders }) => folders))
  expect(components.filter((folder) => !asked.has(folder) && !(folder in ours))).toEqual([])
})
