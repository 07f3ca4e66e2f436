import { setTimeout as wait } from 'node:timers/promises'
import { lineOf, type Row, ratioOf, short } from '../hot-paths/figures.ts'
import { type Load, load, writeRequests } from '../hot-paths/load.ts'
import type { Populated } from '../hot-paths/service.ts'
import { median } from '../shift.ts'
import { type Hostile, hostileCalls } from './hostile-calls.ts'
import { connections, send } from './send.ts'

type Place = { port: number; main: Populated; file: string; rounds: number; seconds: number }

/** What costs most of what a network may send: a little of everything, so that no one bound hides another. */
const worst = [
  'short names',
  'names with signs to escape',
  'a list of empty objects',
  'tRPC: ten calls of names',
  'tRPC: ten calls of long names',
  'form: many fields',
  'form: a long reason',
  'form: no field',
  'query: many names',
]
const atOnce = 10

/**
 * Reads of others, each from a network of its own, while ten connections of one address send the worst there is for a whole
 * window of the flood limit, whatever is answered. The address is a new one each time, so that each has all of its share.
 */
export async function measureReadsBeside({ port, main, file, rounds, seconds }: Place): Promise<Row[]> {
  const requests = main.readers.map(({ token }, index) => ({
    path: '/userinfo',
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': `10.${index >> 8}.${index & 255}.1` },
  }))
  writeRequests(file, requests)
  const manner = { atOnce: 16, seconds }
  await load(port, file, { ...manner, seconds: 3 })
  const calls = hostileCalls.filter(({ name }) => worst.includes(name))
  const [idle, busy]: [Load[], Load[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    idle.push(await load(port, file, { ...manner, seconds: seconds / 2 }))
    const attack = attackFrom(`192.0.${round}.1`, port, calls)
    busy.push(await load(port, file, manner))
    await attack.stop()
    await wait(500)
  }
  const p99 = (loads: readonly Load[]) => short(median(loads.map(({ p99Ms }) => p99Ms)))
  const row: Row = {
    name: 'reads of others beside one network that does its worst ÷ idle',
    value: ratioOf(perSecond(busy), perSecond(idle)),
    of: `${short(median(perSecond(busy)))} ÷ ${short(median(perSecond(idle)))} /s; p99 ${p99(busy)}, idle ${p99(idle)} ms`,
    goal: { better: 'higher', must: 0.8, aim: 0.95 },
  }
  console.log(`  ${lineOf(row)}`)
  return [row]
}

const perSecond = (loads: readonly Load[]) => loads.map((one) => one.perSecond)

function attackFrom(address: string, port: number, calls: readonly Hostile[]) {
  const agent = connections(atOnce)
  let isOver = false
  let turn = 0
  const worker = async () => {
    for (; !isOver; turn++) {
      const call = calls[turn % calls.length]
      if (call) await send(port, address, call, agent)
    }
  }
  const workers = Promise.all(Array.from({ length: atOnce }, worker))
  return {
    stop: async () => {
      isOver = true
      await workers
      agent.destroy()
    },
  }
}
