import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blocks } from '../testing/blocks.ts'

const root = join(import.meta.dirname, '../../../..')
const source = join(root, 'packages/ui/src')
const page = readFileSync(join(root, 'docs/spec/blocks.md'), 'utf8')

/** What the specification says under a heading of its second level. */
const section = (title: string) => page.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? ''

const asked = [...section('Blocks').matchAll(/^### (.+)$/gm)].map(([, name = '']) => name)
const components = readdirSync(source).filter((folder) => /^[A-Z]/.test(folder))

test('the package has the blocks of the specification and no others', () => {
  expect(components).toEqual(asked)
})

/** What a folder of the package has, as far as a reader of the catalogue or a developer would miss it. */
type Kept = { readonly stories: number; readonly rule: string; readonly tests: readonly string[] }

function keptBy(folder: string): Kept {
  const block = blocks.find(({ name }) => name === folder)
  const beside = globSync(`**/${folder}.test.{ts,tsx}`, { cwd: source })
  // What only a browser can show is tested there.
  const inBrowser = join(root, 'e2e/blocks', `${folder.replace(/^use-/, '')}.spec.ts`)
  return {
    stories: block?.stories.length ?? 0,
    rule: block?.rule ?? '',
    tests: existsSync(inBrowser) ? [...beside, inBrowser] : beside,
  }
}

const lacks = ({ stories, rule, tests }: Kept): readonly string[] => [
  ...(stories === 0 ? ['stories'] : []),
  ...(rule.trim().length < 40 ? ['a rule in words'] : []),
  ...(tests.length === 0 ? ['tests'] : []),
]

test.each(components)('%s has its stories, its rule in words and its tests', (folder) => {
  expect(lacks(keptBy(folder))).toEqual([])
})

const services = [...section('Services').matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, name = '']) => name)

test.each(services)('%s has its tests', (name) => {
  expect(keptBy(name).tests).not.toEqual([])
})

test.each([
  ['all of it', { stories: 1, rule: 'x'.repeat(40), tests: ['/a.test.tsx'] }, []],
  ['no stories', { stories: 0, rule: 'x'.repeat(40), tests: ['/a.test.tsx'] }, ['stories']],
  ['two words', { stories: 1, rule: 'A badge.', tests: ['/a.test.tsx'] }, ['a rule in words']],
  ['no tests', { stories: 1, rule: 'x'.repeat(40), tests: [] }, ['tests']],
])('a block with %s is judged', (_, kept, missing) => {
  expect(lacks(kept)).toEqual(missing)
})
