import { Problem } from '@leserkonto/contracts'
import { pageKeys } from '@leserkonto/rules'
import type { Deps, Work } from '../context.ts'
import { tellRelay } from '../outbox/enqueue.ts'
import { restorePersonas } from '../store/database/kept-personas.ts'
import { type Listen, notify } from '../store/database/listen.ts'

const channel = 'test_control'
/** What the process that was asked tells the others. */
type Notice = { from: string; offsetMs: number; reset: boolean }

/** Moves the time of all processes: of this one and those on its database, and of the publisher's stand-in. */
export async function moveClock(offsetMs: number, work: Work): Promise<void> {
  const advance = (offsetMs - work.clock.offsetMs()) / 1000
  if (advance !== 0) await work.standIn.tell({ advance }, work.publisher.scenario)
  await takeAndTell({ offsetMs, reset: false }, work)
}

/**
 * Puts everything back to the personas as the seed made them: the rows, the stand-in's data and the time. Their open mails
 * are sent again. Throws CONFLICT where the database was not seeded by a version that keeps them.
 */
export async function resetToPersonas(work: Work): Promise<void> {
  if (!(await restorePersonas(work.pool, new Date(work.now.getTime() - work.clock.offsetMs()))))
    throw new Problem('CONFLICT')
  await work.standIn.tell('reset', work.publisher.scenario)
  await takeAndTell({ offsetMs: 0, reset: true }, work)
}

/** Does in this process what another one was asked for. The returned function ends that. */
export const hearTestControl = (listen: Listen, deps: Deps): ReturnType<Listen> =>
  listen(channel, (text) => {
    if (text === undefined) return
    const { from, ...notice }: Notice = JSON.parse(text)
    if (from !== deps.processId) take(notice, deps)
  })

async function takeAndTell(notice: Omit<Notice, 'from'>, work: Work): Promise<void> {
  take(notice, work)
  await notify(work.pool, channel, JSON.stringify({ from: work.processId, ...notice } satisfies Notice))
}

function take({ offsetMs, reset }: Omit<Notice, 'from'>, deps: Deps): void {
  deps.clock.setOffset(offsetMs)
  if (reset) {
    // What was to be done for the rows of before.
    deps.handedOver.length = 0
    deps.publisher.forget()
    deps.keptPages.forget([pageKeys.all], true)
  }
  tellRelay(deps)
}
