import { expect, test } from 'vitest'
import { stylesOfPages } from './sheet-per-page.ts'

// The repository itself may be in a folder of the same name as that of the pages.
const home = '/pages/portal'
const graph: Readonly<Record<string, readonly string[]>> = {
  [`${home}/render.tsx`]: [`${home}/Frame.tsx`, `${home}/pages/OnePage.tsx`, `${home}/pages/OtherPage.tsx`],
  [`${home}/Frame.tsx`]: ['/frame.module.css'],
  [`${home}/pages/OnePage.tsx`]: ['/block.ts', '/one.module.css'],
  [`${home}/pages/OtherPage.tsx`]: ['/block.ts', '/other.module.css', '/plain.css'],
  '/block.ts': ['/block.module.css', '/block.ts'],
}
const importsOf = (source: string) => graph[source] ?? []

test('a page has what it shows itself and what all show', () => {
  expect(stylesOfPages(`${home}/render.tsx`, importsOf)).toEqual(
    new Map([
      ['OnePage', new Set(['/block.module.css', '/one.module.css', '/frame.module.css'])],
      ['OtherPage', new Set(['/block.module.css', '/other.module.css', '/frame.module.css'])],
    ]),
  )
})

test('a build in which the pages cannot be found is refused', () => {
  expect(() => stylesOfPages(`${home}/Frame.tsx`, importsOf)).toThrow('imports no pages')
})
