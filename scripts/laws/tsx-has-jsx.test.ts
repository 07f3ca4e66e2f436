import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'

const isProduct = (file: string) => !/\.(test|stories)\.tsx$/.test(file)
const files = globSync('{apps,packages}/*/src/**/*.tsx', { cwd: root }).filter(isProduct)

/** Whether a part of a syntax tree is written as an element. */
const hasElement = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('type' in part && String(part.type).startsWith('JSX')) || Object.values(part).some(hasElement))

const isJsx = (code: string): boolean => hasElement(parseSync('x.tsx', code).program)

test('a file that is called .tsx has JSX', () => {
  const without = files.filter((file) => !isJsx(readFileSync(join(root, file), 'utf8')))
  expect(files).not.toEqual([])
  expect(without).toEqual([])
})

test.each([
  ['an element', 'export const X = () => <p />', true],
  ['a fragment', 'export const X = () => <></>', true],
  ['a generic function', 'export const same = <Part,>(part: Part) => part', false],
  ['an element in a text', "export const text = '<p />'", false],
])('%s is judged', (_, code, expected) => {
  expect(isJsx(code)).toBe(expected)
})
