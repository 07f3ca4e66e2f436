/** Placeholders while a grid loads. Source: docs/spec/presentation.md#grid-placeholders. */
const teaserMockCount = 9

/** Teasers below each other's lead in the three-below layout. Source: docs/spec/presentation.md#grid-layouts. */
const threeBelowCount = 3

/** What decides which teasers a grid has. */
export type GridOptions<Article> = {
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

/** The teasers of a grid and of its lead. Source: docs/spec/presentation.md#teaser-grid. */
export function gridItems<Article>({
  articles,
  lead,
  isThreeBelow,
  loading = false,
  max = isThreeBelow ? threeBelowCount : undefined,
  mockCount,
}: GridOptions<Article>): GridItems<Article> {
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

/**
 * At most `max` of `count`; 0 is none, a negative number or none at all is no limit.
 * Source: docs/spec/presentation.md#number-of-teasers.
 */
export const teaserCount = (count: number, max: number | null | undefined): number =>
  typeof max === 'number' && max >= 0 ? Math.min(count, Math.floor(max)) : count

/**
 * Placeholders while loading: as many as asked for, at most `max`. A count that is none, such as a negative one, NaN or
 * no end of them, is the default. Source: docs/spec/presentation.md#grid-placeholders.
 */
export function placeholderCount(wanted: number | null | undefined, max?: number | null): number {
  const isCount = typeof wanted === 'number' && wanted >= 0 && wanted < Number.POSITIVE_INFINITY
  return teaserCount(isCount ? Math.floor(wanted) : teaserMockCount, max)
}
