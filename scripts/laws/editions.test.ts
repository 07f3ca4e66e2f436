import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
// Tests and stories may name an edition, and the stand-in has articles of its own for three.
const apart = /\.(test|stories)\.|\/testing\/|^packages\/editions\/src\/|^apps\/publisher-mock\/src\/data\//
const named = "'(az|rt|ht|sso)'"
const lists = new RegExp(
  `[!=]== ${named}|${named} [!=]==|case ${named}|${named}, ${named}|${named} \\| ${named}`,
)

test('no code lists the editions or asks for one by its name: packages/editions has the only list', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !apart.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (lists.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})
