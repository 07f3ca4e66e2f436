import { Problem, type passkeys } from '@leserkonto/contracts'
import type { OperationOf } from '../../context.ts'
import { renamePasskey } from '../store/passkeys.ts'
import { shown } from './list.ts'

/** Gives one of the reader's passkeys another name; for somebody else's the answer is that for an unknown one. */
export const rename: OperationOf<typeof passkeys.rename> = async ({ id, name }, call) => {
  const renamed = await renamePasskey(call.db, { id, accountId: call.reader.accountId }, name)
  if (!renamed) throw new Problem('NOT_FOUND')
  return shown(renamed)
}
