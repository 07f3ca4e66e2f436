import { type Mutant, mutantsIn } from './mutant.ts'

const rules = mutantsIn('packages/rules/src')

/** What a plan opens, and until when. */
export const ofRights: readonly Mutant[] = [
  rules(
    ['8.3.1'],
    'rights.ts',
    ['start_date === null || new Date(start_date) <= now', 'true'],
    ['rights.test.ts'],
  ),
  rules(
    ['8.3.1'],
    'rights.ts',
    ['(end_date === null || new Date(end_date) > now)', '(end_date === null || new Date(end_date) >= now)'],
    ['rights.test.ts'],
  ),
  rules(
    ['8.3.1'],
    'rights.ts',
    ['fetchedAt.getTime() <= staleCopyMs', 'fetchedAt.getTime() <= 2 * staleCopyMs'],
    ['rights.test.ts'],
  ),
  rules(
    ['8.3.1'],
    'rights.ts',
    [
      'running.filter((plan) => edition === null || plan.edition === edition).flatMap((plan) => plan.rights)',
      'running.flatMap((plan) => plan.rights)',
    ],
    ['rights.test.ts'],
  ),
  rules(
    ['8.3.1'],
    'rights.ts',
    ['Math.abs(now.getTime() - fetchedAt.getTime()) <', 'now.getTime() - fetchedAt.getTime() <'],
    ['rights.test.ts'],
  ),
  rules(
    ['8.3.1'],
    'rights.ts',
    ['const shared = seat?.activated ?', 'const shared = seat ?'],
    ['rights.test.ts'],
  ),
  rules(
    ['8.3.1'],
    'wall.ts',
    [
      "if (asked.unsure || !known.every((copy) => copy && isUsableCopy(copy, now))) return { state: 'outage' }",
      '',
    ],
    ['wall.test.ts'],
  ),
  rules(
    ['8.3.1'],
    'wall.ts',
    ['(asked.edition === null || asked.edition === edition) && rights', 'rights'],
    ['wall.test.ts'],
  ),
]
