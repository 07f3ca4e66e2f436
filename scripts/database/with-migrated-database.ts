import { errorCode } from '@leserkonto/rules'
import { type Config, readConfig } from '../../apps/api/src/config.ts'
import { type OpenPool, openPool } from '../../apps/api/src/store/database/db.ts'
import { markRolledBack, migrate } from '../../apps/api/src/store/database/migrate.ts'
import { migrateServer } from '../../apps/api/src/store/database/migrate-server.ts'
import { databaseInUseCode } from '../../apps/api/src/store/database/one-process-lock.ts'
import { failWith, sentenceOf } from './fail-with.ts'

const inUseExitCode = 3

/**
 * Migrates the configured database and passes it to `work`, which closes it; then it ends the process. `retry` names a failed
 * migration to be tried again. If anything fails, it prints the reason and ends with code 3 if another process has the
 * embedded database open, otherwise with 1.
 */
export async function withMigratedDatabase(
  work: (config: Config, opened: OpenPool) => Promise<void>,
  retry?: string,
): Promise<void> {
  try {
    const config = readConfig()
    const { opened, applied } = await openMigrated(config.database, retry)
    console.log(applied.length > 0 ? `Migrations applied: ${applied.join(', ')}` : 'Migrations: up to date')
    await work(config, opened).catch(failWith)
    // Prisma's engine leaves a timer of ten seconds behind.
    process.exit()
  } catch (error) {
    // What the database says here is about a migration's schema, and can be shown.
    console.error(sentenceOf(error) ?? (error as Error).message)
    process.exit(errorCode(error) === databaseInUseCode ? inUseExitCode : 1)
  }
}

/** Opens a database and applies the missing migrations; `retry` names a failed one to be tried again. */
async function openMigrated(database: Config['database'], retry?: string) {
  if (database.url) {
    const applied = await migrateServer(database.url, { say: console.log, retry })
    return { applied, opened: await openPool(database) }
  }
  const opened = await openPool(database)
  if (retry !== undefined) await markRolledBack(opened.pool, retry)
  return { applied: await migrate(opened.pool), opened }
}
