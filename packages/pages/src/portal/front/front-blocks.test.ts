import type { FrontBlock } from '@leserkonto/publisher-wire/content'
import { expect, test } from 'vitest'
import { shownBlocks } from './front-blocks.ts'

// Only the fields that `shownBlocks` reads.
const block = (type: FrontBlock['type'], ...ids: string[]) =>
  ({ type, title: null, articles: ids.map((id) => ({ id })) }) as unknown as FrontBlock
const shown = (...blocks: FrontBlock[]) =>
  shownBlocks(blocks).map(({ type, lead, articles }) => [type, lead?.id, articles.map(({ id }) => id)])

test('a lead heads the three below it', () => {
  expect(shown(block('lead', 'a'), block('three-below', 'b', 'c'), block('grid', 'd'))).toEqual([
    ['three-below', 'a', ['b', 'c']],
    ['grid', undefined, ['d']],
  ])
})

test('a lead without them stands alone, and they without a lead too', () => {
  expect(shown(block('lead', 'a'), block('grid', 'b'), block('three-below', 'c'))).toEqual([
    ['lead', 'a', []],
    ['grid', undefined, ['b']],
    ['three-below', undefined, ['c']],
  ])
})
