import { fieldError, Problem, type settings } from '@leserkonto/contracts'
import { inputLimits } from '@leserkonto/rules'
import type { OperationOf } from '../../context.ts'
import { transaction } from '../../store/database/run.ts'
import { lockAccount } from '../store/accounts.ts'
import { findSettings, saveSettings } from '../store/settings.ts'

const max = inputLimits.settingsPerAccount

/** Saves settings, all or none: an account keeps at most 100. */
export const save: OperationOf<typeof settings.save> = async ({ settings: entries }, call) => {
  const { accountId } = call.reader
  const settings = await transaction(call.db, async (tx) => {
    if (!(await lockAccount(tx, accountId))) throw new Problem('AUTH_REQUIRED')
    await saveSettings(tx, accountId, entries, call.now)
    const saved = await findSettings(tx, accountId)
    if (saved.length <= max) return saved
    throw new Problem('VALIDATION_FAILED', { fields: [fieldError('settings', 'TOO_MANY', { max })] })
  })
  return { settings }
}
