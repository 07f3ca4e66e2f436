/** Width and height in CSS pixels. */
export type Extent = { readonly width: number; readonly height: number }

/** What becomes of an element too large for its share: it counts once it `cover`s the viewport, or `never`. */
export type TallRule = 'cover' | 'never'

// Browsers report a box on fractions of a pixel as 0.999 in view, never as 1.
const rounding = 0.001

/**
 * Share of an element, 0 to 1, that must be in view for it to count as seen: the `threshold`, and for an element too
 * large for that the most the viewport can show of it, else it would stay unseen for ever. Source: seed presentation
 * §4 "Viewport observer", blocks.md §3.38.
 */
export function shareToSee(threshold: number, element: Extent, viewport: Extent, tall: TallRule): number {
  const possible = mostShown(viewport.width, element.width) * mostShown(viewport.height, element.height)
  const share = tall === 'cover' ? Math.min(threshold, possible) : threshold
  return share * (1 - rounding)
}

const mostShown = (room: number, length: number): number => (length > room ? room / length : 1)
