/** How long a number counts up. Source: seed presentation §9 "Images … Progress bar". */
export const countUpMs = 1000

/** The number shown `elapsedMs` after the start: from 0, slower towards the end, and exactly `value` at the end. */
export function countUpValue(value: number, elapsedMs: number, durationMs: number = countUpMs): number {
  if (elapsedMs >= durationMs) return value
  const share = Math.max(0, elapsedMs) / durationMs
  const eased = 1 - (1 - share) ** 3
  return Number.isInteger(value) ? Math.round(value * eased) : value * eased
}
