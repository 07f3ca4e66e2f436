import type { ways as contract } from '@leserkonto/contracts'
import type { OperationsOf } from '../../context.ts'

/** Counts in this process alone. A device is known by its cookie, whoever signed in with it. */
export const ways: OperationsOf<typeof contract> = {
  report: async ({ way, arm, event, seconds }, call) => {
    if (event === 'form' && call.deviceSecret === undefined) return
    call.metrics.way({ way, arm, event: event === 'form' ? 'form_known' : event }, seconds)
  },
}
