// npm run bench -- periodic – what each periodic job asks of a database of a million accounts where nothing is due: the time of
// its slowest statement, the best of three turns, since a busy machine can only add to it. Ends with 1 where one takes more than
// 50 ms. --quick: 50,000 accounts. Needs 6 GB of disk; most of the time is the filling.
import { openPool } from '../apps/api/src/store/database/db.ts'
import { migrate } from '../apps/api/src/store/database/migrate.ts'
import { ownPostgres } from '../e2e/faults/own-postgres.ts'
import { withTemporaryFolder } from '../scripts/checks/temporary-folder.ts'
import { generateAccounts } from './hot-paths/accounts.ts'
import { fillBeside } from './periodic/fill.ts'
import { measureJobs, type Row } from './periodic/measure.ts'

const accounts = process.argv.includes('--quick') ? 50_000 : 1_000_000
const mostMs = 50
const settings = ['shared_buffers=1GB', 'max_wal_size=8GB', 'max_connections=50', 'synchronous_commit=off']

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

await withTemporaryFolder((clusterFolder) =>
  withTemporaryFolder(async (folder) => {
    const server = await ownPostgres(clusterFolder, undefined, settings)
    const { pool, close } = await openPool({ url: server.url, directory: '', connections: 1, prepared: true })
    await migrate(pool)
    await close()
    const began = performance.now()
    await generateAccounts(server.url, accounts, 'x')
    await fillBeside(server.url, accounts)
    console.log(`${accounts} accounts, filled in ${Math.round((performance.now() - began) / 1000)} s`)
    report(await measureJobs(server.url, folder))
    await server.stop('fast')
  }),
)

function report(rows: readonly Row[]): void {
  const slowestFirst = [...rows].sort((one, other) => other.slowestMs - one.slowestMs)
  for (const { name, statements, slowestMs, text, failed } of slowestFirst) {
    const isMissed = slowestMs > mostMs || failed !== undefined
    if (isMissed) process.exitCode = 1
    const words = isMissed ? `  ${failed ?? ''} ${text.replaceAll(/\s+/g, ' ').slice(0, 150)}` : ''
    console.log(
      `${name.padEnd(28)}${String(statements).padStart(3)}${slowestMs.toFixed(1).padStart(10)} ms${words}`,
    )
  }
}
