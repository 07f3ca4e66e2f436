import { rightCodes } from '@leserkonto/rules'
import { enqueueEntry } from '../../outbox/enqueue.ts'
import { accessIn } from '../shared/forms.ts'
import type { Act } from '../shared/record.ts'
import { endAccessOf, openAccess } from '../store/granted-access.ts'

/** Opens plus articles of a newspaper for some hours; they end by themselves. */
export const openAccessNow: Act = async (tx, { account: { id: accountId }, values }, call) => {
  const wish = accessIn(values, call)
  if (!wish) return 'hours'
  const { newspaper, hours, ms } = wish
  await openAccess(tx, {
    id: call.ids.newId(),
    accountId,
    edition: newspaper.shortcut,
    right: rightCodes.newsPortal,
    beganAt: call.now,
    endsAt: new Date(call.now.getTime() + ms),
  })
  await enqueueEntry(tx, { kind: 'rights.changed', payload: { accountId } }, call)
  return { edition: newspaper.shortcut, hours }
}

/** Ends all that is open to an account. */
export const endAccess: Act = async (tx, { account: { id: accountId } }, call) => {
  const ended = await endAccessOf(tx, accountId, call.now)
  if (ended === 0) return 'nothing'
  await enqueueEntry(tx, { kind: 'rights.changed', payload: { accountId } }, call)
  return { ended }
}
