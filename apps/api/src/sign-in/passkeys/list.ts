import type { Output, passkeys } from '@leserkonto/contracts'
import { userHandleOf } from '../../accounts/shared/passkey-challenge.ts'
import type { OperationOf } from '../../context.ts'
import { findPasskeys, type Passkey } from '../store/passkeys.ts'

/** The reader's passkeys, with what the browser needs to forget those that are gone. */
export const list: OperationOf<typeof passkeys.list> = async (_input, call) => {
  const { accountId } = call.reader
  return {
    rp_id: call.passkeys.rpId,
    user_handle: userHandleOf(accountId, call),
    passkeys: (await findPasskeys(call.db, accountId)).map(shown),
  }
}

/** A passkey as its reader sees it. */
export const shown = (row: Passkey): Output<typeof passkeys.rename> => ({
  id: row.id,
  credential: row.credentialId,
  name: row.name,
  synced: row.backedUp,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
})
