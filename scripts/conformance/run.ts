import type { Given, Requirement } from './requirement.ts'
import { requirements } from './requirements.ts'
import { type Addresses, systemAt } from './system.ts'

/** What became of one requirement; `reason` where it was not kept or not looked at. */
export type Result = Pick<Requirement, 'says' | 'heading'> & {
  outcome: 'passed' | 'failed' | 'skipped'
  reason?: string
}

const options = {
  customer: 'a customer who is not linked with --customer',
  plan: 'a plan with a free seat with --plan',
  fullPlan: 'a plan whose seats are taken with --full-plan',
  endedPlan: 'a plan that has ended with --ended-plan',
}

/** Looks at all requirements, one after the other. */
export async function conformance(addresses: Addresses, given: Given): Promise<Result[]> {
  const system = systemAt(addresses)
  const results: Result[] = []
  for (const { says, heading, needs, check } of requirements) {
    const isMissing = needs && given[needs] === undefined
    const found = isMissing
      ? ({ outcome: 'skipped', reason: `name ${options[needs]}` } as const)
      : await check(system, given as Required<Given>).then(() => ({ outcome: 'passed' }) as const, outcomeOf)
    results.push({ says, heading, ...found })
  }
  return results
}

function outcomeOf(error: unknown): Pick<Result, 'outcome' | 'reason'> {
  const { message, isFinding, isSkipped } = error as Error & { isFinding?: true; isSkipped?: true }
  if (isSkipped) return { outcome: 'skipped', reason: message }
  if (isFinding) return { outcome: 'failed', reason: message }
  throw error
}

/** A line for people: what became of it, and where it is specified. */
export function lineOf({ outcome, says, heading, reason }: Result): string {
  const mark = { passed: 'passed ', failed: 'FAILED ', skipped: 'skipped' }[outcome]
  const why = reason ? `\n         ${reason}\n         docs/spec/publisher.md#${heading}` : ''
  return `${mark}  ${says}${why}`
}
