import { type Config, readConfig } from '../../apps/api/src/config.ts'
import { type OpenPool, openPool } from '../../apps/api/src/store/db.ts'
import { migrate } from '../../apps/api/src/store/migrate.ts'
import { databaseInUseCode } from '../../apps/api/src/store/one-process-lock.ts'

const inUseExitCode = 3

/**
 * Migrates the configured database and passes it to `work`, which closes it. If either fails, it prints the reason and ends
 * the process: with code 3 if another process has the embedded database open, otherwise with 1.
 */
export async function withMigratedDatabase(
  work: (config: Config, opened: OpenPool) => Promise<void>,
): Promise<void> {
  try {
    const config = readConfig()
    const opened = await openPool(config.database)
    const applied = await migrate(opened.pool)
    console.log(applied.length > 0 ? `Migrations applied: ${applied.join(', ')}` : 'Migrations: up to date')
    await work(config, opened)
  } catch (error) {
    const { code, message } = error as { code?: unknown; message: string }
    console.error(message)
    process.exit(code === databaseInUseCode ? inUseExitCode : 1)
  }
}
