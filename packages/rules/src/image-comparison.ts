/** Named places of the handle, in percent from the left border. Source: seed presentation §9. */
export const comparisonPositions = {
  leftBorder: 0,
  leftHalf: 25,
  center: 50,
  rightHalf: 75,
  rightBorder: 100,
} as const

/** One of the named places. */
export type ComparisonPosition = keyof typeof comparisonPositions

/** Percent of the handle, 0 to 100, from a name or a number. */
export const comparisonPercent = (position: ComparisonPosition | number): number =>
  typeof position === 'number' ? Math.min(100, Math.max(0, position)) : comparisonPositions[position]
