/** What an observer reports about an element: its visible share, and heights in CSS pixels. */
export type Sight = {
  readonly ratio: number
  readonly visibleHeight: number
  readonly viewportHeight: number
}

// Browsers report a box on fractions of a pixel as 0.999 in view, never as 1.
const rounding = 0.001

/**
 * Whether at least `threshold` of an element is in view. An element too tall for that counts once it fills the
 * viewport, else it would stay unseen for ever. Source: seed presentation §4, blocks.md §3.38.
 */
export const isSeen = ({ ratio, visibleHeight, viewportHeight }: Sight, threshold: number): boolean =>
  ratio >= threshold - rounding || (viewportHeight > 0 && visibleHeight >= viewportHeight)
