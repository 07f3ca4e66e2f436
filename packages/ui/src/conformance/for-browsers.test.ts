import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const packages = join(import.meta.dirname, '../../..')
const files = globSync('{ui,teasers}/src/**/*.tsx', { cwd: packages }).filter(
  (file) => !/\.(test|stories)\.tsx$|\/(testing|samples|conformance)\//.test(file),
)

/** A hook, a listener, a context or a library of the browser: frameworks with server components ask for the word then. */
const needsBrowser =
  /\b(?:use[A-Z]\w*|use|createContext|lazy)\(|\son[A-Z]\w+=\{|from '@mantine|from 'swiper|^registerIcons\(/m
const saysSo = /^'use client'\n/

const silent = (source: string) => needsBrowser.test(source) && !saysSo.test(source)

test('a block that needs the browser says so', () => {
  const found = files.filter((file) => silent(readFileSync(join(packages, file), 'utf8')))
  expect(files.length).toBeGreaterThan(90)
  expect(found).toEqual([])
})

test.each([
  ['a hook', 'const id = useId()', true],
  ['a listener', '<button onClick={press} />', true],
  ['a library', "import { Tabs } from '@mantine/core'", true],
  ['the word', "'use client'\n\nconst id = useId()", false],
  ['nothing of the kind', '<p>{text}</p>', false],
])('%s is judged', (_, source, isSilent) => {
  expect(silent(source)).toBe(isSilent)
})
