import type { BadgeKind } from '@leserkonto/rules'
import type { DesktopTeaserSize, MobileTeaserSize } from '../parts/teaser-sizes.ts'

/** In which layout a teaser is and how large it is there. */
export type BadgePlace =
  | { readonly viewport: 'mobile'; readonly size: MobileTeaserSize }
  | {
      readonly viewport: 'desktop'
      readonly size: DesktopTeaserSize
      /** Let the small variant follow the small teaser; off by the rule's words. */
      readonly variantToo?: boolean
    }

/**
 * A badge as a teaser of that size shows it: small and medium mobile teasers and small desktop teasers have room for
 * the simple plus only. Source: docs/spec/presentation.md#plus-in-small-teasers.
 */
export const badgeAt = (kind: BadgeKind, place: BadgePlace): BadgeKind =>
  kind === 'plus' && isNarrow(place) ? 'plussimple' : kind

const isNarrow = (place: BadgePlace): boolean =>
  place.viewport === 'mobile'
    ? place.size !== 'large'
    : place.size === 'small' || (place.size === 'smallVariant' && place.variantToo === true)

/** What one badge of an article is in each layout; undefined where another says the same already. */
export type BadgeInLayouts = {
  readonly mobile: BadgeKind | undefined
  readonly desktop: BadgeKind | undefined
}

/**
 * An article's badges as a teaser of these sizes shows them. An article that names both the plus and the simple plus
 * has one of them where there is room for the simple one only. Source: docs/spec/presentation.md#plus-in-small-teasers.
 */
export function badgesInLayouts(
  kinds: readonly BadgeKind[],
  mobileSize: MobileTeaserSize,
  desktopSize: DesktopTeaserSize,
  variantToo: boolean,
): readonly BadgeInLayouts[] {
  const hasSimple = kinds.includes('plussimple')
  return kinds.map((kind) => {
    const mobile = badgeAt(kind, { viewport: 'mobile', size: mobileSize })
    const desktop = badgeAt(kind, { viewport: 'desktop', size: desktopSize, variantToo })
    const unlessRepeated = (shown: BadgeKind) => (hasSimple && shown !== kind ? undefined : shown)
    return { mobile: unlessRepeated(mobile), desktop: unlessRepeated(desktop) }
  })
}
