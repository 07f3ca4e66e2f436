/** How high a collapsed box is. */
export type ToggleBoxSize = 'extraSmall' | 'small' | 'medium'

/** The two sets of collapsed heights, in CSS pixels. Source: docs/spec/blocks.md#togglebox. */
export const toggleBoxHeights = {
  script: { extraSmall: 128, small: 288, medium: 336 },
  style: { extraSmall: 128, small: 224, medium: 288 },
} as const satisfies Record<string, Record<ToggleBoxSize, number>>

/** Which of the two readings a box follows. */
export type ToggleBoxHeights = keyof typeof toggleBoxHeights

/**
 * Whether a box gets its toggle: only when the content is taller than the height it would be cut to, so that no toggle
 * uncovers nothing. Source: docs/spec/blocks.md#togglebox.
 */
export const isToggleable = (
  contentPx: number,
  size: ToggleBoxSize,
  heights: ToggleBoxHeights = 'script',
): boolean => contentPx > toggleBoxHeights[heights][size]
