import { setTimeout as wait } from 'node:timers/promises'
import { needsPostgres, type Played, play, type Scenario, withDatabase } from '../scenario.ts'
import { until } from '../until.ts'

const goneMs = 20_000
const longRestarts = 10
const longestPauseMs = 3_000
/** Both processes may have had as many mails under way when the database went. */
const mailsUnderWay = 16

const atOnce = 6

/** Resolves once so many more lives have ended: the fault is over for readers. */
export const livesGoOn = ({ load }: Pick<Played, 'load'>, more = 3): Promise<void> => {
  const before = load.lives()
  return until('lives end again', () => load.lives() >= before + more)
}

/** The database is restarted, orderly and as after a crash, again and again. */
export const databaseRestarts: Scenario = {
  name: 'database-restarts',
  sentence: 'The database is restarted under mixed load, by turns orderly and as after a crash.',
  lacks: needsPostgres,
  run: (random, length) =>
    withDatabase((database) =>
      play({ databaseUrl: database.url, atOnce }, random, async (played) => {
        const restarts = Math.max(2, Math.round(longRestarts * length))
        for (let restarted = 0; restarted < restarts; restarted++) {
          await wait(random.below(longestPauseMs))
          await database.stop(restarted % 2 === 0 ? 'fast' : 'immediate')
          await database.start()
          await livesGoOn(played, 1)
        }
        return { figures: { restarts }, doublesAllowed: restarts * mailsUnderWay }
      }),
    ),
}

/** The database is gone for a while. */
export const databaseGone: Scenario = {
  name: 'database-gone',
  sentence: 'The database is gone for 20 seconds under mixed load.',
  lacks: needsPostgres,
  run: (random) =>
    withDatabase((database) =>
      play({ databaseUrl: database.url, atOnce }, random, async (played) => {
        await livesGoOn(played, 1)
        await database.stop('immediate')
        await wait(goneMs)
        await database.start()
        await livesGoOn(played)
        return { figures: { goneS: goneMs / 1000 }, doublesAllowed: mailsUnderWay }
      }),
    ),
}
