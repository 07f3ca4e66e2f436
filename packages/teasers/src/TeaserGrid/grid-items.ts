import { placeholderCount, teaserCount, threeBelowCount } from '@leserkonto/rules'

/** What decides which teasers stand in a grid. */
export type GridAsked<Article> = {
  readonly articles: readonly Article[] | null | undefined
  readonly lead?: Article | null | undefined
  readonly isThreeBelow: boolean
  readonly loading?: boolean | undefined
  readonly max?: number | undefined
  readonly mockCount?: number | undefined
}

/** An article, or null for placeholders. */
export type GridItems<Article> = {
  readonly isBusy: boolean
  /** One at most. */
  readonly leads: readonly (Article | null)[]
  readonly others: readonly (Article | null)[]
}

/** The teasers of a grid and of its lead. Source: seed presentation §9, blocks.md §3.35–37. */
export function gridItems<Article>({
  articles,
  lead,
  isThreeBelow,
  loading = false,
  max = isThreeBelow ? threeBelowCount : undefined,
  mockCount,
}: GridAsked<Article>): GridItems<Article> {
  const hasLead = isThreeBelow && lead !== undefined
  if (loading || !articles) {
    const others = Array.from({ length: placeholderCount(mockCount, max) }, () => null)
    return { isBusy: true, leads: hasLead ? [null] : [], others }
  }
  return {
    isBusy: false,
    leads: hasLead ? [lead] : [],
    others: articles.slice(0, teaserCount(articles.length, max)),
  }
}
