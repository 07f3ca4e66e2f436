import type { pageSpeed as contract } from '@leserkonto/contracts'
import type { OperationsOf } from '../../context.ts'

/** Counts in this process alone, and asks nobody who it was. */
export const pageSpeed: OperationsOf<typeof contract> = {
  report: async ({ page, ...measured }, call) => call.metrics.pageSpeed(page, measured),
}
