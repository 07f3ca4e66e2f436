// What the outbox has given up: node scripts/outbox.ts list | retry|drop <id>|<kind>|<cause>|<cause> <kind>|all

import { audit } from '../apps/api/src/accounts/store/audit.ts'
import { readConfig } from '../apps/api/src/config.ts'
import type { Work } from '../apps/api/src/context.ts'
import { tellAllRelays } from '../apps/api/src/outbox/all-relays.ts'
import { opened } from '../apps/api/src/outbox/enqueue.ts'
import { openDatabase } from '../apps/api/src/store/database/db.ts'
import { transaction } from '../apps/api/src/store/database/run.ts'
import {
  type DeadLetter,
  dropDead,
  findDead,
  reviveDead,
  type WhichDead,
} from '../apps/api/src/store/outbox/dead-letters.ts'
import { createDeps } from '../apps/api/src/wiring.ts'
import { workOf } from '../apps/api/src/work.ts'
import { failWith } from './database/fail-with.ts'
import { whichDead } from './database/which-dead.ts'
import { failWithUsage } from './database/words.ts'

const mostLines = 100
const hourMs = 3_600_000

/** What to say; undefined where no dead letter fits. */
type Said = string | undefined

const commands: Readonly<Record<string, (which: WhichDead, work: Work) => Promise<Said>>> = {
  list: async (_which, work) => {
    const { db, now } = work
    const { letters, count } = await findDead(db, mostLines)
    const lines = letters.map((letter) => {
      const { id, createdAt, attempts, cause } = letter
      const age = `${Math.floor((now.getTime() - createdAt.getTime()) / hourMs)} h`
      return [
        id,
        nameOf(letter, work).padEnd(27),
        age.padStart(6),
        `${attempts} tries`.padStart(9),
        cause,
      ].join('  ')
    })
    const more = count > letters.length ? [`… and ${count - letters.length} more`] : []
    return count === 0 ? 'There are no dead letters.' : [...lines, ...more].join('\n')
  },
  retry: (which, work) => change(which, { action: 'outbox.retried', by: reviveDead }, work),
  drop: (which, work) =>
    change(which, { action: 'outbox.dropped', by: (tx, some) => dropDead(tx, some) }, work),
}

/** A letter's kind, and of a mail which one it is; whom it is to stays sealed. */
function nameOf({ kind, payload }: DeadLetter, work: Work): string {
  if (kind !== 'mail') return kind
  try {
    return `mail ${opened<'mail'>(payload, work).payload.purpose}`
  } catch {
    // Sealed by another key.
    return 'mail (unreadable)'
  }
}

type Change = { action: 'outbox.retried' | 'outbox.dropped'; by: typeof reviveDead }

/** Changes dead letters, and says in the audit how many of which kind. */
async function change(which: WhichDead, { action, by }: Change, work: Work): Promise<Said> {
  const counts = await transaction(work.db, async (tx) => {
    const changed = await by(tx, which, work.now)
    const detail = Object.fromEntries(changed)
    if (changed.size > 0) await audit(tx, { action, accountId: null, actor: 'support', detail }, work)
    return changed
  })
  if (action === 'outbox.retried') await tellAllRelays(work)
  const said = [...counts].map(([kind, count]) => `${kind}: ${count}`)
  return said.length > 0 ? said.join('\n') : undefined
}

const [name = '', ...words] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
const which = name === 'list' ? whichDead(['all', ...words]) : whichDead(words)
if (!command || !which)
  failWithUsage('node scripts/outbox.ts list | retry|drop <id>|<kind>|<cause>|<cause> <kind>|all')

try {
  const config = readConfig()
  const { deps, close } = await createDeps(config, await openDatabase(config.database))
  const said = await command(which, workOf(deps))
  await close()
  if (said !== undefined) console.log(said)
  else console.error('There is no such dead letter.')
  process.exitCode = said === undefined ? 1 : 0
} catch (error) {
  failWith(error)
}
