import { join } from 'node:path'
import { failuresIn } from '../door.ts'
import { drained } from '../judge.ts'
import { ownPostgres } from '../own-postgres.ts'
import { inFolder, needsPostgres, type Played, play, type Scenario, withDatabase } from '../scenario.ts'
import { smallDisk, whyNoSmallDisk } from '../small-disk.ts'
import { until } from '../until.ts'
import { livesGoOn } from './database.ts'

const picturesMb = 2
/** What a fresh cluster needs, with one more segment of its log. */
const databaseMb = 110
const mailsUnderWay = 16
/** So many that the server has met the full disk more than once. */
const enoughFailures = 50
/** The sweep takes what was noted more than an hour before. */
const pastSweepS = 2 * 3_600

/** The disk with the pictures is full. */
export const picturesFull: Scenario = {
  name: 'pictures-full',
  sentence: 'The disk with the pictures is full under mixed load, and is freed.',
  lacks: () => needsPostgres() ?? whyNoSmallDisk(),
  run: (random) =>
    withDatabase(({ url }) =>
      play({ databaseUrl: url, atOnce: 6 }, random, async (played) => {
        const disk = smallDisk(join(played.stage.folder, 'media'), picturesMb)
        played.atEnd(disk.close)
        disk.fill()
        await until('a picture is refused', () => failuresOf(played, '/user/picture') > 2)
        disk.free()
        await livesGoOn(played, 5)
        await played.load.finish()
        // A step past the lease of a mail that is under way would send it twice.
        await drained(played.stage.databaseUrl)
        await played.stage.tester.advance(pastSweepS)
        return { figures: { refused: failuresOf(played, '/user/picture') } }
      }),
    ),
}

const failuresOf = ({ door: { met } }: Played, path: string) =>
  Object.entries({ ...met.failed, ...met.toldToWait }).reduce(
    (sum, [name, times]) => sum + (name.endsWith(path) ? times : 0),
    0,
  )

/** The disk of the database is full: the server ends itself, and is started once there is room. */
export const databaseFull: Scenario = {
  name: 'database-full',
  sentence:
    'The disk of PostgreSQL is full under mixed load, and the server is started again once there is room.',
  lacks: () => needsPostgres() ?? whyNoSmallDisk(),
  run: (random) =>
    inFolder(async (folder) => {
      const disk = smallDisk(folder, databaseMb)
      const database = await ownPostgres(folder)
      try {
        return await play({ databaseUrl: database.url, atOnce: 6 }, random, async (played) => {
          await livesGoOn(played, 1)
          disk.fill()
          const failedBefore = failuresIn(played.door.met)
          const failed = () => failuresIn(played.door.met) - failedBefore
          await until('calls fail', () => failed() >= enoughFailures)
          const refused = failed()
          disk.free()
          await database.stop('immediate')
          await database.start()
          await livesGoOn(played)
          return { figures: { refused }, doublesAllowed: mailsUnderWay }
        })
      } finally {
        await database.stop('immediate')
        disk.close()
      }
    }),
}
