import { setTimeout as wait } from 'node:timers/promises'
import { lineOf, percentile, type Row, short, spreadOf } from '../hot-paths/figures.ts'
import { signIn } from '../hot-paths/requests.ts'
import type { Populated, Reader } from '../hot-paths/service.ts'
import { type Answered, connections, send } from './send.ts'

type Place = { port: number; main: Populated; stormS: number }

const wrongPerSecond = 300
const rightPerSecond = 4

/**
 * Wrong logins, each from another /64 of one /48 and for another address, and beside them right ones of readers elsewhere:
 * every other from a browser their account knows. Both come when they are due, whatever is answered.
 */
export async function measureWrongLogins({ port, main, stormS }: Place): Promise<Row[]> {
  const agent = connections(2_000)
  const found = { wrong: [] as Answered[], known: [] as Answered[], new: [] as Answered[] }
  const under: Promise<unknown>[] = []
  const beganMs = performance.now()
  for (let due = 0; due < stormS * wrongPerSecond; due++) {
    await wait(Math.max(0, beganMs + (due * 1000) / wrongPerSecond - performance.now()))
    under.push(wrongLogin(port, due, agent).then((answer) => found.wrong.push(answer)))
    if (due % Math.round(wrongPerSecond / rightPerSecond) !== 0) continue
    const at = due / Math.round(wrongPerSecond / rightPerSecond)
    const from = at % 2 === 0 ? 'known' : 'new'
    under.push(
      rightLogin(port, main.readers[at % main.readers.length], { from, at, agent }).then((answer) =>
        found[from].push(answer),
      ),
    )
  }
  await Promise.all(under)
  agent.destroy()
  console.log(`  wrong logins were answered ${countsOf(found.wrong)}`)
  return [
    rowOf('known', found.known, { must: 0.99, aim: 1 }),
    rowOf('new', found.new, { must: 0.9, aim: 0.99 }),
  ]
}

function wrongLogin(port: number, index: number, agent: ReturnType<typeof connections>): Promise<Answered> {
  const body = JSON.stringify({ email: `niemand${index}@example.test`, password: 'Falsch-Geraten-1' })
  const call = { method: 'POST', path: '/user/login', type: 'application/json', body } as const
  return send(port, `2001:db8:1:${(index % 65_536).toString(16)}::1`, call, agent)
}

function rightLogin(
  port: number,
  reader: Reader | undefined,
  { from, at, agent }: { from: 'known' | 'new'; at: number; agent: ReturnType<typeof connections> },
): Promise<Answered> {
  if (!reader) throw new Error('There are no readers.')
  const { path, headers = {}, body } = signIn(reader, from, 0)
  const { 'x-forwarded-for': _, ...others } = headers as Record<string, string>
  const call = {
    method: 'POST',
    path,
    type: 'application/json',
    body: JSON.stringify(body),
    headers: others,
  } as const
  return send(port, `2001:db9:${(at % 65_536).toString(16)}::1`, call, agent)
}

function rowOf(from: string, answers: readonly Answered[], goal: { must: number; aim: number }): Row {
  const share = answers.filter(({ status }) => status === 200).length / answers.length
  const times = answers.map(({ ms }) => ms)
  const row: Row = {
    name: `right logins from a ${from} browser beside ${wrongPerSecond} wrong ones a second of one /48`,
    value: spreadOf([share]),
    of: `${countsOf(answers)}; p50 ${short(percentile(times, 0.5))}, p99 ${short(percentile(times, 0.99))} ms`,
    goal: { better: 'higher', ...goal },
  }
  console.log(`  ${lineOf(row)}`)
  return row
}

function countsOf(answers: readonly Answered[]): string {
  const counts = new Map<number, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')
}
