import { TZDate } from '@date-fns/tz/date'
import type { Publication } from '../data/article-text.ts'

const minuteMs = 60_000
const zone = 'Europe/Berlin'

function exactMs(publication: Publication, nowMs: number): number {
  if ('minutesAgo' in publication) return nowMs - publication.minutesAgo * minuteMs
  const now = new TZDate(nowMs, zone)
  const wallTime = (daysAgo: number, hours: number, minutes: number) =>
    new TZDate(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, hours, minutes, zone).getTime()
  if ('daysAgo' in publication) {
    const [hours = 0, minutes = 0] = publication.at.split(':').map(Number)
    return wallTime(publication.daysAgo, hours, minutes)
  }
  const midnight = wallTime(0, 0, 0)
  return midnight + publication.todayShare * (nowMs - midnight)
}

/** Unix seconds, on a whole minute so that two calls in one minute agree. */
export const unixSeconds = (publication: Publication, nowMs: number): number => {
  const thisMinute = nowMs - (nowMs % minuteMs)
  const ms = exactMs(publication, thisMinute)
  return (ms - (ms % minuteMs)) / 1000
}
