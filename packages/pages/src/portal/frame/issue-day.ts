import { dateTexts } from '@leserkonto/texts'

const hourMs = 3_600_000
let known = { hour: Number.NaN, day: '' }

/** The day of an issue in words. Made once an hour, since days begin at full hours and this takes a tenth of a page's time. */
export function issueDay(now: Date): string {
  const hour = Math.floor(now.getTime() / hourMs)
  if (hour !== known.hour) known = { hour, day: dateTexts.weekdayDate(now) }
  return known.day
}
