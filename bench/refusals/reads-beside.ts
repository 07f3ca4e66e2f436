import { setTimeout as wait } from 'node:timers/promises'
import { lineOf, type Row, ratioOf, short } from '../hot-paths/figures.ts'
import { type Load, load, writeRequests } from '../hot-paths/load.ts'
import type { Populated } from '../hot-paths/service.ts'
import { median } from '../shift.ts'
import { type Hostile, hostileCalls } from './hostile-calls.ts'
import { connections, send } from './send.ts'

type Place = { port: number; main: Populated; file: string; rounds: number; seconds: number }

/** The costliest kinds that a network may send: once what it may is used up, it goes on. */
const worst = ['short names', 'tRPC: ten calls of names', 'form: many fields', 'a list of empty objects']
const atOnce = 10

/**
 * Reads of others, each from a network of its own, while ten connections of one address send the same call again and
 * again, whatever is answered. The address is a new one each time, so that each has the whole of what it may.
 */
export async function measureReadsBeside({ port, main, file, rounds, seconds }: Place): Promise<Row[]> {
  const requests = main.readers.map(({ token }, index) => ({
    path: '/userinfo',
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': `10.${index >> 8}.${index & 255}.1` },
  }))
  writeRequests(file, requests)
  const manner = { atOnce: 16, seconds }
  await load(port, file, { ...manner, seconds: 3 })
  const rows: Row[] = []
  let network = 0
  for (const call of hostileCalls.filter(({ name }) => worst.includes(name))) {
    const [idle, busy]: [Load[], Load[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      idle.push(await load(port, file, manner))
      const attack = attackFrom(`192.0.${network++}.1`, port, call)
      busy.push(await load(port, file, manner))
      await attack.stop()
      await wait(500)
    }
    const value = ratioOf(perSecond(busy), perSecond(idle))
    const p99 = (loads: readonly Load[]) => short(median(loads.map(({ p99Ms }) => p99Ms)))
    const of = `${short(median(perSecond(busy)))} ÷ ${short(median(perSecond(idle)))} /s; p99 ${p99(busy)}, idle ${p99(idle)} ms`
    rows.push({
      name: `reads beside "${call.name}" of one network ÷ idle`,
      value,
      of,
      goal: { better: 'higher', must: 0.8, aim: 0.95 },
    })
    console.log(`  ${lineOf(rows.at(-1) as Row)}`)
  }
  return rows
}

const perSecond = (loads: readonly Load[]) => loads.map((one) => one.perSecond)

function attackFrom(address: string, port: number, call: Hostile) {
  const agent = connections(atOnce)
  let isOver = false
  const worker = async () => {
    while (!isOver) await send(port, address, call, agent)
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
