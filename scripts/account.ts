// Support's way into one account: node scripts/account.ts block|unblock|delete|export <e-mail address>
import { emailKey } from '@leserkonto/rules'
import { readConfig } from '../apps/api/src/config.ts'
import { createDeps } from '../apps/api/src/deps.ts'
import { type Job, jobOf } from '../apps/api/src/jobs/job.ts'
import { audit } from '../apps/api/src/steps/audit.ts'
import { blockAccount, unblockAccount } from '../apps/api/src/steps/block-account.ts'
import { deleteAccount } from '../apps/api/src/steps/delete-account.ts'
import { exportAccount } from '../apps/api/src/steps/export-account.ts'
import { hasRunningPlan } from '../apps/api/src/steps/has-running-plan.ts'
import { type Account, findAccountByEmail } from '../apps/api/src/store/accounts.ts'
import { openPool } from '../apps/api/src/store/db.ts'
import { transaction } from '../apps/api/src/store/transaction.ts'

/** What was done, or why not: `refused` ends with exit code 1. */
type Outcome = { done: string } | { refused: string }
type Command = (account: Account, job: Job) => Promise<Outcome>

const support = { ip: '', userAgent: 'scripts/account.ts' }

const commands: Readonly<Record<string, Command>> = {
  block: async ({ id }, job) =>
    (await transaction(job.db, (tx) => blockAccount(tx, id, job)))
      ? { done: 'Blocked; all sessions have ended.' }
      : { refused: 'This account is blocked already.' },
  unblock: async ({ id }, job) =>
    (await transaction(job.db, (tx) => unblockAccount(tx, id, job)))
      ? { done: 'Unblocked.' }
      : { refused: 'This account is not blocked.' },
  delete: async (account, job) => {
    if (account.gpNumber && (await hasRunningPlan(account.gpNumber, job)))
      return { refused: 'This account is linked to a running subscription: it must be unlinked first.' }
    const deletion = { account, by: 'support' as const, edition: account.source }
    return (await transaction(job.db, (tx) => deleteAccount(tx, deletion, { ...job, ...support })))
      ? { done: 'Deleted; the mail and the word to the publisher leave with the next round of the outbox.' }
      : { refused: 'The account has changed meanwhile: try again.' }
  },
  export: async (account, job) => {
    const file = await exportAccount(account, job)
    await audit(job.db, { action: 'account.exported', accountId: account.id, actor: 'support' }, job)
    return { done: JSON.stringify(file, null, 2) }
  },
}

const [name = '', email = ''] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (!command || !email) {
  console.error(`Usage: node scripts/account.ts ${Object.keys(commands).join('|')} <e-mail address>`)
  process.exit(2)
}

try {
  const config = readConfig()
  const { deps, close } = await createDeps(config, await openPool(config.database))
  const account = await findAccountByEmail(deps.db, emailKey(email))
  const outcome = account ? await command(account, jobOf(deps)) : { refused: 'There is no such account.' }
  await close()
  if ('done' in outcome) console.log(outcome.done)
  else console.error(outcome.refused)
  process.exitCode = 'done' in outcome ? 0 : 1
} catch (error) {
  // A database's message can carry the whole row: only what was written for people is shown.
  const { code, message } = error as { code?: unknown; message: string }
  const known = ['DATABASE_IN_USE', 'PUBLISHER_UNAVAILABLE'].includes(String(code))
  console.error(known || code === undefined ? message : `It failed (${String(code)}).`)
  process.exit(1)
}
