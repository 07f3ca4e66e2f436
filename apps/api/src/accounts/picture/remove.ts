import { Problem, type picture } from '@leserkonto/contracts'
import type { OperationOf } from '../../context.ts'
import { announce } from '../../outbox/announce.ts'
import { transaction } from '../../store/database/run.ts'
import { removeOrphans } from '../shared/remove-orphans.ts'
import { usePicture } from '../store/picture-objects.ts'

/**
 * Stops using the picture, then removes it from the store. If the store fails, the reader gets an error: the picture is no
 * longer shown, but its address still works until a repeat or the sweep removes it.
 */
export const remove: OperationOf<typeof picture.remove> = async (_input, call) => {
  const { accountId } = call.reader
  try {
    await transaction(call.db, async (tx) => {
      if (!(await usePicture(tx, accountId, null, call.now))) return
      await announce(tx, [{ type: 'account.changed', data: { sub: accountId, change: 'picture' } }], call)
    })
    await removeOrphans({ accountId }, call)
  } catch (cause) {
    throw new Problem('PICTURE_DELETE_FAILED', { cause })
  }
}
