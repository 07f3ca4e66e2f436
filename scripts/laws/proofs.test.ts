import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { asvsNumbers } from './asvs-numbers.ts'
import { isNamed, judgedIn, namedFiles, promisesOf, proofsOf, unproven } from './proofs.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const skipped = /(^|\/)(node_modules|dist|generated)(\/|$)/
const files = globSync(
  ['{apps,packages,scripts,e2e,bench,prisma,docs,docker}/**/*.*', '*.*', '.github/**/*.yml', 'Dockerfile'],
  { cwd: root, exclude: (path) => skipped.test(path) },
)
/** Texts of the files of a name or the end of a path. */
const textsOf = (name: string) => files.filter((file) => isNamed(name, [file])).map(read)

test('each line of the specification of security leads to its test', () => {
  const [judged = ''] = read('docs/spec/security.md').split('\n## ASVS checklist')
  const promises = promisesOf(judged)
  expect(promises.length).toBeGreaterThan(80)
  expect(unproven(promises, proofsOf(read('docs/security-proofs.md')), textsOf)).toEqual([])
})

test('each requirement of ASVS 5.0 up to level 2 is judged once, with a file that is there or a reason', () => {
  const judged = judgedIn(read('docs/asvs.md'))
  expect(judged.map(({ id }) => id)).toEqual(asvsNumbers)
  for (const { id, state, by } of judged) {
    expect([id, state]).toEqual([id, expect.stringMatching(/^(met|not met|in part|does not apply)$/)])
    expect([id, by.trim().length >= 6]).toEqual([id, true])
    for (const name of namedFiles(by)) expect([id, name, isNamed(name, files)]).toEqual([id, name, true])
  }
})

const page = `# A

## One

A first line that
goes on. It ends.

- A bullet of **some** weight
- Another [with a link](x.md) inside

| attack | against it |
| --- | --- |
| steal it | a lock |
`
const row = (words: string, by = '`a.test.ts` "is right"', section = 'One') => ({ section, words, by })
const whole = [row('A first line'), row('A bullet'), row('Another with'), row('steal it')]
const planted = (name: string) => (name === 'a.test.ts' ? ["test('it is right', run)"] : [])

test('lines are bullets, rows and paragraphs', () => {
  expect(promisesOf(page).map(({ section, words }) => [section, words])).toEqual([
    ['One', 'A first line that goes on. It ends.'],
    ['One', 'A bullet of some weight'],
    ['One', 'Another with a link inside'],
    ['One', 'steal it a lock'],
  ])
})

test.each([
  ['nothing wrong', whole, 0],
  ['a line without a row', whole.slice(1), 1],
  ['a row without a line', [...whole, row('No such')], 1],
  ['two rows for a line', [...whole, row('A first')], 1],
  ['a test that is not there', [...whole.slice(1), row('A first line', '`b.test.ts` "is right"')], 1],
  ['a title that is not there', [...whole.slice(1), row('A first line', '`a.test.ts` "is wrong"')], 1],
  ['neither a test nor a reason', [...whole.slice(1), row('A first line', ' ')], 1],
  ['another section', [...whole.slice(1), row('A first line', '`a.test.ts` "is right"', 'Two')], 2],
])('%s', (_, rows, wrong) => {
  expect(unproven(promisesOf(page), rows, planted)).toHaveLength(wrong)
})
