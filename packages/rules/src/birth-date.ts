/** The first year that a birth date may have. */
const firstYear = 1900

/** A day of the calendar as `1990-05-03`, since 1900. Whether it is over, its caller knows. */
export function isBirthDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number(text.slice(0, 4)) < firstYear) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
