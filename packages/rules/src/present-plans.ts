import { rightCodes } from './rights.ts'

type Plan = {
  readonly edition: string
  /** running, ended or upcoming. */
  readonly status: string
  readonly end_date: string | null
}

/**
 * The plans a reader thinks of as theirs now, those of this newspaper first: all that run, else all that are to come, else the
 * one that ended last.
 */
export function presentPlans<One extends Plan>(plans: readonly One[], edition: string): readonly One[] {
  const of = (wanted: string) =>
    plans
      .filter(({ status }) => status === wanted)
      .sort((one, other) => Number(other.edition === edition) - Number(one.edition === edition))
  const [running, upcoming, ended] = [of('running'), of('upcoming'), of('ended')]
  if (running.length > 0) return running
  if (upcoming.length > 0) return upcoming
  return ended.sort((one, other) => (other.end_date ?? '').localeCompare(one.end_date ?? '')).slice(0, 1)
}

/** What a running plan opens. */
export const opensOf = ({
  status,
  rights,
}: Pick<Plan, 'status'> & { readonly rights: readonly string[] }) => ({
  articles: status === 'running' && rights.includes(rightCodes.newsPortal),
  newsletters: status === 'running' && rights.includes(rightCodes.premiumNewsletters),
})
