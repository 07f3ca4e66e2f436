import type { ArticleTeaser, FrontBlock } from '@leserkonto/publisher-wire/content'

/** A block as it is shown; `lead` is the large teaser above a row. */
export type ShownBlock = FrontBlock & { readonly lead?: ArticleTeaser | undefined }

/** Joins a lead with the row of three after it, because they look like one block. A lead without such a row stays alone. */
export function shownBlocks(blocks: readonly FrontBlock[]): ShownBlock[] {
  return blocks.flatMap((block, index) => {
    const [before, after] = [blocks[index - 1], blocks[index + 1]]
    if (block.type === 'three-below' && before?.type === 'lead')
      return [{ ...block, lead: before.articles[0] }]
    if (block.type !== 'lead') return [block]
    return after?.type === 'three-below' ? [] : [{ ...block, lead: block.articles[0], articles: [] }]
  })
}
