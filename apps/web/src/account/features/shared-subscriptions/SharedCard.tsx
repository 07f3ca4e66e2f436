import { homeTexts, planTexts, sharedOwnerTexts, sharedReaderTexts } from '@leserkonto/texts'
import { usePaths } from '../../session/paths.ts'
import { loadedAhead, trpc } from '../../session/trpc.ts'
import { HomeCard } from '../../shell/HomeCard.tsx'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import type { SharedView } from './shared-plan.ts'

const texts = homeTexts.shared

type SharedCardProps = {
  user: {
    sub: string
    shared_subscriptions_role: 'owner' | 'member' | null
    shared_subscriptions_company_name: string | null
    is_masteruser: boolean
  }
}

/** The plan that the reader shares with others, also one that has ended lately; nothing for readers who share none. */
export function SharedCard({ user }: SharedCardProps) {
  const paths = usePaths()
  const { shared_subscriptions_role: role, is_masteruser: ownsCompanyPlan } = user
  const waiting = trpc.sharedSubscriptions.hasInvitation.useQuery({ id: user.sub }, loadedAhead).data
  const query = trpc.sharedSubscriptions.childUsers.useQuery({}, { ...loadedAhead, enabled: role !== null })
  const { shared, toShared } = planTexts
  if (role === null)
    return waiting?.status === 'ended' ? (
      <HomeCard title={texts.title} links={[{ name: toShared, to: paths.sharedSubscriptions }]}>
        <p>{texts.ended}</p>
      </HomeCard>
    ) : null
  const open = role === 'member' ? toShared : shared[ownsCompanyPlan ? 'company' : 'family']
  return (
    <HomeCard title={texts.title} links={[{ name: open, to: paths.sharedSubscriptions }]}>
      <LoadedBlock query={query} lines={2}>
        {(view) => <p>{stateOf(view, user.shared_subscriptions_company_name)}</p>}
      </LoadedBlock>
    </HomeCard>
  )
}

function stateOf(view: SharedView, companyName: string | null): string {
  if (view.role === 'owner') {
    if (view.ended) return texts.ended
    return `${view.title}: ${sharedOwnerTexts.seats.used(view.used, view.max_members)}`
  }
  if (view.role === 'member')
    return view.seat.status === 'ended'
      ? texts.ended
      : sharedReaderTexts.member.text(view.type, companyName ?? view.owner_name)
  return sharedReaderTexts.none.text
}
