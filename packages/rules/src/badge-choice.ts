import type { DesktopTeaserSize, MobileTeaserSize } from './teaser-sizes.ts'

/** The badges there are; other names are not shown. Source: seed presentation §9 "Badges". */
export const badgeKinds = [
  'plus',
  'plussimple',
  'ad',
  'live',
  'breakingnews',
  'beta',
  'shortnote',
  'vrmstory',
] as const

/** One badge of the fixed list. */
export type BadgeKind = (typeof badgeKinds)[number]

const known: readonly string[] = badgeKinds

/** The badge a name means, in any case of letters; undefined when there is none of that name. */
export function badgeKind(name: string): BadgeKind | undefined {
  const lower = name.trim().toLowerCase()
  // The cast only says what the line before has checked.
  return known.includes(lower) ? (lower as BadgeKind) : undefined
}

/** The badges to show, in order, special ones last, each once. Source: blocks.md §3.16. */
export const chosenBadges = (
  badges: readonly string[] = [],
  special: readonly string[] = [],
): BadgeKind[] => [...new Set([...badges, ...special].flatMap((name) => badgeKind(name) ?? []))]

/** Where a teaser stands and how large it is there. */
export type BadgePlace =
  | { readonly viewport: 'mobile'; readonly size: MobileTeaserSize }
  | {
      readonly viewport: 'desktop'
      readonly size: DesktopTeaserSize
      /** Let the small variant follow the small teaser; off by the seed's words. */
      readonly variantToo?: boolean
    }

/**
 * A badge as a teaser of that size shows it: small and medium mobile teasers and small desktop teasers have room
 * for the simple plus only. Source: seed presentation §9, blocks.md §3.17.
 */
export const badgeAt = (kind: BadgeKind, place: BadgePlace): BadgeKind =>
  kind === 'plus' && isNarrow(place) ? 'plussimple' : kind

const isNarrow = (place: BadgePlace): boolean =>
  place.viewport === 'mobile'
    ? place.size !== 'large'
    : place.size === 'small' || (place.size === 'smallVariant' && place.variantToo === true)
