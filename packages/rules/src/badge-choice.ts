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

/** The badge a name means, in any case of letters; undefined when there is none of that name, or it is no name. */
export function badgeKind(name: unknown): BadgeKind | undefined {
  if (typeof name !== 'string') return undefined
  const lower = name.trim().toLowerCase()
  // The cast only says what the line before has checked.
  return known.includes(lower) ? (lower as BadgeKind) : undefined
}

/**
 * The badges to show, in order, special ones last, each once. Entries that are no names are dropped like unknown ones:
 * the seed does not say what the special list holds. Source: blocks.md §3.16.
 */
export function chosenBadges(
  badges: readonly unknown[] = [],
  special: readonly unknown[] = [],
): readonly BadgeKind[] {
  const kinds: BadgeKind[] = []
  for (const name of [...badges, ...special]) {
    const kind = badgeKind(name)
    if (kind && !kinds.includes(kind)) kinds.push(kind)
  }
  return kinds
}

/** Whether somebody paid for an article, as any of its badges says. */
export const isAdvert = (article: {
  readonly badges: readonly unknown[]
  readonly specialBadges?: readonly unknown[]
}): boolean => chosenBadges(article.badges, article.specialBadges).includes('ad')

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

/** What one badge of an article is in each layout; undefined where another says the same already. */
export type BadgeInLayouts = {
  readonly mobile: BadgeKind | undefined
  readonly desktop: BadgeKind | undefined
}

/**
 * An article's badges as a teaser of these sizes shows them. An article that names both the plus and the simple plus
 * has one of them where there is room for the simple one only. Source: blocks.md §3.16–17.
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
    const unlessSaid = (shown: BadgeKind) => (hasSimple && shown !== kind ? undefined : shown)
    return { mobile: unlessSaid(mobile), desktop: unlessSaid(desktop) }
  })
}
