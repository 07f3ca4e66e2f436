import { expect, test } from 'vitest'
import { foreignStyles } from './sheet-per-page.ts'

// The repository itself may be in a folder of the same name as that of the pages.
const home = '/pages/portal'
const graph: Readonly<Record<string, readonly string[]>> = {
  [`${home}/render.tsx`]: [`${home}/Frame.tsx`, `${home}/pages/OnePage.tsx`, `${home}/pages/OtherPage.tsx`],
  [`${home}/Frame.tsx`]: ['/frame.module.css'],
  [`${home}/pages/OnePage.tsx`]: ['/block.ts', '/one.module.css'],
  [`${home}/pages/OtherPage.tsx`]: ['/block.ts', '/other.module.css', '/question.module.css', '/plain.css'],
  '/block.ts': ['/block.module.css', '/block.ts'],
  '/question.ts': ['/question.module.css'],
}
const importsOf = (source: string) => graph[source] ?? []

test('a page does without what only others show, and has what all show', () => {
  expect([...foreignStyles(`${home}/render.tsx`, ['/question.ts'], importsOf)]).toEqual([
    ['OnePage', ['/other.module.css']],
    ['OtherPage', ['/one.module.css']],
  ])
})

test('a build in which the pages cannot be found is refused', () => {
  expect(() => foreignStyles(`${home}/Frame.tsx`, [], importsOf)).toThrow('imports no pages')
})
