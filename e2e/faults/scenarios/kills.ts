import { setTimeout as wait } from 'node:timers/promises'
import { needsPostgres, play, type Scenario, withDatabase } from '../scenario.ts'
import { until } from '../until.ts'

const longKills = 200
// A process works on so many entries at once, and each may be a mail that the server took and the database does not know of.
const mailsUnderWay = 8
const longestPauseMs = 1_500

/** One of two processes is killed at a random moment, and started again, again and again. */
export const kills: Scenario = {
  name: 'kills',
  sentence: 'One of two processes is killed (SIGKILL) at random moments under mixed load.',
  lacks: needsPostgres,
  run: (random, length) =>
    withDatabase(({ url }) =>
      play({ databaseUrl: url, atOnce: 6 }, random, async ({ stage, load }) => {
        const times = Math.max(1, Math.round(longKills * length))
        for (let killed = 0; killed < times; killed++) {
          const victim = random.oneOf(stage.services)
          await wait(random.below(longestPauseMs))
          await victim.kill()
          await victim.start()
        }
        await until('some lives have ended', () => load.lives() > 0)
        return { figures: { kills: times }, doublesAllowed: times * mailsUnderWay }
      }),
    ),
}
