import { fieldError, Problem, type push } from '@leserkonto/contracts'
import type { OperationOf } from '../context.ts'
import { findByEndpoint, movePush } from './store/push-subscriptions.ts'
import { openedTarget, sealedTarget } from './targets.ts'

/**
 * Gives a browser its new address. Its service worker has no session: it proves itself by the former address with the secret
 * that only this browser and we know. A caller who is wrong in either gets the same answer.
 */
export const renew: OperationOf<typeof push.renew> = async (
  { former_endpoint, former_auth, ...target },
  call,
) => {
  const { secretHash } = call.ids
  const row = await findByEndpoint(call.db, secretHash(former_endpoint))
  // By digests: how long a comparison takes says nothing about the secret.
  if (!row || secretHash(openedTarget(row.target, call).auth) !== secretHash(former_auth))
    throw new Problem('NOT_FOUND')
  if (!call.push.allows(target))
    throw new Problem('VALIDATION_FAILED', { fields: [fieldError('endpoint', 'FORMAT')] })
  if (!(await movePush(call.db, row.id, sealedTarget(target, call)))) throw new Problem('NOT_FOUND')
}
