import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inUse, published, writeKeyRing } from '../../../apps/api/src/adapters/key-ring.ts'
import { freePort } from '../../../scripts/stack/ports.ts'
import { failuresIn } from '../door.ts'
import { isInRotation, startHaproxy, whyNoHaproxy } from '../haproxy.ts'
import { inFolder, needsPostgres, play, type Scenario, withDatabase } from '../scenario.ts'
import { until } from '../until.ts'
import { livesGoOn } from './database.ts'

const longRounds = 8

/**
 * The next step of a rotation of keys: published in one round of restarts, used in the next. The ten minutes between are for those
 * who keep the public keys, whom the readers here do not ask.
 */
async function nextKeys(folder: string): Promise<void> {
  const file = join(folder, 'keys.json')
  const ring = JSON.parse(readFileSync(file, 'utf8'))
  writeKeyRing(file, ring.next ? inUse(ring, new Date()) : await published(ring, new Date()))
}

/**
 * Each process is stopped and started again behind HAProxy, one after the other, with a step of a rotation of keys each time.
 * Not one call may fail, and nobody be signed out.
 */
export const rollingRestart: Scenario = {
  name: 'rolling-restart',
  sentence:
    'Two processes behind HAProxy are restarted one after the other with other keys, and no call fails.',
  lacks: () => needsPostgres() ?? whyNoHaproxy(),
  run: (random, length) =>
    withDatabase(({ url }) =>
      inFolder(async (folder) => {
        const frontPort = await freePort()
        const environment = { DRAIN_SECONDS: '5' }
        const wishes = { databaseUrl: url, frontPort, ports: [frontPort], atOnce: 8, environment }
        let stop = async () => undefined as unknown
        try {
          return await play(wishes, random, async (played) => {
            const { services } = played.stage
            stop = (
              await startHaproxy(
                folder,
                frontPort,
                services.map(({ port }) => port),
              )
            ).stop
            const rounds = Math.max(2, Math.round(longRounds * length))
            const failedBefore = failuresIn(played.door.met)
            for (let round = 0; round < rounds; round++) {
              await nextKeys(played.stage.folder)
              for (const service of services) {
                await livesGoOn(played, 1)
                await service.stop()
                await service.start()
                await until('HAProxy has it back', () => isInRotation(frontPort, service.port))
              }
            }
            await livesGoOn(played)
            const failed = failuresIn(played.door.met) - failedBefore
            if (failed > 0)
              throw Object.assign(new Error(`${failed} calls failed`), {
                figures: { ...played.door.met, unexpected: played.stage.unexpected().slice(0, 5) },
              })
            return { figures: { restarts: rounds * services.length, requestsFailed: failed } }
          })
        } finally {
          await stop()
        }
      }),
    ),
}
