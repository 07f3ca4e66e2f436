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

test.each(seedBlocks.filter(({ home }) => home === undefined))(
  '$source: $asked has its stories',
  ({ folders }) => {
    const named = blocks.map(({ name }) => name)
    for (const folder of folders.filter(isComponent)) expect(named).toContain(folder)
  },
)

/** What the seed does not ask for by name, and which of its blocks needs it. */
const ours: Readonly<Record<string, string>> = {
  LinkProvider: 'tells Link the host of the page',
  Overlay: 'ground of flyout, lightboxes and panel',
  Slider: 'ground of the card, image and video slider',
  Tag: 'tag of the article header',
  VisuallyHidden: 'text alternatives of badges and signs',
}

test('every component of the package is asked for by the seed or named here with its reason', () => {
  const asked = new Set(seedBlocks.flatMap(({ folders }) => folders))
  const present = readdirSync(join(packages, 'ui', 'src')).filter(isComponent)
  expect(present.filter((folder) => !asked.has(folder) && !(folder in ours))).toEqual([])
})
