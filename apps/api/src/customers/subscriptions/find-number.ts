import { Problem, type subscriptions } from '@leserkonto/contracts'
import { isRunning, linkProofLifetimeMs } from '@leserkonto/rules'
import type { OperationOf } from '../../context.ts'
import { askForCustomer } from '../shared/customer-copy.ts'
import { createLinkProof } from '../store/link-proofs.ts'

/**
 * The only customer with a name and address and a running plan; the answer for several is the same as for none. The found
 * number can be linked without another proof for 15 minutes, once.
 */
export const findNumber: OperationOf<typeof subscriptions.findNumber> = async (query, call) => {
  const [gpNumber, ...others] = await call.publisher.searchCustomers({
    ...query,
    customer_type: query.customer_type ?? 'private',
  })
  const record = gpNumber && others.length === 0 ? await askForCustomer(gpNumber, call) : null
  if (!gpNumber || !record?.copy.subscriptions.some((plan) => isRunning(plan, call.now)))
    throw new Problem('LINK_NO_SUBSCRIPTION')
  await createLinkProof(call.db, {
    id: call.ids.newId(),
    accountId: call.reader.accountId,
    gpNumber,
    expiresAt: new Date(call.now.getTime() + linkProofLifetimeMs),
  })
  return { gp_number: gpNumber }
}
