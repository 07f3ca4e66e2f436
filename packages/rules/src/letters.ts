import { subYears } from 'date-fns/subYears'

const minute = 60_000

/** When letters go out. Our choice. Source: docs/spec/flows.md#letters. */
export const letterLimits = {
  /** Who has just opened an account reads first, and perhaps gives a name, by which the letter greets. */
  welcomeAfterMs: 10 * minute,
  /** A letter that could not go out in this time after its day is none any more. */
  anniversaryWithinMs: 14 * 24 * 60 * minute,
  anniversariesAtOnce: 100,
} as const

/** When an account was activated that is thanked now: after one instant, and no later than the other. */
export function anniversaryTime(now: Date): { after: Date; until: Date } {
  const until = subYears(now, 1)
  return { after: new Date(until.getTime() - letterLimits.anniversaryWithinMs), until }
}

/** The Content-ID by which a mail shows its edition's emblem, which comes with it. Source: docs/spec/flows.md#form-of-a-mail. */
export const emblemCid = 'emblem@leserkonto'
