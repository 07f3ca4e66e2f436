/** Named places of the handle, in percent from the left border. Source: docs/spec/blocks.md#imagecomparison. */
export const comparisonPositions = {
  leftBorder: 0,
  leftHalf: 25,
  center: 50,
  rightHalf: 75,
  rightBorder: 100,
} as const

/** One of the named places. */
export type ComparisonPosition = keyof typeof comparisonPositions

/** Whole percent of the handle, 0 to 100 as a range has them, from a name or a number; NaN is the center. */
export function comparisonPercent(position: ComparisonPosition | number): number {
  if (typeof position === 'string') return comparisonPositions[position]
  return Number.isNaN(position)
    ? comparisonPositions.center
    : Math.round(Math.min(100, Math.max(0, position)))
}
