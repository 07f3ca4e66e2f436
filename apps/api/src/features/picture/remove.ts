import { Problem, type picture } from '@leserkonto/contracts'
import type { Story } from '../../context.ts'
import { removeOrphans } from '../../domain/accounts/remove-orphans.ts'
import { lockAccount } from '../../store/accounts.ts'
import { usePicture } from '../../store/picture-objects.ts'
import { transaction } from '../../store/transaction.ts'

/**
 * Takes the picture out of use, then out of the store. If the store fails, the reader is told: their picture is not
 * shown any more, but whoever kept its address may still see it until a repeat or the sweep removes it.
 */
export const remove: Story<typeof picture.remove> = async (_input, call) => {
  const { accountId } = call.reader
  try {
    await transaction(call.db, async (tx) => {
      if (await lockAccount(tx, accountId)) await usePicture(tx, accountId, null, call.now)
    })
    await removeOrphans({ accountId }, call)
  } catch (cause) {
    throw new Problem('PICTURE_DELETE_FAILED', { cause })
  }
}
