/** The badges there are; other names are not shown. Source: docs/spec/presentation.md#badge-kinds. */
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

/** The badge a name means, in any case of letters; undefined when there is none of that name, or it is no name. */
export function badgeKind(name: unknown): BadgeKind | undefined {
  if (typeof name !== 'string') return undefined
  const lower = name.trim().toLowerCase()
  return badgeKinds.find((kind) => kind === lower)
}

/**
 * The badges to show, in order, special ones last, each once. Entries that are no names are dropped like unknown ones.
 * Source: docs/spec/presentation.md#badge-order.
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
