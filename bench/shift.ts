/** By how much one sample is above another. */
export type Shift = { estimate: number; low: number; high: number }

/**
 * The Hodges–Lehmann shift of `later` against `earlier` (the median of all pairwise differences) with its
 * distribution-free 95 % interval, from the normal approximation of the Mann–Whitney statistic. Suitable for times, whose
 * long tail would hide a difference of means.
 */
export function shiftOf(earlier: readonly number[], later: readonly number[]): Shift {
  const differences = later.flatMap((one) => earlier.map((other) => one - other)).sort((a, b) => a - b)
  const [n, m] = [earlier.length, later.length]
  const spread = 1.96 * Math.sqrt((n * m * (n + m + 1)) / 12)
  const lowest = Math.max(0, Math.floor((n * m) / 2 - spread))
  const at = (index: number) => differences[index] ?? Number.NaN
  return { estimate: median(differences), low: at(lowest), high: at(differences.length - 1 - lowest) }
}

/** The middle value, of an even number the upper of the two. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
