import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { teasers } from '../testing/teasers.ts'

const source = join(import.meta.dirname, '..')
const components = readdirSync(source).filter((folder) => /^[A-Z]/.test(folder))

test('the teasers of the specification are all there', () => {
  expect(components).toEqual(['ArticleTeaser', 'CardTeaser', 'ImageTeaser', 'TeaserGrid'])
})

test.each(components)('%s has its stories, its rule in words and its tests', (folder) => {
  const teaser = teasers.find(({ name }) => name === folder)
  expect(teaser?.stories.length).toBeGreaterThan(3)
  expect(teaser?.rule.length).toBeGreaterThan(40)
  expect(existsSync(join(source, folder, `${folder}.test.tsx`))).toBe(true)
})
