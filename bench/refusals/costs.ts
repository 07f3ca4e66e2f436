import { ticksOf, ticksPerSecond } from '../hot-paths/processes.ts'
import type { Populated } from '../hot-paths/service.ts'
import { type Hostile, hostileCalls, hostileUploads } from './hostile-calls.ts'
import { connections, send } from './send.ts'

type Place = { port: number; pid: number; main: Populated; calls: number }

/** Prints the processor time and the longest answer of each kind of refused call, beside those of a read. */
export async function measureCosts({ port, pid, main, calls }: Place): Promise<void> {
  const [reader] = main.readers
  if (!reader) throw new Error('There are no readers.')
  const read: Hostile = {
    name: 'a read (userinfo)',
    method: 'GET',
    path: '/userinfo',
    headers: { authorization: `Bearer ${reader.token}` },
  }
  const agent = connections(1)
  const costOf = async (call: Hostile) => {
    for (let warm = 0; warm < calls / 4; warm++) await send(port, '10.0.0.1', call, agent)
    const before = ticksOf(pid) ?? 0
    let most = { status: 0, bytes: 0 }
    for (let index = 0; index < calls; index++) {
      const answer = await send(port, '10.0.0.1', call, agent)
      if (answer.bytes >= most.bytes) most = answer
    }
    const ms = (((ticksOf(pid) ?? 0) - before) / ticksPerSecond / calls) * 1000
    return { ...most, ms }
  }
  console.log('| call | status | processor ms | bytes |\n| --- | --- | --- | --- |')
  for (const call of [read, ...hostileCalls, ...hostileUploads(reader)]) {
    const { status, ms, bytes } = await costOf(call)
    console.log(`| ${call.name} | ${status} | ${ms.toFixed(2)} | ${bytes} |`)
  }
  agent.destroy()
}
