import { buildPublisher } from '@leserkonto/publisher-mock/app'
import { readConfig } from '../../apps/api/src/config.ts'
import { periodicJobs } from '../../apps/api/src/jobs/periodic-jobs.ts'
import { openDatabase, type Pool } from '../../apps/api/src/store/database/db.ts'
import { createDeps } from '../../apps/api/src/wiring.ts'
import { workOf } from '../../apps/api/src/work.ts'

/** A job with its slowest statement; `failed` is why a turn ended early. */
export type Row = { name: string; statements: number; slowestMs: number; text: string; failed?: string }
type StatementTime = { text: string; ms: number }

const turns = 3

/** Each periodic job on the database, each of its statements at the best of three turns. */
export async function measureJobs(databaseUrl: string, folder: string): Promise<Row[]> {
  const publisher = buildPublisher({ apiKey: 'dev-crm-key', mockControl: false })
  const crm = await publisher.listen({ host: '127.0.0.1', port: 0 })
  // Somebody is told of rights, so that plans are looked for.
  const receiver = { id: 'bench', url: 'http://127.0.0.1:9/', events: ['rights.changed'] }
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    CRM_BASE_URL: crm,
    WEBHOOKS: JSON.stringify([{ ...receiver, secrets: [`whsec_${'A'.repeat(32)}`] }]),
  })
  const { deps, close } = await createDeps(config, await openDatabase(config.database))
  const clients = await clientsOf(deps.pool)
  const rows: Row[] = []
  for (const job of periodicJobs) rows.push(await measure(job.name, clients, () => job.run(workOf(deps))))
  await close()
  await publisher.close()
  return rows
}

/** What all connections have in common. */
async function clientsOf(pool: Pool): Promise<Clients> {
  const client = await pool.connect()
  client.release()
  return Object.getPrototypeOf(client)
}
type Clients = { query: (...args: unknown[]) => unknown }

async function measure(name: string, clients: Clients, run: () => Promise<void>): Promise<Row> {
  const bests = new Map<string, number>()
  let failed: string | undefined
  for (let turn = 0; turn < turns; turn++) {
    const { said, error } = await hear(clients, run)
    failed = error
    for (const [text, times] of Map.groupBy(said, (one) => one.text)) {
      const ms = middleOf(times.map((one) => one.ms))
      bests.set(text, Math.min(ms, bests.get(text) ?? Number.POSITIVE_INFINITY))
    }
  }
  const [[text, slowestMs] = ['', 0]] = [...bests].sort(([, one], [, other]) => other - one)
  return { name, statements: bests.size, slowestMs, text, ...(failed !== undefined && { failed }) }
}

/** Of a table that is read in parts, the part in the middle. */
const middleOf = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

/** The statements of one turn, each with the time until its answer. */
async function hear(
  clients: Clients,
  run: () => Promise<void>,
): Promise<{ said: StatementTime[]; error?: string }> {
  const { query } = clients
  const said: StatementTime[] = []
  clients.query = function timed(...args) {
    const began = performance.now()
    const [asked] = args
    const text = typeof asked === 'string' ? asked : String(Reflect.get(Object(asked), 'text'))
    const note = () => said.push({ text, ms: performance.now() - began })
    const told = args.at(-1)
    if (typeof told === 'function')
      args[args.length - 1] = (...answer: unknown[]) => {
        note()
        told(...answer)
      }
    const answer: unknown = Reflect.apply(query, this, args)
    if (answer instanceof Promise) answer.then(note, note)
    return answer
  }
  try {
    await run()
    return { said }
  } catch (error) {
    return {
      said,
      error:
        String((error as Error).message)
          .split('\n')
          .at(-1) ?? '',
    }
  } finally {
    clients.query = query
  }
}
