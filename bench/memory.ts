// npm run bench -- memory – whether the API's memory stays constant over 10,000 calls while the publisher works, is down,
// slow, malformed and flapping, and how long the slowest call took. Exits with 1 if memory grew by more than a tenth or a
// call took longer than 4 s.
import { personaPassword } from '@leserkonto/publisher-mock/personas'
import { type Running, withServices } from './running-services.ts'
import { client, type Sent } from './send.ts'

const callsPerBlock = 1_000
const atOnce = 20
const longestMs = 4_000
const mostGrowth = 0.1
const { send, close } = client(atOnce)

/** The calls of readers with and without a session, in turn. */
const calls: readonly ((bearer: string, round: number) => Sent)[] = [
  (bearer) => ({ method: 'GET', path: '/user/subscriptions', bearer, noCache: true }),
  (bearer) => ({ method: 'GET', path: '/user/checkRight?edition=az&right=09', bearer }),
  (bearer) => ({ method: 'GET', path: '/user/subscriptions-address', bearer }),
  (bearer) => ({ method: 'GET', path: '/userinfo', bearer }),
  () => ({ method: 'GET', path: '/newsletter/list?edition=az' }),
  (_bearer, round) => ({ method: 'GET', path: `/newsletter/user?email=n${round}@example.test` }),
  (_bearer, round) => ({
    method: 'POST',
    path: '/registration/request-password-reset',
    body: { email: `n${round % 50}@example.test` },
  }),
  () => ({ method: 'POST', path: '/registration/activate', body: { token: 'x'.repeat(43) } }),
  (bearer) => ({ method: 'POST', path: '/trpc/session.userinfo', body: {}, bearer }),
  () => ({ method: 'POST', path: '/user/login', body: { email: 'kein', password: 7 } }),
]

type Weather = { name: string; actions: readonly (object | undefined)[] }
const weathers: readonly Weather[] = [
  { name: 'well', actions: [undefined] },
  { name: 'down', actions: [{ status: 503 }] },
  { name: '3 s slow', actions: [{ latency_ms: 3_000 }] },
  { name: 'malformed', actions: [{ malformed: true }] },
  { name: 'flapping', actions: [undefined, { drop: true }, undefined, { status: 500 }, { malformed: true }] },
]

async function setWeather({ api, publisher }: Running, action: object | undefined): Promise<void> {
  // A minute later the circuit breaker, which the last faults opened, allows calls again.
  await send(api, { method: 'POST', path: '/internal/clock', body: { advance_s: 60 } })
  await send(publisher, { method: 'DELETE', path: '/__mock/faults' })
  for (const method of action ? ['GET', 'POST', 'PUT', 'DELETE'] : [])
    await send(publisher, {
      method: 'POST',
      path: '/__mock/faults',
      body: { match: { method, path_regex: '^/crm/' }, action },
    })
}

/** Makes a block of calls during changing faults; returns the slowest call's time and how many were refused. */
async function block(running: Running, { actions }: Weather, bearer: string, first: number) {
  let [slowestMs, failed] = [0, 0]
  const part = Math.ceil(callsPerBlock / actions.length)
  for (const [index, action] of actions.entries()) {
    await setWeather(running, action)
    const rounds = Array.from({ length: part }, (_, i) => first + index * part + i)
    const worker = async () => {
      for (let round = rounds.pop(); round !== undefined; round = rounds.pop()) {
        const call = calls[round % calls.length]
        if (!call) continue
        const { status, ms } = await send(running.api, call(bearer, round))
        slowestMs = Math.max(slowestMs, ms)
        if (status >= 500) failed += 1
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
  }
  return { slowestMs, failed }
}

/** Memory of the API's process, read with its inspector after a full garbage collection. */
async function memoryOf(inspector: string): Promise<{ usedMb: number; residentMb: number }> {
  const [target] = (await (await fetch(`${inspector}/json`)).json()) as { webSocketDebuggerUrl: string }[] // Node's own answer
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const ask = (id: number, method: string, params = {}) =>
    new Promise<string>((resolve) => {
      socket.addEventListener('message', ({ data }) => JSON.parse(data).id === id && resolve(data))
      socket.send(JSON.stringify({ id, method, params }))
    })
  await ask(1, 'HeapProfiler.collectGarbage')
  const expression = 'process.memoryUsage()'
  const answer = JSON.parse(await ask(2, 'Runtime.evaluate', { expression, returnByValue: true }))
  socket.close()
  const { heapUsed, external, rss } = answer.result.result.value
  return { usedMb: (heapUsed + external) / 2 ** 20, residentMb: rss / 2 ** 20 }
}

async function run(running: Running): Promise<void> {
  const reader = { email: 'plus@example.test', password: personaPassword }
  const { text } = await send(running.api, { method: 'POST', path: '/user/login', body: reader })
  const bearer: string = JSON.parse(text).access_token
  const used: number[] = []
  let slowest = 0
  console.log(`memory after each ${callsPerBlock} calls on ${running.database}, ${atOnce} at once`)
  for (let index = 0; index < 2 * weathers.length; index++) {
    const weather = weathers[index % weathers.length] ?? { name: '', actions: [] }
    const { slowestMs, failed } = await block(running, weather, bearer, index * callsPerBlock)
    const { usedMb, residentMb } = await memoryOf(running.inspector)
    used.push(usedMb)
    slowest = Math.max(slowest, slowestMs)
    const numbers = `${usedMb.toFixed(1).padStart(7)} MB used ${residentMb.toFixed(0).padStart(5)} MB resident`
    console.log(
      `publisher ${weather.name.padEnd(10)}${numbers}, slowest ${slowestMs.toFixed(0)} ms, ${failed} answered 5xx`,
    )
  }
  // The first round fills caches and compiles; the second, with the same faults, must not need more.
  const [before, after] = [used[weathers.length - 1] ?? 0, used.at(-1) ?? 0]
  const growth = after / before - 1
  console.log(
    `second 5,000 calls: ${(100 * growth).toFixed(1)} % more memory used; slowest call ${slowest.toFixed(0)} ms`,
  )
  if (growth > mostGrowth || slowest > longestMs) process.exitCode = 1
  close()
}

await withServices(run)
