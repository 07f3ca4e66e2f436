import { startOfYear } from 'date-fns/startOfYear'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { subYears } from 'date-fns/subYears'
import { keysOf } from '../read/guards.ts'
import { berlin } from '../time/berlin.ts'
import { accountKinds } from './account-kinds.ts'
import { deskKinds } from './desk-kinds.ts'
import type { Covered, Kind, Period } from './kind.ts'
import { newsletterKinds } from './newsletter-kinds.ts'
import { planKinds } from './plan-kinds.ts'
import { serviceKinds } from './service-kinds.ts'
import { signInKinds } from './sign-in-kinds.ts'

/**
 * Every kind of personal data: where it is, why, how long, who ends it. The jobs take their periods from here, and
 * docs/retention.md and the privacy page say the same. Source: docs/spec/flows.md#retention.
 */
export const retention = {
  ...accountKinds,
  ...signInKinds,
  ...newsletterKinds,
  ...planKinds,
  ...deskKinds,
  ...serviceKinds,
} as const

/** The same in groups, for those who show it. */
export const retentionGroups = {
  account: accountKinds,
  signIn: signInKinds,
  newsletter: newsletterKinds,
  plan: planKinds,
  desk: deskKinds,
  service: serviceKinds,
} as const

/** Name of a kind of personal data. */
export type RetentionKind = keyof typeof retention

/** Kinds that end a time after a moment, or with a year. */
export type TimedKind = {
  [K in RetentionKind]: (typeof retention)[K]['period'] extends { ms: number } | { years: number } ? K : never
}[RetentionKind]

/** Columns of prisma/schema.prisma that are about nobody, and why. */
export const notPersonal: readonly (Covered & { why: string })[] = [
  { model: 'Job', columns: ['name', 'nextAt'], why: 'turns of the periodic jobs' },
]

/**
 * The last instant whose data is gone at `now`: of kinds that end with a year, three years after the end of the year of the
 * moment, by the calendar in Berlin.
 */
export function goneUntil(kind: TimedKind, now: Date): Date {
  const { period }: { period: Exclude<Period, { until: string } | { forever: string }> } = retention[kind]
  if ('ms' in period) return subMilliseconds(now, period.ms)
  const last = subMilliseconds(startOfYear(subYears(now, period.years, { in: berlin })), 1)
  return new Date(last.getTime())
}

/** How long a kind is kept, as a number where it ends a time after a moment. */
export const keptMs = (kind: 'sessions' | 'knownDevices' | 'undeliverable'): number =>
  retention[kind].period.ms

/** All kinds with their names, for those who go through them. */
export const retentionKinds = keysOf(retention).map((name): [RetentionKind, Kind] => [name, retention[name]])
