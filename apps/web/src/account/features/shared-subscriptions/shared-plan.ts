import type { Output, sharedSubscriptions } from '@leserkonto/contracts'
import { readableEmail } from '@leserkonto/rules'
import { sharedReaderTexts } from '@leserkonto/texts'
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
  [given_name, family_name].filter(Boolean).join(' ') || readableEmail(email)

/** Whether somebody sits there or is invited to. */
export const isLive = ({ status }: Member): boolean =>
  status === 'invited' || status === 'accepted' || status === 'activated'

/** On whose plan a member reads: of a company by its name, not by who signed for it. */
export const whoseText = ({ type, owner_name }: Membership, companyName?: string | null): string =>
  sharedReaderTexts.member.text(type, companyName ?? owner_name)

/** Loads data again that a change of a shared plan may have made stale. */
export function useSharedChange(): () => Promise<void> {
  const { sharedSubscriptions, session } = trpc.useUtils()
  return async () => {
    await Promise.all([sharedSubscriptions.invalidate(), session.userinfo.invalidate()])
  }
}
