// Brings the database up to date and, in local and dev, fills it with the personas. A second run changes nothing.
import { readConfig } from '../apps/api/src/config.ts'
import { createDeps } from '../apps/api/src/deps.ts'
import { openPool } from '../apps/api/src/store/db.ts'
import { migrate } from '../apps/api/src/store/migrate.ts'
import { databaseInUseCode } from '../apps/api/src/store/one-process-lock.ts'
import { hasPersonas, seed } from '../prisma/seed.ts'

const inUseExitCode = 3

try {
  await prepare()
} catch (error) {
  const { code, message } = error as { code?: unknown; message: string }
  console.error(message)
  process.exit(code === databaseInUseCode ? inUseExitCode : 1)
}

async function prepare() {
  const config = readConfig()
  const opened = await openPool(config.database)
  const applied = await migrate(opened.pool)
  console.log(applied.length > 0 ? `Migrations applied: ${applied.join(', ')}` : 'Migrations: up to date')
  const seeded = !config.development || (await hasPersonas(opened.pool))
  if (seeded) return opened.close()
  const { deps, close } = await createDeps(config, opened)
  console.log(`Personas: ${await seed(deps)} created`)
  await close()
}
