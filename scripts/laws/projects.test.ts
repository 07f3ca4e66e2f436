import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'

test('the types of every project are checked: tsconfig.json refers to all', () => {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'))
  const projects = globSync(
    ['{apps,packages}/*/tsconfig.json', '{scripts,e2e,bench,.storybook}/tsconfig.json'],
    {
      cwd: root,
    },
  )
  expect(references.map(({ path }: { path: string }) => path)).toEqual(projects.map(dirname).sort())
})
