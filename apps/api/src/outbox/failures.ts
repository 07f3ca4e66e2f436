import { errorCode, isOutage, recordOf } from '@leserkonto/rules'

/**
 * How long an entry waits after each failed try, in seconds: dense at first, so that what hardly anybody notices is over
 * soon, then every four hours. The last of the tries comes two days after the first.
 * Source: docs/decisions/0010-outbox.md.
 */
export const pausesS: readonly number[] = [1, 4, 16, 64, 256, 1_024, 4_096, ...Array(12).fill(4 * 3_600)]

/** How soon an entry looks again whether what it waits for is back: at the next round of the relay. */
export const lookPauseMs = 500

/**
 * The publisher's system belongs to the house and can be asked each second; its circuit spares a silent one. Mail servers and
 * receivers of events are other people's: `wake-outbox` looks once a minute.
 */
export const isAskedSoon = (waitsFor: string): boolean => waitsFor === 'publisher'

/** Tries that come on top, because something that was down seems to be back, must not end an entry sooner. */
const leastAgeMs = 2 * 24 * 3_600_000

/** How long an entry waits after its latest try, in milliseconds. */
export const pauseMs = (attempts: number): number => (pausesS[attempts - 1] ?? pausesS.at(-1) ?? 0) * 1_000

/**
 * Whether a failed entry becomes a dead letter: it failed for good, or so often and for so long that only somebody who
 * looks at it can help.
 */
export function isDead(
  { attempts, createdAt }: { attempts: number; createdAt: Date },
  error: unknown,
  now: Date,
): boolean {
  if (recordOf(error).isForGood) return true
  return attempts > pausesS.length && now.getTime() - createdAt.getTime() >= leastAgeMs
}

/** An error after which its entry is not tried again. `code` says why, in capitals and without anything personal. */
export const forGood = (code: string, cause?: unknown): Error =>
  Object.assign(new Error('it failed for good', { cause }), { code, isForGood: true })

/** An error of something that is down for all who need it, by its name. */
export const outage = (waitsFor: string, cause: unknown): Error =>
  Object.assign(new Error('it is down', { cause }), { code: errorCode(cause), waitsFor })

/** What a failed entry waits for: something that is down for others, too. */
export const waitsFor = (error: unknown): string | undefined =>
  isOutage(error) ? 'publisher' : textOf(recordOf(error).waitsFor)
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** A code for the table; not the message, which can contain an address. */
export function storedCode(error: unknown): string {
  const code = errorCode(error)
  return code !== undefined && /^[A-Z0-9_]{1,32}$/.test(code) ? code : 'FAILED'
}
