// Plays a backup back into an empty database: node scripts/restore.ts <folder> (docs/operations/backup.md). What could not be
// caught up with because the publisher was down: node scripts/restore.ts --catch-up
import { readConfig } from '../apps/api/src/config.ts'
import { prismaOver } from '../apps/api/src/store/database/db.ts'
import { isInUse } from '../apps/api/src/store/database/listen.ts'
import { countEntries } from '../apps/api/src/store/outbox/outbox-counts.ts'
import { createDeps } from '../apps/api/src/wiring.ts'
import { catchUp } from './backup/catch-up.ts'
import { playBack } from './backup/play-back.ts'
import { failWith } from './database/fail-with.ts'
import { withMigratedDatabase } from './database/with-migrated-database.ts'
import { failWithUsage, parseWords } from './database/words.ts'

const usage = 'node scripts/restore.ts <folder> | --catch-up'
const { values, positionals } = parseWords(usage, {
  allowPositionals: true,
  options: { 'catch-up': { type: 'boolean', default: false } },
})
const [folder, ...more] = positionals
if (Boolean(folder) === values['catch-up'] || more.length > 0) failWithUsage(usage)

if (folder)
  await playBack(folder, readConfig()).then(
    ({ takenAt }) => console.log(`Restored as of ${takenAt}; everybody has to sign in again.`),
    failWith,
  )
await withMigratedDatabase(async (config, opened) => {
  // What waits in the outbox of a running service is held with the rest.
  if (await isInUse(opened.pool))
    throw new Error('A service or a command uses this database: stop it everywhere, then try again.')
  const { deps, close } = await createDeps(config, prismaOver(opened))
  const failed = await catchUp(deps)
  const held = (await countEntries(deps.pool)).filter(({ dead }) => dead > 0)
  await close()
  for (const { kind, dead } of held.toSorted((one, other) => one.kind.localeCompare(other.kind)))
    console.log(`Held: ${dead} of ${kind}. See node scripts/outbox.ts list.`)
  if (failed.length === 0) return
  console.error(
    `Not caught up: ${failed.join(', ')}. Before the service starts: node scripts/restore.ts --catch-up`,
  )
  process.exitCode = 1
})
