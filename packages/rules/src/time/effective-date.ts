/** Publication and change of an article in Unix seconds; 0, null and NaN count as absent. */
export type ArticleDates = {
  readonly publicationDate?: number | null | undefined
  readonly changeDate?: number | null | undefined
}

/**
 * The moment an article counts from, which is the one that is printed: its change when there is one, else its publication.
 * Source: docs/spec/presentation.md#effective-date.
 */
export function effectiveSeconds(
  { publicationDate, changeDate }: ArticleDates,
  ignoreEarlierChange = false,
): number | undefined {
  const published = present(publicationDate)
  const changed = present(changeDate)
  if (ignoreEarlierChange && changed !== undefined && published !== undefined && changed < published)
    return published
  return changed ?? published
}

/** In the order of the dates they print; what has the same date keeps its order, what has none comes last. */
export const newestFirst = <Article extends ArticleDates>(articles: readonly Article[]): Article[] =>
  articles.toSorted((one, other) => (effectiveSeconds(other) ?? 0) - (effectiveSeconds(one) ?? 0))

// A Date holds at most 8.64e12 seconds either side of 1970; what it cannot hold is no date.
const present = (seconds: number | null | undefined): number | undefined =>
  typeof seconds === 'number' && seconds > 0 && seconds <= 8.64e12 ? Math.floor(seconds) : undefined
