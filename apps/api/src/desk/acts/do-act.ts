import { type DeskAct, deskActs, deskAddresses, mayAct, needsProof } from '@leserkonto/rules'
import type { DeskRefusal } from '@leserkonto/texts'
import { exportAccount } from '../../accounts/profile/export-account.ts'
import { type Account, findAccount, lockAccounts } from '../../accounts/store/accounts.ts'
import { audit } from '../../accounts/store/audit.ts'
import type { DeskCall, DeskShown, DeskValues } from '../../desk-context.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { transaction } from '../../store/database/run.ts'
import { reader } from '../reader/reader.ts'
import { deskAnswers, isId } from '../shared/answers.ts'
import { recordCounted } from '../shared/counted-use.ts'
import { causeIn } from '../shared/forms.ts'
import { type Act, type Cause, isOwn, look, record } from '../shared/record.ts'
import { findMerge } from '../store/account-merges.ts'
import { acts } from './acts.ts'

/**
 * Does what a form on the page of a reader asks for. The act and its line on record are one transaction, so that neither is there
 * without the other. Source: docs/spec/service-desk.md#acts.
 */
export async function doAct(
  { id, name, values }: { id: string; name: string; values: DeskValues },
  call: DeskCall,
): Promise<DeskShown> {
  const act = deskActs.find((one) => one === name)
  const does = act && acts[act]
  if (!act || !(does || act === 'account.exported')) return deskAnswers.unknown()
  if (!mayAct(call.staff.role, act)) return deskAnswers.forbidden()
  const account = await findAccount(call.db, id)
  if (!account) return deskAnswers.unknown()
  const cause = act === 'reader.noted' ? look : causeIn(values)
  const refused = refusalOf(act, { account, cause }, call)
  if (refused || !cause) return reader(id, { refused: refused ?? 'choice' }, call)
  if (!does) return exported(account, cause, call)
  const refusal = await actOnRecord(does, { act, account, cause, values }, call)
  if (refusal) return reader(id, { refused: refusal }, call)
  tellRelay(call)
  return { goTo: `${deskAddresses.reader}/${id}?getan=${act}` }
}

/** Why it is refused before anything is looked at. */
function refusalOf(
  act: DeskAct,
  { account, cause }: { account: Account; cause: Cause | undefined },
  { staff }: DeskCall,
): DeskRefusal | undefined {
  if (!cause) return 'choice'
  if (isOwn(account, staff)) return 'own'
  return needsProof(act) && cause.identified === 'none' ? 'proof' : undefined
}

type Doing = { act: DeskAct; account: Account; cause: Cause; values: DeskValues }

/** Both or nothing; why it was refused, if it was. */
async function actOnRecord(
  does: Act,
  { act, account, cause, values }: Doing,
  call: DeskCall,
): Promise<DeskRefusal | undefined> {
  const { id: accountId } = account
  const others = await alsoLocked(values, call)
  return transaction(
    call.db,
    async (tx) => {
      if (!(await lockAccounts(tx, [accountId, ...others]))) return 'nothing'
      const done = await does(tx, { account, values }, call)
      if (typeof done === 'string') return done
      await record(tx, { act, accountId, ...cause, detail: done }, call)
      return undefined
    },
    ['email_change_open_key'],
  )
}

/** A merge that is undone is about two accounts, and both are locked in one order. */
async function alsoLocked({ merge = '' }: DeskValues, { db }: DeskCall): Promise<string[]> {
  const found = isId(merge) ? await findMerge(db, merge) : null
  return found ? [found.goneId] : []
}

/** All that is stored of a reader, as the reader gets it themselves. */
async function exported(account: Account, cause: Cause, call: DeskCall): Promise<DeskShown> {
  const { id: accountId } = account
  const refused = await recordCounted({ act: 'account.exported', accountId, ...cause }, call, (tx) =>
    audit(tx, { action: 'account.exported', accountId, actor: 'support' }, call),
  )
  if (refused) return refused
  const file = JSON.stringify(await exportAccount(account, call), null, 2)
  return { file, name: 'leserkonto.json', type: 'application/json' }
}
