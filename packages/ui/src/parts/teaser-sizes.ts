/** Sizes of a teaser from 800 px on, in rising order. Source: docs/spec/presentation.md#teaser-sizes. */
export const desktopTeaserSizes = ['small', 'smallVariant', 'medium', 'large', 'extraLarge'] as const

/** A teaser's size from 800 px on. */
export type DesktopTeaserSize = (typeof desktopTeaserSizes)[number]

/** Sizes of a teaser below 800 px, in rising order. Source: docs/spec/presentation.md#teaser-sizes. */
export const mobileTeaserSizes = ['small', 'medium', 'large'] as const

/** A teaser's size below 800 px. */
export type MobileTeaserSize = (typeof mobileTeaserSizes)[number]
