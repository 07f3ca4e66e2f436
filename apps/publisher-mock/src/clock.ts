/** A data set's clock. All numbers are milliseconds since the epoch. */
export type Clock = {
  /** The current time of all answers. */
  now(): number
  /** The time to which the seed's dates are relative: changed by `set`, not by `advance`, so that plans can end. */
  anchor(): number
  set(nowMs: number): void
  advance(bySeconds: number): void
}

export const createClock = (machineNow: () => Date): Clock => {
  let setByMs = 0
  let advancedByMs = 0
  const anchor = () => machineNow().getTime() + setByMs
  return {
    now: () => anchor() + advancedByMs,
    anchor,
    set: (nowMs) => {
      setByMs = nowMs - machineNow().getTime()
      advancedByMs = 0
    },
    advance: (bySeconds) => {
      advancedByMs += bySeconds * 1000
    },
  }
}

export const machineClock = (): Date => new Date()

export const isoTime = (ms: number): string => new Date(ms).toISOString()

export const epochMs = (iso: string): number => Date.parse(iso)

const minuteMs = 60_000

/** A date of the seed, relative to the clock's anchor, or one that a test has set. */
export type Moment = { afterMs: number } | { at: string }

/** Dates are relative to the anchor's whole minute, so that two calls in the same minute agree. */
export const momentMs = (moment: Moment, clock: Clock): number => {
  if ('at' in moment) return epochMs(moment.at)
  const anchorMs = clock.anchor()
  return anchorMs - (anchorMs % minuteMs) + moment.afterMs
}
