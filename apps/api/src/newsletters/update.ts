import type { newsletter } from '@leserkonto/contracts'
import type { Call, OperationOf } from '../context.ts'
import { confirmOptIn } from './confirm-opt-in.ts'
import { leaveLists } from './leave-lists.ts'
import { refusal } from './refusal.ts'
import { setLists } from './set-lists.ts'
import { findNewsletterUserById } from './store/newsletter-users.ts'
import type { Change, Proof } from './token-proof.ts'
import { proofOfToken } from './token-proof.ts'

/** What each proof may do. Source: docs/spec/contract.md#what-each-proof-may-do. */
const verbsOf: Readonly<Record<Proof['kind'], readonly number[]>> = {
  opt_in: [3],
  edit: [4, 5],
  unsubscribe: [5],
  reader: [4, 5],
}

/**
 * Confirms (3), sets the wanted lists of an edition (4) or unsubscribes (5). Throws NEWSLETTER_ERROR: 401 without a
 * credential, 404 for an unknown or somebody else's id, 403 for a token of another purpose, 410 for one that is no longer
 * valid.
 */
export const update: OperationOf<typeof newsletter.update> = async (change, call) => {
  const proof = await proofFor(change, call)
  if (proof.kind === 'opt_in') return confirmOptIn(proof, call)
  return change.register_status === 4 ? setLists(change, proof, call) : leaveLists(change, proof, call)
}

async function proofFor({ id, token, register_status }: Change, call: Call): Promise<Proof> {
  const proof = token === undefined ? await readerProof(id, call) : await tokenProof(id, token, call)
  if (!verbsOf[proof.kind].includes(register_status)) throw refusal(403, 'token')
  return proof
}

async function tokenProof(id: string, token: string, call: Call): Promise<Proof> {
  const proof = await proofOfToken(token, call)
  if (!proof) throw refusal(401, 'token')
  if (proof.newsletterUserId !== id) throw refusal(404, 'token')
  if (proof.dead) throw refusal(410, 'token')
  return proof
}

async function readerProof(id: string, call: Call): Promise<Proof> {
  if (!call.reader) throw refusal(401, 'token')
  const user = await findNewsletterUserById(call.db, id)
  if (user?.emailKey !== call.reader.emailKey) throw refusal(404, 'token')
  return { kind: 'reader', newsletterUserId: id }
}
