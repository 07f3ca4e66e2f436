import { isOneOf } from '@leserkonto/rules'
import { type MobileTeaserSize, mobileTeaserSizes } from '@leserkonto/ui/parts/teaser-sizes'

/** A grid's sizes below 800 px, in turn for its items, and the names that are none. */
export type MobileSizeCycle = {
  readonly cycle: readonly MobileTeaserSize[]
  readonly invalid: readonly string[]
}

const isMobileSize = (name: string): name is MobileTeaserSize => isOneOf(mobileTeaserSizes, name)

/**
 * The sizes a grid goes through below 800 px, all small unless said. One name that is none rejects the whole list; with
 * 'drop' only that name is left out. Source: docs/spec/presentation.md#mobile-sizes.
 */
export function mobileSizeCycle(
  given: readonly string[] | null | undefined,
  onInvalid: 'reject' | 'drop' = 'reject',
): MobileSizeCycle {
  const names = given ?? []
  const invalid = names.filter((name) => !isMobileSize(name))
  const valid = invalid.length > 0 && onInvalid === 'reject' ? [] : names.filter(isMobileSize)
  return { cycle: valid.length > 0 ? valid : ['small'], invalid }
}

/** The size of a grid's item, counted from 0: the sizes begin again after the last. */
export const mobileSizeAt = (cycle: readonly MobileTeaserSize[], index: number): MobileTeaserSize =>
  cycle[index % cycle.length] ?? 'small'
