// Sends a receiver of webhooks again what it was told of: node scripts/webhooks.ts replay <receiver> <since>
import { readConfig } from '../apps/api/src/config.ts'
import { replayWebhooks } from '../apps/api/src/outbox/replay-webhooks.ts'
import { openDatabase } from '../apps/api/src/store/database/db.ts'
import { createDeps } from '../apps/api/src/wiring.ts'
import { workOf } from '../apps/api/src/work.ts'
import { failWith } from './database/fail-with.ts'
import { failWithUsage } from './database/words.ts'

const [command, receiver = '', from = '', ...more] = process.argv.slice(2)
const since = new Date(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?Z)?$/.test(from) ? from : Number.NaN)
if (command !== 'replay' || !receiver || Number.isNaN(since.getTime()) || more.length > 0)
  failWithUsage('node scripts/webhooks.ts replay <receiver> <since, e.g. 2026-11-20 or 2026-11-20T08:00Z>')

try {
  const config = readConfig()
  const { deps, close } = await createDeps(config, await openDatabase(config.database))
  const count = await replayWebhooks(receiver, since, workOf(deps))
  await close()
  if (count !== undefined) console.log(`${count} events leave with the next rounds of the outbox.`)
  else console.error('There is no such receiver.')
  process.exitCode = count === undefined ? 1 : 0
} catch (error) {
  failWith(error)
}
