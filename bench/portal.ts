// npm run bench -- portal – a portal's server checks 100,000 rights for 10,000 readers from one address, with limits as in
// production, while a script of one reader asks beside it through the same portal. Prints how many are answered a second,
// how fast, and how many are refused. Ends with 1 where the server was refused once, or the script never. It asks this
// machine only and ends by itself, with fewer calls after a quarter of an hour. --quick: a twentieth of both.
import { createHash, randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { availableParallelism, loadavg } from 'node:os'
import { withElapsedTime } from '../scripts/bootstrap/elapsed-time.mjs'
import { withPostgres } from '../scripts/checks/postgres.ts'
import { withTemporaryFolder } from '../scripts/checks/temporary-folder.ts'
import { buildWeb, generateClient } from '../scripts/stack/build.ts'
import { prepareGround } from './hot-paths/ground.ts'
import { untilOk } from './hot-paths/processes.ts'
import { populate, type Reader, startApi } from './hot-paths/service.ts'

const part = process.argv.includes('--quick') ? 20 : 1
const calls = 100_000 / part
const readerCount = 10_000 / part
const longestMs = 15 * 60_000
const atOnce = 32
// Ten times what a reader may in a minute.
const scriptCalls = 3_000

const secret = randomBytes(32).toString('base64url')
const portal = { id: 'ausflug', secrets_sha256: [createHash('sha256').update(secret).digest('base64url')] }
const agent = new Agent({ keepAlive: true, maxSockets: atOnce + 1 })

type Answer = { status: number; ms: number }

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

await generateClient()
await buildWeb()
await withPostgres((url) => {
  if (!url)
    throw new Error('PostgreSQL is missing: install its server, or set DATABASE_URL to one with a superuser.')
  return withTemporaryFolder((folder) => run(folder, url))
})

async function run(folder: string, serverUrl: string): Promise<void> {
  const ground = await prepareGround(folder, serverUrl)
  // Two of three accounts may read, by a plan of their own or a seat in one.
  const { databaseUrl, readers } = await populate(ground, 2 * readerCount, readerCount + 1)
  const limits = { RATE_LIMIT_FACTOR: '1', PORTALS: JSON.stringify([portal]) }
  const api = await startApi(ground, databaseUrl, limits)
  try {
    await untilOk(api, '/health/ready')
    const [script, ...others] = readers
    if (!script) throw new Error('There are no readers.')
    const title = `${calls} rights checks for ${others.length} readers`
    await withElapsedTime(title, () => measure(api.port, script, others))
  } finally {
    agent.destroy()
    await api.stop()
  }
}

async function measure(port: number, script: Reader, readers: readonly Reader[]): Promise<void> {
  const answers: Answer[] = []
  let next = 0
  const beganMs = performance.now()
  const worker = async () => {
    while (next < calls && performance.now() - beganMs < longestMs)
      answers.push(await check(port, readers[next++ % readers.length]?.token ?? ''))
  }
  const server = Promise.all(Array.from({ length: atOnce }, worker))
  const stoppedAfter = await untilStopped(port, script)
  await server
  report(answers, { seconds: (performance.now() - beganMs) / 1000, stoppedAfter })
}

/** How many calls of one reader are answered before the first that is refused; undefined where none is. */
async function untilStopped(port: number, { token }: Reader): Promise<number | undefined> {
  for (let call = 0; call < scriptCalls; call++) if ((await check(port, token)).status === 429) return call
  return undefined
}

function report(
  answers: readonly Answer[],
  { seconds, stoppedAfter }: { seconds: number; stoppedAfter: number | undefined },
): void {
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  const times = answers.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const at = (share: number) => (times[Math.floor(share * times.length)] ?? Number.NaN).toFixed(1)
  const [granted, refused] = [count(200), count(429)]
  console.log(
    `${(answers.length / seconds).toFixed(0)} calls a second in ${seconds.toFixed(0)} s, ${atOnce} at once`,
  )
  console.log(`p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`)
  console.log(
    `${granted} granted, ${refused} refused by a limit, ${answers.length - granted - refused} others`,
  )
  console.log(
    `a script of one reader: ${stoppedAfter === undefined ? 'never stopped' : `stopped after ${stoppedAfter} calls`}`,
  )
  console.log(`load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`)
  if (granted < answers.length || stoppedAfter === undefined) process.exitCode = 1
}

function check(port: number, token: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, 'x-portal-credential': `${portal.id}:${secret}` }
  const path = '/user/checkRight?edition=az&right=09'
  const beganMs = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, agent }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - beganMs }))
    })
    sent.once('error', reject).end()
  })
}
