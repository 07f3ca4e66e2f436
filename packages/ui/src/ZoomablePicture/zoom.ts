/** A zoomed picture: its scale and when it was last tapped. */
export type ZoomState = { readonly scale: number; readonly lastTapMs: number | undefined }

/**
 * Largest scale a pinch reaches, scale of a double tap, and the longest pause between its taps.
 * Source: docs/spec/blocks.md#zoomablepicture.
 */
export const zoomLimits = { maxScale: 3, tapScale: 2, doubleTapMs: 200 } as const

/** A picture at its natural place. */
export const unzoomed: ZoomState = { scale: 1, lastTapMs: undefined }

/**
 * A tap at `atMs`: the second within 200 ms toggles the scale between 1 and 2, from any other zoom back to 1.
 * Source: docs/spec/blocks.md#zoomablepicture.
 */
export function tapped({ scale, lastTapMs }: ZoomState, atMs: number, doubleTapEnabled = true): ZoomState {
  const isSecond = lastTapMs !== undefined && atMs - lastTapMs <= zoomLimits.doubleTapMs
  // A third tap starts a new pair, so that three quick taps are not two double taps.
  if (isSecond && doubleTapEnabled)
    return { scale: scale > 1 ? 1 : zoomLimits.tapScale, lastTapMs: undefined }
  return { scale, lastTapMs: atMs }
}

/** The scale a pinch leads to: above 3 is 3, below 1 is 1. */
export const pinchedScale = (startScale: number, ratio: number): number =>
  Math.min(zoomLimits.maxScale, Math.max(1, startScale * ratio))

/** Width and height in CSS pixels. */
export type Size = { readonly width: number; readonly height: number }

/**
 * Whether a click may zoom: the image is larger than its frame in either axis.
 * Source: docs/spec/blocks.md#zoomablepicture.
 */
export const isZoomable = (natural: Size, rendered: Size): boolean =>
  natural.width > rendered.width || natural.height > rendered.height
