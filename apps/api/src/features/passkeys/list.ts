import type { passkeys } from '@leserkonto/contracts'
import type { Story } from '../../context.ts'
import { userHandleOf } from '../../domain/accounts/passkey-challenge.ts'
import { findPasskeys } from '../../store/sessions/passkeys.ts'
import { shown } from './shown.ts'

/** The reader's passkeys, with what the browser needs to forget those that are gone. */
export const list: Story<typeof passkeys.list> = async (_input, call) => {
  const { accountId } = call.reader
  return {
    rp_id: call.passkeys.rpId,
    user_handle: userHandleOf(accountId, call),
    passkeys: (await findPasskeys(call.db, accountId)).map(shown),
  }
}
