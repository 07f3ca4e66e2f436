import { Problem, type rights } from '@leserkonto/contracts'
import type { Story } from '../../call.ts'
import { readerRights } from '../../steps/reader-rights.ts'
import { findAccount } from '../../store/accounts.ts'

/**
 * Answers only when the right is granted, by an own running plan or an activated seat. Where nothing usable is known
 * and the publisher cannot be asked, it is neither granted nor refused: 503.
 */
export const check: Story<typeof rights.check> = async ({ edition: name, right }, call) => {
  const edition = call.edition(name).shortcut
  const { accountId } = call.reader
  const gpNumber = (await findAccount(call.db, accountId))?.gpNumber ?? null
  const known = await readerRights({ accountId, gpNumber }, { edition, wanted: right }, call)
  if (known.rights.includes(right)) return { edition, right, granted: true }
  if (known.outage) throw known.outage
  throw new Problem('RIGHT_NOT_GRANTED')
}
