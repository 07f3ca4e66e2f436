import { type push as contract, Problem } from '@leserkonto/contracts'
import type { OperationsOf } from '../context.ts'
import { renew } from './renew.ts'
import { choosePush, findPushRows, removePush } from './store/push-subscriptions.ts'
import { shown, subscribe, topicsOf } from './subscribe.ts'

export const push: OperationsOf<typeof contract> = {
  state: async ({ edition }, call) => {
    const rows = await findPushRows(call.db, call.reader.accountId)
    return {
      public_key: call.push.publicKey ?? null,
      topics: topicsOf(call.askedEdition(edition)),
      browsers: rows.map((row) => shown(row, call)),
    }
  },
  subscribe,
  choose: async ({ id, topics }, call) => {
    const row = await choosePush(call.db, { id, accountId: call.reader.accountId }, [...new Set(topics)])
    if (!row) throw new Problem('NOT_FOUND')
    return shown(row, call)
  },
  remove: async ({ id }, call) => {
    if (!(await removePush(call.db, { id, accountId: call.reader.accountId }))) throw new Problem('NOT_FOUND')
  },
  renew,
}
