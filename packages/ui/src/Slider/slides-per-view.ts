import { type PerBreakpoint, valueAt } from '../parts/breakpoints.ts'

/** How slides lie at one breakpoint. */
export type SlideLayout = {
  /** Slides seen at once; a fraction lets the next one peek in. At least 1 is shown. */
  readonly slidesPerView: number
  /** Gap between two slides in CSS pixels. */
  readonly spaceBetween: number
  /** Slides one step moves by; never more than are seen whole, so that none is skipped. */
  readonly slidesPerGroup: number
}

/** Slide layouts per breakpoint of the viewport. */
export type SlideLayouts = PerBreakpoint<SlideLayout>

/** Card and video sliders. Groups of three on the desktop only. Source: docs/spec/blocks.md#cardslider. */
export const cardLayouts = {
  mobile: { slidesPerView: 1.5, spaceBetween: 8, slidesPerGroup: 1 },
  tablet: { slidesPerView: 2.5, spaceBetween: 20, slidesPerGroup: 1 },
  desktop: { slidesPerView: 3.5, spaceBetween: 20, slidesPerGroup: 3 },
} as const satisfies SlideLayouts

/** Image slider: one picture at a time at every width. */
export const imageLayouts = {
  mobile: { slidesPerView: 1, spaceBetween: 8, slidesPerGroup: 1 },
} as const satisfies SlideLayouts

/** Narrowest card slide in CSS pixels. Source: docs/spec/blocks.md#cardslider. */
export const minCardSlideWidth = 230

/** Room after the last card slide in CSS pixels. Source: docs/spec/blocks.md#cardslider. */
export const cardOffsetAfter = 20

/** What decides how many slides are seen. All widths in CSS pixels. */
export type SlideRoom = {
  readonly viewportWidth: number
  /** Room for slides, without the offset after the last one. */
  readonly containerWidth: number
  /** Slides get no narrower than this; 0 = any width. */
  readonly minSlideWidth: number
  /** Whether the minimum width beats the count of the layout. Source: docs/spec/blocks.md#cardslider. */
  readonly minWidthWins: boolean
}

/** The layout that holds in a room; undefined when no breakpoint has one. */
export function slideLayoutAt(layouts: SlideLayouts, room: SlideRoom): SlideLayout | undefined {
  const layout = valueAt(layouts, room.viewportWidth)
  if (layout === undefined || !room.minWidthWins || room.minSlideWidth <= 0) return layout
  const gap = layout.spaceBetween
  const fitting = (room.containerWidth + gap) / (room.minSlideWidth + gap)
  const slidesPerView = Math.max(1, Math.min(layout.slidesPerView, fitting))
  return {
    ...layout,
    slidesPerView,
    slidesPerGroup: Math.min(layout.slidesPerGroup, Math.floor(slidesPerView)),
  }
}

/**
 * Whether all slides are seen at once, so that there is nowhere to go: by their number, or because all of them lie in
 * the room and the offset after it (both in CSS pixels). Source: docs/spec/blocks.md#slider.
 */
export function slidesFit(
  count: number,
  { slidesPerView, spaceBetween }: Pick<SlideLayout, 'slidesPerView' | 'spaceBetween'>,
  { containerWidth, offsetAfter }: { readonly containerWidth: number; readonly offsetAfter: number },
): boolean {
  if (Math.floor(slidesPerView) >= count) return true
  // A slider that is not displayed has no width to judge by.
  if (containerWidth <= 0) return false
  const slideWidth = (containerWidth - (slidesPerView - 1) * spaceBetween) / slidesPerView
  const total = count * slideWidth + (count - 1) * spaceBetween
  return total <= containerWidth + offsetAfter + roundingPx
}

// Browsers round the width of a frame to whole pixels.
const roundingPx = 0.5
