import type { Deps, Work } from '../context.ts'
import { tellRelay } from '../outbox/enqueue.ts'
import { bringTurnForward, dueTurns, type Turn, takeTurn } from '../store/outbox/job-turns.ts'
import { noteFailure, span } from '../trace.ts'
import { workOf } from '../work.ts'

/** Work that is repeated: purges, expiries, sweeps. Two runs at the same time must do no harm. */
export type PeriodicJob = Turn & { run: (work: Work) => Promise<void> }

type Failed = (name: string, error: unknown) => void

const retryMs = 60_000

/**
 * Does the periodic work that is due, each job in one process at a time, and returns how many turns were taken. A failed
 * job is reported and repeated after a minute.
 */
export async function runPeriodicJobs(
  deps: Deps,
  jobs: readonly PeriodicJob[],
  failed: Failed,
): Promise<number> {
  const due = await dueTurns(deps.db, jobs, deps.clock.now())
  let taken = 0
  for (const periodic of jobs.filter(({ name }) => due.includes(name))) {
    const work = workOf(deps)
    if (!(await takeTurn(deps.db, periodic, work.now))) continue
    taken++
    await span(`job ${periodic.name}`, { kind: 'INTERNAL' }, () => runOne(periodic, failed, work))
  }
  if (taken > 0) tellRelay(deps)
  return taken
}

async function runOne({ name, run }: PeriodicJob, failed: Failed, work: Work): Promise<void> {
  try {
    await run(work)
    work.metrics.job(name, 'done')
  } catch (error) {
    noteFailure(error)
    work.metrics.job(name, 'failed')
    failed(name, error)
    await bringTurnForward(work.db, name, new Date(work.now.getTime() + retryMs))
  }
}
