import { Problem } from '@leserkonto/contracts'
import { sharerName, untaggedEmailKey } from '@leserkonto/rules'
import type { Account } from '../../accounts/store/accounts.ts'
import type { Call, LimitSubjects } from '../../context.ts'
import { findNumbersOf } from '../../customers/store/account-links.ts'
import { type ManagedPlan, managedPlan, ownerEmailOf } from '../plans/managed-plan.ts'
import { hasPlan } from '../store/shared-plans.ts'
import type { Inviting } from './mail-invitation.ts'

/**
 * Invitations that fail within this time, or the time left for the call, are reported.
 * Source: docs/spec/flows.md#sending-invitations.
 */
const sendWithinMs = 3_000

/**
 * The running plan that an owner or an administrator manages; `force` asks the publisher now. Throws
 * SHARED_OWNER_SUBSCRIPTION_ENDED for readers whose plan has ended, FORBIDDEN for all others.
 */
export async function planToManage(
  account: Account,
  { force }: { force: boolean },
  call: Call,
): Promise<ManagedPlan> {
  const managed = await managedPlan(account.id, { force }, call)
  if (managed) return managed
  const ended = await hasPlan(call.db, await findNumbersOf(call.db, account.id))
  throw new Problem(ended ? 'SHARED_OWNER_SUBSCRIPTION_ENDED' : 'FORBIDDEN')
}

/** Who invites, with the name for invitations, which is that of the publisher's record. */
export async function invitingOwner(
  { account, plan, ownSeat, edition }: Omit<Inviting, 'name' | 'ownerEmail'>,
  call: Call,
): Promise<Inviting> {
  const [record, ownerEmail] = await Promise.all([
    call.publisher.customer(plan.ownerGpNumber),
    ownerEmailOf(plan, call),
  ])
  return { account, plan, ownSeat, ownerEmail, name: record && sharerName(recordName(record)), edition }
}

type CustomerRecord = NonNullable<Awaited<ReturnType<Call['publisher']['customer']>>>

/** How the publisher's record names a customer. */
export const recordName = (record: CustomerRecord) => ({
  company: record.company_name,
  givenName: record.given_name,
  familyName: record.family_name,
})

/** Counts invitations and makes them; those that fail are given back to the limits. */
export async function withinInvitationLimits<T>(
  emails: readonly string[],
  { account, plan }: Pick<Inviting, 'account' | 'plan'>,
  call: Call,
  make: () => Promise<T>,
): Promise<T> {
  const taken: (() => Promise<void>)[] = []
  const take = async (name: 'invitation' | 'invitationAddress', subjects: LimitSubjects) => {
    await call.limits.take(name, subjects)
    taken.push(() => call.limits.giveBack(name, subjects))
  }
  try {
    for (const email of emails) {
      await take('invitation', { account: account.id })
      await take('invitationAddress', { subject: `${plan.id} ${untaggedEmailKey(email)}` })
    }
    return await make()
  } catch (error) {
    for (const giveBack of taken) await giveBack()
    throw error
  }
}

/** Sends invitations at once; returns the entries whose mails the server did not take. */
export async function unsentInvitations(entryIds: readonly string[], call: Call): Promise<Set<string>> {
  const withinMs = Math.min(sendWithinMs, call.leftMs())
  return new Set(entryIds.length > 0 ? await call.deliverNow(entryIds, withinMs) : [])
}
