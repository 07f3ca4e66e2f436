import { setTimeout as wait } from 'node:timers/promises'
import { needsPostgres, play, type Scenario, withDatabase } from '../scenario.ts'
import { livesGoOn } from './database.ts'

/** Twice the lease of an outbox entry: the other process has long taken over what the frozen one had. */
const frozenMs = 60_000
const mailsUnderWay = 8

/** One of two processes stands still for a minute and goes on as if nothing had happened. */
export const frozen: Scenario = {
  name: 'frozen',
  sentence: 'One of two processes is frozen (SIGSTOP) for a minute under mixed load and comes back.',
  lacks: needsPostgres,
  run: (random) =>
    withDatabase(({ url }) =>
      play({ databaseUrl: url, atOnce: 6 }, random, async (played) => {
        const [victim] = played.stage.services
        if (!victim) throw new Error('There is no process.')
        await livesGoOn(played, 1)
        victim.signal('SIGSTOP')
        played.rotate(victim.port, false)
        await wait(frozenMs)
        victim.signal('SIGCONT')
        played.rotate(victim.port, true)
        await livesGoOn(played)
        return { figures: { frozenS: frozenMs / 1000 }, doublesAllowed: mailsUnderWay }
      }),
    ),
}

const longSteps = 12
const farthestS = 1_800

/** The clock of the service and of the publisher steps forwards and backwards. */
export const clockSteps: Scenario = {
  name: 'clock',
  sentence: 'The clock steps by up to half an hour, forwards and backwards, under mixed load.',
  lacks: needsPostgres,
  run: (random, length) =>
    withDatabase(({ url }) =>
      // A link made before a step back is used "before" it was made.
      play({ databaseUrl: url, atOnce: 6, except: ['tokenBeforeItself'] }, random, async (played) => {
        const { tester } = played.stage
        const steps = Math.max(2, Math.round(longSteps * length))
        for (let step = 0; step < steps; step++) {
          await tester.advance((1 + random.below(farthestS)) * (step % 2 === 0 ? 1 : -1))
          await livesGoOn(played, 1)
        }
        await tester.resetClock()
        await livesGoOn(played)
        return { figures: { steps }, doublesAllowed: steps * mailsUnderWay * 2 }
      }),
    ),
}
