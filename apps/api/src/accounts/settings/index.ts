import type { settings as contract } from '@leserkonto/contracts'
import type { OperationsOf } from '../../context.ts'
import { findSettings, removeSettings } from '../store/settings.ts'
import { save } from './save.ts'

export const settings: OperationsOf<typeof contract> = {
  list: async (_input, call) => ({ settings: await findSettings(call.db, call.reader.accountId) }),
  save,
  remove: async ({ name }, call) => {
    await removeSettings(call.db, call.reader.accountId, name)
    return { settings: await findSettings(call.db, call.reader.accountId) }
  },
}
