/** Seconds that our clock is ahead of the machine's, by which the library goes: 0 but for tests. */
const aheadS = (now: () => Date): number => Math.round((now().getTime() - Date.now()) / 1000)

/** A time of the library by our clock, and one of ours by the machine's; seconds. */
export const onOurClock = (seconds: number, now: () => Date): number => seconds + aheadS(now)
export const onMachineClock = (seconds: number, now: () => Date): number => seconds - aheadS(now)

/** The times of what the library stores, by another clock. */
export function timesOf<Payload extends { iat?: number | undefined; exp?: number | undefined }>(
  payload: Payload,
  on: (seconds: number, now: () => Date) => number,
  now: () => Date,
): Payload {
  const { iat, exp } = payload
  return {
    ...payload,
    ...(iat !== undefined && { iat: on(iat, now) }),
    ...(exp !== undefined && { exp: on(exp, now) }),
  }
}
