// npm run bench -- upgrade – from the first release of this repository to this one, with 100,000 accounts on PostgreSQL, two
// processes behind HAProxy and readers who read all the time: the migration beside the former processes, then their exchange
// one at a time. Prints what readers met in each part, beside the same load without an upgrade, and how long each migration
// took. Ends with 1 where a call failed, a pause was longer than a second or an invariant does not hold. --quick: 5,000
// accounts, and shorter quiet parts.
import { setTimeout as wait } from 'node:timers/promises'
import type { Cast } from '../e2e/faults/cast.ts'
import { openDoor } from '../e2e/faults/door.ts'
import { whyNoHaproxy } from '../e2e/faults/haproxy.ts'
import { countBefore, drained, judge } from '../e2e/faults/judge.ts'
import { newLedger } from '../e2e/faults/ledger.ts'
import { type Load, startLoad } from '../e2e/faults/load.ts'
import { ownPostgres } from '../e2e/faults/own-postgres.ts'
import { randomOf } from '../e2e/faults/random.ts'
import { whyNoPostgres } from '../scripts/checks/postgres.ts'
import { withTemporaryFolder } from '../scripts/checks/temporary-folder.ts'
import { buildWeb, generateClient } from '../scripts/stack/build.ts'
import { refreshCopies } from './hot-paths/accounts.ts'
import { makeSecrets } from './hot-paths/service.ts'
import { fill, query } from './upgrade/accounts.ts'
import { figuresOf, type Phase } from './upgrade/figures.ts'
import { firstRelease, whyNoFirstRelease } from './upgrade/first-release.ts'
import { type Front, startFront } from './upgrade/front.ts'
import { startSteady } from './upgrade/load.ts'
import { noting, signIn } from './upgrade/readers.ts'
import { report } from './upgrade/report.ts'
import { exchange, type Migrated, migrate, type Running, startBoth } from './upgrade/rollout.ts'
import { openStand, type Stand } from './upgrade/stand.ts'

const quick = process.argv.includes('--quick')
const accounts = quick ? 5_000 : 100_000
const quietMs = quick ? 10_000 : 60_000
const readerCount = 300
const livesAtOnce = 1
// A commit waits for the disk, as in production.
const database = ['fsync=on', 'shared_buffers=512MB', 'max_connections=100']
// The first release told the publisher of opt-ins alone: who leaves a list under it is not reported.
const notThen = ['consentOnlyTheirs']

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
for (const lacks of [whyNoPostgres(), whyNoHaproxy(), whyNoFirstRelease()]) if (lacks) throw new Error(lacks)

await generateClient()
await buildWeb()
await withTemporaryFolder((clusterFolder) =>
  withTemporaryFolder(async (folder) => {
    const server = await ownPostgres(clusterFolder, undefined, database)
    const stand = await openStand(folder, server.url)
    const former = await firstRelease()
    await stand.run(former, former.preparation)
    await fill(server.url, accounts, (await makeSecrets()).hash)
    const front = await startFront(folder, stand.frontPort, [...stand.ports.old, ...stand.ports.new])
    const running = await startBoth(stand, front, former)
    await upgrade(stand, front, running)
    await front.stop()
    await stand.close()
    await server.stop('fast')
  }),
)

async function upgrade(stand: Stand, front: Front, former: readonly Running[]): Promise<void> {
  const cast = castAt(stand)
  const readers = await signIn(cast, accounts, readerCount)
  await drained(stand.databaseUrl)
  const before = { ...(await countBefore(stand.databaseUrl)), seatOnlyOurs: await generatedSeats(stand) }
  const lives = noting(cast.door)
  const load = startLoad({ ...cast, door: lives.door }, livesAtOnce)
  const steady = startSteady(stand.origin, readers)
  const { phases, phase } = timekeeper(load, () => refreshCopies(stand.databaseUrl, readers))
  const migrated = await play(phase, { stand, front, former })
  await steady.stop()
  const [lived, latestMs] = [await load.finish(), steady.latestMs()]
  await drained(stand.databaseUrl)
  const verdict = await judge(stand, cast, { doublesAllowed: 0, except: notThen, before })
  cast.door.close()
  const samples = [...steady.samples, ...lives.samples]
  const figures = phases.map((one) => figuresOf(one, samples))
  report({
    accounts,
    figures,
    samples,
    latestMs,
    migrated,
    verdict,
    lived,
    met: cast.door.met,
    bugs: stand.bugs,
  })
}

type Timed = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** Notes when each part began and ended; it rejects as soon as a life ends badly. */
function timekeeper(
  load: Load,
  beforeEach: () => Promise<unknown>,
): { phases: readonly Phase[]; phase: Timed } {
  const phases: Phase[] = []
  const phase: Timed = async (name, work) => {
    await beforeEach()
    const fromMs = performance.now()
    const done = await Promise.race([
      work(),
      load.ends.then(() => Promise.reject(new Error('The load ended.'))),
    ])
    phases.push({ name, fromMs, toMs: performance.now() })
    return done
  }
  return { phases, phase }
}

type Played = { readonly stand: Stand; readonly front: Front; readonly former: readonly Running[] }

/** All parts of a run; resolves with what was migrated. */
async function play(phase: Timed, { stand, front, former }: Played): Promise<Migrated> {
  await phase('warm-up', () => wait(quietMs / 2))
  await phase('former release, nothing happens', () => wait(quietMs))
  const migrated = await phase('migration', () => migrate(stand))
  await phase('former release on the new schema', () => wait(quietMs / 2))
  await phase('exchange of both processes', () => exchange(stand, front, former))
  await phase('new release, nothing happens', () => wait(quietMs))
  return migrated
}

function castAt({ frontPort, origin, tester }: Stand): Cast {
  const random = randomOf(Date.now() % 2 ** 31)
  const door = openDoor(origin, () => [frontPort], random)
  return { door, ledger: newLedger(), tester, random }
}

/** Seats of generated plans, which the publisher's stand-in does not know. */
async function generatedSeats({ databaseUrl }: Stand): Promise<number> {
  const rows = await query(
    databaseUrl,
    "SELECT 1 FROM shared_seat WHERE status = 'activated' AND crm_seat_id IS NULL",
  )
  return rows.length
}
