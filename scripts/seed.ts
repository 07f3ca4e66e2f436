// Brings the database up to date, as prepare.ts does, and fills it in local and dev with the personas. A second run
// changes nothing. `npm start` and docker-compose.yml run it; the production image does not have it.
import { prismaOver } from '../apps/api/src/store/database/db.ts'
import { keepPersonas } from '../apps/api/src/store/database/kept-personas.ts'
import { createDeps } from '../apps/api/src/wiring.ts'
import { hasPersonas, seed } from '../prisma/seed.ts'
import { withMigratedDatabase } from './database/with-migrated-database.ts'

await withMigratedDatabase(async (config, opened) => {
  const seeded = !config.development || (await hasPersonas(opened.pool))
  if (seeded) return opened.close()
  const { deps, close } = await createDeps(config, prismaOver(opened))
  const seededAt = deps.clock.now()
  console.log(`Personas: ${await seed(deps)} created`)
  await keepPersonas(opened.pool, seededAt)
  await close()
})
