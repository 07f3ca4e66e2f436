import { Problem, type rights } from '@leserkonto/contracts'
import type { OperationOf } from '../../context.ts'
import { hasRight } from '../shared/reader-rights.ts'

/**
 * Succeeds only if the right is granted, by the reader's running plan or an activated seat. If nothing usable is known and
 * the publisher cannot be asked, the right is neither granted nor refused: 503.
 */
export const check: OperationOf<typeof rights.check> = async ({ edition: name, right }, call) => {
  const edition = call.askedEdition(name).shortcut
  if (!(await hasRight(call.reader, { edition, right }, call))) throw new Problem('RIGHT_NOT_GRANTED')
  return { edition, right, granted: true }
}
