/** Teasers that stand in while a grid loads. Source: seed presentation §9. */
export const teaserMockCount = 9

/** Teasers below each other's lead in the three-below layout. Source: seed presentation §9. */
export const threeBelowCount = 3

/**
 * At most `max` of `count`; 0 is none, a negative number or none at all is no limit.
 * Source: seed presentation §9, blocks.md §3.36.
 */
export const teaserCount = (count: number, max: number | null | undefined): number =>
  typeof max === 'number' && max >= 0 ? Math.min(count, Math.floor(max)) : count
