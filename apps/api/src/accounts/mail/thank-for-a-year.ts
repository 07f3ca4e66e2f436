import { letterLimits } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import { mailAnniversaries } from '../shared/mail-anniversaries.ts'

/** The letter after a year, unless the operator has switched it off. Source: docs/spec/flows.md#letters. */
export async function thankForAYear(work: Work): Promise<void> {
  if (!work.config.anniversaryLetter) return
  while ((await mailAnniversaries(work)) === letterLimits.anniversariesAtOnce);
}
