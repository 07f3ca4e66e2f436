import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'

// The table "Files to open to understand …" of docs/architecture.md: what it counts and names is there.

const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
const section = page.split('## Files to open to understand …')[1]?.split('\n## ')[0] ?? ''
const rows = [...section.matchAll(/^\| (.+): (\d+) \| (.+) \|$/gm)].map(
  ([, flow = '', count, list = '']) => ({
    flow,
    count: Number(count),
    files: filesIn(list),
  }),
)

/** Files of a list. One that ends with a slash is the folder of those after it. */
function filesIn(list: string): string[] {
  let folder = ''
  return [...list.matchAll(/`([^`]+[/.][^`]*)`/g)].flatMap(([, name = '']) => {
    if (!name.endsWith('/')) return /^(apps|packages)\//.test(name) ? [name] : [folder + name]
    folder = name
    return []
  })
}

/** The most files of each flow. */
const max: Readonly<Record<string, number>> = {
  'may a reader read this (`checkRight`), from a fresh copy': 9,
  'the same from an outdated copy, for which the publisher is asked': 9,
  'registration, from the form to the mail': 18,
  'accepting an invitation, from its page to the mail to the owner': 22,
  'an article behind the wall': 16,
  'the date on a teaser': 10,
}

test('each flow that has a limit is in the table', () => {
  expect(rows.map(({ flow }) => flow)).toEqual(Object.keys(max))
})

test.each(rows)('$flow', ({ flow, count, files }) => {
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  expect(new Set(files).size).toBe(count)
  expect(files).toHaveLength(count)
  expect(count).toBeLessThanOrEqual(max[flow] ?? 0)
})

test('a list is read with its folders', () => {
  const list = '`apps/x/`: `a.ts` → `b/c.ts` (as `checkRight`); `packages/y/z.ts`, `d.ts`'
  expect(filesIn(list)).toEqual(['apps/x/a.ts', 'apps/x/b/c.ts', 'packages/y/z.ts', 'apps/x/d.ts'])
})
