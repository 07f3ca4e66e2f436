import { setTimeout as wait } from 'node:timers/promises'
import { drained, type Field } from './field.ts'
import { type Row, spreadOf } from './figures.ts'
import { startFloor } from './peers.ts'
import { memoryOf, type Started, untilOk } from './processes.ts'
import { reads } from './requests.ts'
import { startApi } from './service.ts'

const settleMs = 5_000

/** Seconds from the start of the process to the first 200 of a signed-in read, on PostgreSQL. */
export async function measureStart({ ground, main, size }: Field): Promise<Row[]> {
  const times = { ours: [] as number[], floor: [] as number[] }
  const [reader] = main.readers
  if (!reader) throw new Error('There is no reader.')
  const { path, headers } = reads.userinfo(reader)
  const once = async (begin: () => Promise<Started>) => {
    const process = await begin()
    const ms = await untilOk(process, path, headers)
    await process.stop()
    return ms / 1000
  }
  for (let round = -1; round < size.starts; round++) {
    const ours = await once(() => startApi(ground, main.databaseUrl))
    const floor = await once(() => startFloor(ground, main))
    // The first may have compiled what was not compiled yet.
    if (round < 0) continue
    times.ours.push(ours)
    times.floor.push(floor)
  }
  return [
    {
      name: 'cold start to the first 200',
      value: spreadOf(times.ours),
      unit: 's',
      of: 'PostgreSQL, warm compile cache',
      goal: { better: 'lower', must: 1, aim: 0.7 },
    },
    { name: "the floor's cold start", value: spreadOf(times.floor), unit: 's', of: '' },
  ]
}

/** What the service holds at rest, after its first answer and some time of quiet. */
export function measureRest({ api, size }: Pick<Field, 'api' | 'size'>): Row {
  return rowOf('memory at rest', api, { after: `${size.restS} s after its start`, must: 150, aim: 130 })
}

/** What it holds soon after everything before this. */
export async function measureAfterLoad(field: Field): Promise<Row[]> {
  await drained(field)
  await wait(settleMs)
  const after = `${settleMs / 1000} s after these loads`
  const floor = memoryOf(field.floor.pid)
  return [
    rowOf('memory after load', field.api, { after, must: 220, aim: 180 }),
    { name: "the floor's memory after load", value: spreadOf([floor.allMb]), unit: 'MB', of: '' },
  ]
}

function rowOf(
  name: string,
  { pid }: Started,
  { after, must, aim }: { after: string; must: number; aim: number },
): Row {
  const { allMb, mainRssMb, processes } = memoryOf(pid)
  return {
    name,
    value: spreadOf([allMb]),
    unit: 'MB',
    of: `API and hashing, ${processes} processes; RSS of the API ${mainRssMb.toFixed(0)} MB; ${after}`,
    goal: { better: 'lower', must, aim },
  }
}
