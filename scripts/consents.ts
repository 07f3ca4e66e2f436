// Support's proof of consent: node scripts/consents.ts <e-mail address> – prints every step of the address as JSON.
import { readConfig } from '../apps/api/src/config.ts'
import { proveConsents } from '../apps/api/src/newsletters/shared/prove-consents.ts'
import { openDatabase } from '../apps/api/src/store/database/db.ts'
import { createDeps } from '../apps/api/src/wiring.ts'
import { workOf } from '../apps/api/src/work.ts'
import { failWith } from './database/fail-with.ts'
import { failWithUsage } from './database/words.ts'

const [email, ...more] = process.argv.slice(2)
if (!email || more.length > 0) failWithUsage('node scripts/consents.ts <e-mail address>')

try {
  const config = readConfig()
  const { deps, close } = await createDeps(config, await openDatabase(config.database))
  console.log(JSON.stringify(await proveConsents(email, workOf(deps)), null, 2))
  await close()
} catch (error) {
  failWith(error)
}
