import type { Edition } from '@leserkonto/editions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { perform, takeFault } from './faults.ts'
import { createJournal, type Journal, pathOf } from './journal.ts'
import { readScenario, type Scenario } from './scenario.ts'
import { createSessions, type DataSet, type Sessions } from './sessions.ts'
import { createStalls, type Stalls } from './stalls.ts'

/** The state that all routes share. */
export type World = {
  editions: readonly Edition[]
  sessions: Sessions
  journal: Journal
  stalls: Stalls
  /** What the test header asks for; empty if test control is off. */
  scenarioOf(request: FastifyRequest): Scenario
  dataSetOf(request: FastifyRequest): DataSet
}

export const createWorld = (
  mockControl: boolean,
  machineNow: () => Date,
  editions: readonly Edition[],
): World => {
  const sessions = createSessions(machineNow)
  const scenarioOf = (request: FastifyRequest) => {
    const header = request.headers['x-mock-scenario']
    return readScenario(mockControl ? header?.toString() : undefined)
  }
  return {
    editions,
    sessions,
    journal: createJournal(),
    stalls: createStalls(),
    scenarioOf,
    dataSetOf: (request) => sessions.of(scenarioOf(request).session),
  }
}

/** Hook: records the call, then fails if a test asked for it. Faults of the header concern only the CRM. */
export const noteAndFail = (world: World) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { session, fault } = world.scenarioOf(request)
  const { clock, faults } = world.sessions.of(session)
  world.journal.note(request, session, clock.now())
  const path = pathOf(request)
  const fromHeader = path.startsWith('/crm/') ? fault : null
  const due = fromHeader ?? takeFault(faults, request, path)
  if (!due) return
  await perform(due, request, reply, world.stalls)
  if (reply.sent) return reply
}
