import type { Output, sharedSubscriptions } from '@leserkonto/contracts'
import { trpc } from '../../session/trpc.ts'

/** The shared plan of a reader, as its owner or as a member. */
export type SharedView = Output<typeof sharedSubscriptions.childUsers>

/** A plan as its owner sees it. */
export type OwnPlan = Extract<SharedView, { role: 'owner' }>
/** A plan as a member sees it. */
export type Membership = Extract<SharedView, { role: 'member' }>
/** A seat that is taken, or whose invitation was declined or has expired. */
export type Member = OwnPlan['childusers'][number]
/** An invitation as its page shows it. */
export type Invitation = Output<typeof sharedSubscriptions.checkInvitation>[number]

/** Name of a member if it is known, else the address. */
export const nameOf = ({ given_name, family_name, email }: Member): string =>
  [given_name, family_name].filter(Boolean).join(' ') || email

/** Loads data again that a change of a shared plan may have made stale. */
export function useSharedChange(): () => Promise<void> {
  const { sharedSubscriptions, session } = trpc.useUtils()
  return async () => {
    await Promise.all([sharedSubscriptions.invalidate(), session.userinfo.invalidate()])
  }
}
