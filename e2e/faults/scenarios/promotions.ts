import { startCluster, whyNoPatroni } from '../patroni.ts'
import { inFolder, play, type Scenario } from '../scenario.ts'
import { livesGoOn } from './database.ts'

const longPromotions = 4
/** Both processes may have had as many mails under way when the primary went. */
const mailsUnderWay = 16

/** The primary of a cluster is killed, the synchronous standby takes over, and the other way round. */
export const promotions: Scenario = {
  name: 'promotions',
  sentence: 'The primary of a cluster is killed under mixed load and a synchronous standby promoted.',
  lacks: whyNoPatroni,
  run: (random, length) =>
    inFolder(async (folder) => {
      const cluster = await startCluster(folder)
      try {
        return await play({ databaseUrl: cluster.url, atOnce: 6 }, random, async (played) => {
          const times = Math.max(1, Math.round(longPromotions * length))
          for (let promoted = 0; promoted < times; promoted++) {
            await livesGoOn(played, 1)
            await cluster.killPrimary()
            await livesGoOn(played, 1)
            await cluster.bringBack()
          }
          return { figures: { promotions: times }, doublesAllowed: times * mailsUnderWay }
        })
      } finally {
        await cluster.close()
      }
    }),
}
