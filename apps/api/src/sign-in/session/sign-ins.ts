import type { session } from '@leserkonto/contracts'
import { goneUntil, signInHistory } from '@leserkonto/rules'
import { findSignIns } from '../../accounts/store/audit.ts'
import type { OperationOf } from '../../context.ts'

/** What happened at the reader's door in the last weeks, out of the audit. */
export const signIns: OperationOf<typeof session.signIns> = async (_input, call) => {
  const since = goneUntil('signIns', call.now)
  const rows = await findSignIns(call.db, call.reader.accountId, { since, most: signInHistory.shown })
  return {
    sign_ins: rows.map(({ at, action, detail }) => ({
      at: at.toISOString(),
      outcome: outcomes[action],
      method: methods.find((method) => method === detail.method) ?? null,
      device: detail.device ?? null,
      edition: detail.edition ?? null,
    })),
  }
}

const outcomes = {
  login: 'signed_in',
  'login.refused': 'refused',
  'login.blocked': 'blocked',
  'email.changed': 'address_changed',
  'email.taken_back': 'taken_back',
} as const
const methods = ['password', 'code', 'passkey', 'link', 'moved'] as const
