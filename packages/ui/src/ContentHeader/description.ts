import { truncate } from '../parts/truncate.ts'

/** Longest description, in characters, by type of content header. Source: docs/spec/blocks.md#contentheader. */
export const descriptionMaxChars = { overlapping: 180, simple: 100 } as const

/** How many characters beyond the maximum are still shown: a toggle for a few words would cost more than they do. */
const descriptionThresholdChars = 20

/** A content header's type. */
export type ContentHeaderType = keyof typeof descriptionMaxChars

/** The description to show collapsed, and whether it can be extended. */
export type Description = { readonly collapsed: string; readonly toggleable: boolean }

/**
 * Cuts a description only when it exceeds its maximum by more than the threshold.
 * Source: docs/spec/blocks.md#contentheader.
 */
export function headerDescription(text: string, type: ContentHeaderType): Description {
  const maxChars = descriptionMaxChars[type]
  const toggleable = text.length > maxChars + descriptionThresholdChars
  return { collapsed: toggleable ? truncate(text, maxChars) : text, toggleable }
}
