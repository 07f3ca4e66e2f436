import { readFileSync } from 'node:fs'
import { newReader, type Reader, signIn } from '../lives.ts'
import { needsPostgres, type Played, play, type Scenario, withDatabase } from '../scenario.ts'
import { until } from '../until.ts'

const signInsAtOnce = 256
const readsAtOnce = 600
const longMs = 10 * 60_000
const readers = 20
/** Above this much of what it held when it was warm, memory is not flat. */
const mostGrowth = 0.25
/** Where the caches of a process are full and its code is compiled: after so much of the time. */
const warmShare = 0.3

/** As many sign-ins and reads at once as a bad evening has, for ten minutes. */
export const soak: Scenario = {
  name: 'soak',
  sentence:
    '256 sign-ins and 600 reads at once for ten minutes: memory stays flat, and no 5xx but 503 with Retry-After.',
  lacks: needsPostgres,
  run: (random, length) =>
    withDatabase(({ url }) =>
      play({ databaseUrl: url, services: 1, atOnce: 1 }, random, async (played) => {
        const some: Reader[] = []
        while (some.length < readers) some.push(await newReader(played.cast))
        const pid = played.stage.services[0]?.pid() ?? 0
        const untilMs = performance.now() + longMs * length
        const memoryMb: number[] = []
        const sampling = sample(memoryMb, pid, untilMs)
        const signIns = Array.from({ length: signInsAtOnce }, () =>
          again(untilMs, () => signIn(played.cast, random.oneOf(some).email)),
        )
        const reads = Array.from({ length: readsAtOnce }, () => again(untilMs, () => read(played, some)))
        // Together: what ended the run first must not hide behind a process that is no longer there to be looked at.
        const [signedIn, haveRead] = await Promise.all([sum(signIns), sum(reads), sampling])
        return {
          figures: judged(played, { memoryMb, signedIn, haveRead, minutes: (longMs * length) / 60_000 }),
        }
      }),
    ),
}

const read = async ({ door, cast }: Played, some: readonly Reader[]) => {
  const { token } = cast.random.oneOf(some)
  await door.ask(cast.random.oneOf(['/userinfo', '/user/checkRight?edition=az&right=09']), { token })
}

async function again(untilMs: number, work: () => Promise<unknown>): Promise<number> {
  let times = 0
  for (; performance.now() < untilMs; times++) await work()
  return times
}

const sum = async (all: readonly Promise<number>[]) =>
  (await Promise.all(all)).reduce((total, one) => total + one, 0)

const samples = 60

async function sample(into: number[], pid: number, untilMs: number): Promise<void> {
  const everyMs = (untilMs - performance.now()) / samples
  for (let next = performance.now(); next < untilMs; next += everyMs) {
    await until('it is time to look', () => performance.now() >= next)
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    into.push(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024)
  }
}

type Seen = { memoryMb: readonly number[]; signedIn: number; haveRead: number; minutes: number }

function judged({ door: { met } }: Played, { memoryMb, ...counts }: Seen) {
  const warm = memoryMb.slice(Math.floor(memoryMb.length * warmShare))
  const middle = Math.floor(warm.length / 2)
  const [before, after] = [median(warm.slice(0, middle)), median(warm.slice(middle))]
  const figures = { ...counts, ...met, memoryBeforeMb: before, memoryAfterMb: after }
  const isFlat = after <= before * (1 + mostGrowth)
  if (!isFlat || Object.keys({ ...met.unanswered, ...met.failed }).length > 0)
    throw Object.assign(new Error('The soak was not borne.'), { figures })
  return figures
}

const median = (numbers: readonly number[]) =>
  Math.round(numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0)
