import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { type CodeLine, codeLinesOf, type Mutant, misfits } from '../mutants/mutant.ts'
import { mutants } from '../mutants/mutants.ts'

const read = (file: string) => {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return undefined
  }
}

test('each line that names code, of what is promised and of ASVS, has a mutant that fits the sources', () => {
  const lines = codeLinesOf(read('docs/asvs.md') ?? '', read('docs/security.md') ?? '')
  expect(lines.length).toBeGreaterThan(200)
  expect(misfits(mutants, lines, read)).toEqual([])
})

const asvs = '| 1.2.3 | asked | met | `a.test.ts` |\n| 1.2.4 | asked | met | the operator |\n'
const security =
  '| a promise that holds | `a.ts` | `a.test.ts` |\n| one that is measured | | `bench/a.ts` |\n'
const lines = codeLinesOf(asvs, security)
const sources: Readonly<Record<string, string>> = { 'a.ts': 'check(x)\ncheck(y)\n', 'a.test.ts': '' }
const right: Mutant = {
  lines: ['1.2.3', 'a promise'],
  file: 'a.ts',
  find: 'check(x)',
  replace: '',
  tests: ['a.test.ts'],
}
const others: CodeLine[] = [...lines, { name: 'a promise that is like it', page: 'docs/security.md' }]

test.each<[string, readonly Mutant[], readonly CodeLine[], number]>([
  ['nothing wrong', [right], lines, 0],
  ['a line without one', [{ ...right, lines: ['1.2.3'] }], lines, 1],
  ['one of no line', [{ ...right, lines: [...right.lines, '1.2.4'] }], lines, 1],
  ['words that begin two lines', [right], others, 1],
  ['a source that has changed', [{ ...right, find: 'check(z)' }], lines, 1],
  ['a change in two places', [{ ...right, find: 'check(' }], lines, 1],
  ['a source that is gone', [{ ...right, file: 'b.ts' }], lines, 1],
  ['a change that changes nothing', [{ ...right, replace: right.find }], lines, 1],
  ['a test that is gone', [{ ...right, tests: ['b.test.ts'] }], lines, 1],
  ['no test', [{ ...right, tests: [] }], lines, 1],
])('%s', (_, all, of, wrong) => {
  expect(misfits(all, of, (file) => sources[file])).toHaveLength(wrong)
})
