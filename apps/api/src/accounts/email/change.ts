import { type email, Problem } from '@leserkonto/contracts'
import type { OperationOf } from '../../context.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { transaction } from '../../store/database/run.ts'
import { judgeEmailChange, openEmailChange } from '../shared/email-change.ts'
import { holdSession } from '../shared/hold-session.ts'
import { findAccount } from '../store/accounts.ts'

/** Stores the request for another address; nothing changes until it is confirmed from its mailbox. */
export const change: OperationOf<typeof email.change> = async (form, call) => {
  const edition = call.askedEdition(form.edition).shortcut
  await judgeEmailChange(form, call)
  const account = await findAccount(call.db, call.reader.accountId)
  if (!account) throw new Problem('AUTH_REQUIRED')
  const { email: to, mark } = form
  await transaction(
    call.db,
    async (tx) => {
      await holdSession(tx, call)
      await openEmailChange(tx, { account, email: to, edition, mark }, call)
    },
    ['email_change_open_key'],
  )
  tellRelay(call)
  return { pending_email: form.email }
}
