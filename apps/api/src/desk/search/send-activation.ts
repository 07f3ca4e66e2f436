import { emailKey, mayAct } from '@leserkonto/rules'
import { deskForms } from '@leserkonto/texts'
import { findAttempts } from '../../accounts/store/pending-registrations.ts'
import type { DeskCall, DeskShown, DeskValues } from '../../desk-context.ts'
import { enqueueEntry, tellRelay } from '../../outbox/enqueue.ts'
import { transaction } from '../../store/database/run.ts'
import { deskAnswers } from '../shared/answers.ts'
import { record } from '../shared/record.ts'
import { searchView } from './search.ts'

/**
 * Sends the link of a registration that waits once more, as if its reader had asked for it. There is no account yet, so that the
 * record names the registration.
 */
export async function sendActivation({ email = '' }: DeskValues, call: DeskCall): Promise<DeskShown> {
  if (!mayAct(call.staff.role, 'activation.sent')) return deskAnswers.forbidden()
  const attempt = (await findAttempts(call.db, emailKey(email), call.now)).at(-1)
  if (!attempt) return deskAnswers.unknown()
  await transaction(call.db, async (tx) => {
    const { edition } = attempt
    const askedAt = call.now.toISOString()
    const payload = { email: attempt.email, edition, ip: '', userAgent: 'desk', askedAt }
    await enqueueEntry(tx, { kind: 'registration.mail', payload }, call)
    const cause = { reason: 'no_mail', identified: 'none' } as const
    await record(
      tx,
      { act: 'activation.sent', accountId: null, ...cause, detail: { registration: attempt.id } },
      call,
    )
  })
  tellRelay(call)
  const view = searchView(attempt.email)
  const done = { kind: 'notice', tone: 'done', text: deskForms['activation.sent'].done } as const
  return { status: 200, view: { ...view, blocks: [done, ...view.blocks] } }
}
