/** Teasers that stand in while a grid loads. Source: seed presentation §9. */
const teaserMockCount = 9

/** Teasers below each other's lead in the three-below layout. Source: seed presentation §9. */
export const threeBelowCount = 3

/**
 * At most `max` of `count`; 0 is none, a negative number or none at all is no limit.
 * Source: seed presentation §9, blocks.md §3.36.
 */
export const teaserCount = (count: number, max: number | null | undefined): number =>
  typeof max === 'number' && max >= 0 ? Math.min(count, Math.floor(max)) : count

/**
 * Placeholders while loading: as many as asked for, at most `max`. A count that is none, such as a negative one, NaN or
 * no end of them, is the default. Source: seed presentation §9, blocks.md §3.35.
 */
export function placeholderCount(asked: number | null | undefined, max?: number | null): number {
  const isCount = typeof asked === 'number' && asked >= 0 && asked < Number.POSITIVE_INFINITY
  return teaserCount(isCount ? Math.floor(asked) : teaserMockCount, max)
}
