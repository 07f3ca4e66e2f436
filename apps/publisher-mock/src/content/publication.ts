import { berlinTime } from '@leserkonto/rules'

/** When an article appeared, seen from the clock: so every front has fresh, today's, yesterday's and older ones. */
export type Publication =
  /** Fewer than 180 count as fresh. */
  | { minutesAgo: number }
  /** Part of the Berlin day that has passed by now, 0 to 1: today at any hour, never ahead. */
  | { todayShare: number }
  /** Berlin calendar days back, at that time of day (HH:mm). */
  | { daysAgo: number; at: string }

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** 1 or 2 hours, by season. */
const berlinOffsetMs = (ms: number): number => {
  const utcHour = Math.floor(ms / hourMs) % 24
  return ((berlinTime(new Date(ms)).hour - utcHour + 24) % 24) * hourMs
}

/** The instant at which Berlin's clocks show a wall time, given as if it were UTC. */
const berlinInstant = (wallMs: number): number => wallMs - berlinOffsetMs(wallMs - hourMs)

const wallMidnight = (nowMs: number): number => {
  const wallNow = nowMs + berlinOffsetMs(nowMs)
  return wallNow - (wallNow % dayMs)
}

const timeOfDayMs = (at: string): number => {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  return hours * hourMs + minutes * minuteMs
}

const exactMs = (publication: Publication, nowMs: number): number => {
  if ('minutesAgo' in publication) return nowMs - publication.minutesAgo * minuteMs
  const midnight = wallMidnight(nowMs)
  if ('daysAgo' in publication) {
    return berlinInstant(midnight - publication.daysAgo * dayMs + timeOfDayMs(publication.at))
  }
  const dayStart = berlinInstant(midnight)
  return dayStart + publication.todayShare * (nowMs - dayStart)
}

/** Unix seconds, on a whole minute so that two calls in one minute agree. */
export const unixSeconds = (publication: Publication, nowMs: number): number => {
  const thisMinute = nowMs - (nowMs % minuteMs)
  const ms = exactMs(publication, thisMinute)
  return (ms - (ms % minuteMs)) / 1000
}
