// Support's way into one account: node scripts/account.ts block|unblock|delete|export <e-mail address>
import { emailKey } from '@leserkonto/rules'
import { blockReader } from '../apps/api/src/accounts/profile/block-reader.ts'
import { deleteAccount, hasRunningPlan } from '../apps/api/src/accounts/profile/delete-account.ts'
import { exportAccount } from '../apps/api/src/accounts/profile/export-account.ts'
import { unblockAccount } from '../apps/api/src/accounts/shared/block-account.ts'
import { type Account, findAccountByEmail } from '../apps/api/src/accounts/store/accounts.ts'
import { audit } from '../apps/api/src/accounts/store/audit.ts'
import { readConfig } from '../apps/api/src/config.ts'
import type { Work } from '../apps/api/src/context.ts'
import { findNumbersOf } from '../apps/api/src/customers/store/account-links.ts'
import { tellAllRelays } from '../apps/api/src/outbox/all-relays.ts'
import { openDatabase } from '../apps/api/src/store/database/db.ts'
import { transaction } from '../apps/api/src/store/database/run.ts'
import { createDeps } from '../apps/api/src/wiring.ts'
import { workOf } from '../apps/api/src/work.ts'
import { failWith } from './database/fail-with.ts'
import { failWithUsage } from './database/words.ts'

/** What was done, or why not: `refused` ends with exit code 1. */
type Outcome = { done: string } | { refused: string }
type Command = (account: Account, work: Work) => Promise<Outcome>

const support = { ip: '', userAgent: 'scripts/account.ts' }

const commands: Readonly<Record<string, Command>> = {
  block: async (account, work) =>
    (await transaction(work.db, (tx) => blockReader(tx, account, { ...work, ...support })))
      ? { done: 'Blocked; all sessions and newsletters have ended.' }
      : { refused: 'This account is blocked already.' },
  unblock: async ({ id }, work) =>
    (await transaction(work.db, (tx) => unblockAccount(tx, id, work)))
      ? { done: 'Unblocked.' }
      : { refused: 'This account is not blocked.' },
  delete: async (account, work) => {
    const gpNumbers = await findNumbersOf(work.db, account.id)
    if (await hasRunningPlan(gpNumbers, work))
      return { refused: 'This account is linked to a running subscription: it must be unlinked first.' }
    const deletion = { account, gpNumbers, by: 'support' as const, edition: account.source }
    return (await transaction(work.db, (tx) => deleteAccount(tx, deletion, { ...work, ...support })))
      ? { done: 'Deleted; the mail and the word to the publisher leave by the outbox.' }
      : { refused: 'The account has changed in the meantime: try again.' }
  },
  export: async (account, work) => {
    const file = await exportAccount(account, work)
    await audit(work.db, { action: 'account.exported', accountId: account.id, actor: 'support' }, work)
    return { done: JSON.stringify(file, null, 2) }
  },
}

const [name = '', email = '', ...more] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (!command || !email || more.length > 0)
  failWithUsage(`node scripts/account.ts ${Object.keys(commands).join('|')} <e-mail address>`)

try {
  const config = readConfig()
  const { deps, close } = await createDeps(config, await openDatabase(config.database))
  const account = await findAccountByEmail(deps.db, emailKey(email))
  const outcome = account ? await command(account, workOf(deps)) : { refused: 'There is no such account.' }
  await tellAllRelays(deps)
  await close()
  if ('done' in outcome) console.log(outcome.done)
  else console.error(outcome.refused)
  process.exitCode = 'done' in outcome ? 0 : 1
} catch (error) {
  failWith(error)
}
