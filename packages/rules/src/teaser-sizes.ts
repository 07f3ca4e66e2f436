/** Sizes of a teaser from 800 px on, in rising order. Source: seed presentation §5. */
export const desktopTeaserSizes = ['small', 'smallVariant', 'medium', 'large', 'extraLarge'] as const

/** A teaser's size from 800 px on. */
export type DesktopTeaserSize = (typeof desktopTeaserSizes)[number]

/** Sizes of a teaser below 800 px, in rising order. Source: seed presentation §5. */
export const mobileTeaserSizes = ['small', 'medium', 'large'] as const

/** A teaser's size below 800 px. */
export type MobileTeaserSize = (typeof mobileTeaserSizes)[number]

/** A grid's sizes below 800 px, in turn for its items, and the names that are none. */
export type MobileSizeCycle = {
  readonly cycle: readonly MobileTeaserSize[]
  readonly invalid: readonly string[]
}

const isMobileSize = (name: string): name is MobileTeaserSize =>
  (mobileTeaserSizes as readonly string[]).includes(name) // wider only to be asked

/**
 * The sizes a grid goes through below 800 px, all small unless said. One name that is none rejects the whole list;
 * with 'drop' only that name is left out. Source: seed presentation §9, blocks.md §3.23.
 */
export function mobileSizeCycle(
  names: readonly string[] = [],
  onInvalid: 'reject' | 'drop' = 'reject',
): MobileSizeCycle {
  const invalid = names.filter((name) => !isMobileSize(name))
  const valid = invalid.length > 0 && onInvalid === 'reject' ? [] : names.filter(isMobileSize)
  return { cycle: valid.length > 0 ? valid : ['small'], invalid }
}

/** The size of a grid's item, counted from 0: the sizes begin again after the last. */
export const mobileSizeAt = (cycle: readonly MobileTeaserSize[], index: number): MobileTeaserSize =>
  cycle[index % cycle.length] ?? 'small'
