import { type Output, Problem, type unsubscribeByOneClick } from '@leserkonto/contracts'
import { noReason } from '@leserkonto/rules'
import type { OperationOf } from '../context.ts'
import { leave } from './leave-lists.ts'
import { refusal } from './refusal.ts'
import { unsubscribeProof } from './token-proof.ts'

const done: Output<typeof unsubscribeByOneClick> = { status: 'unsubscribed' }

/**
 * What a mail program sends for its reader: ends the lists of the mail's token without a confirmation. For a newsletter
 * user who no longer exists there is nothing to end, and the answer is the same. Source: RFC 8058.
 */
export const oneClick: OperationOf<typeof unsubscribeByOneClick> = async ({ t }, call) => {
  // Any website can send this form: a wrong token must not use up the guesses of who looks at it.
  const proof = unsubscribeProof(t, call)
  if (!proof) throw refusal(401, 'token')
  const newsletterIds = proof.list === null ? null : [proof.list]
  const ending = {
    newsletterIds,
    reason: noReason,
    reasonText: null,
    method: 'one_click',
    from: call,
  } as const
  try {
    await leave(ending, proof, call)
  } catch (error) {
    if (!(error instanceof Problem && error.status === 404)) throw error
  }
  return done
}
