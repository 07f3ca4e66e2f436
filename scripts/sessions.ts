// For an incident: node scripts/sessions.ts end-all ends the sessions of all readers, who then sign in again.
import { readConfig } from '../apps/api/src/config.ts'
import { tellAllRelays } from '../apps/api/src/outbox/all-relays.ts'
import { endAllSessions } from '../apps/api/src/sign-in/shared/end-all-sessions.ts'
import { openDatabase } from '../apps/api/src/store/database/db.ts'
import { createDeps } from '../apps/api/src/wiring.ts'
import { workOf } from '../apps/api/src/work.ts'
import { failWith } from './database/fail-with.ts'
import { failWithUsage } from './database/words.ts'

if (process.argv.slice(2).join(' ') !== 'end-all') failWithUsage('node scripts/sessions.ts end-all')

try {
  const config = readConfig()
  const { deps, close } = await createDeps(config, await openDatabase(config.database))
  const accounts = await endAllSessions(workOf(deps))
  // Partners are told of it by the outbox.
  await tellAllRelays(deps)
  await close()
  console.log(`Ended the sessions of ${accounts} accounts.`)
} catch (error) {
  failWith(error)
}
