import { homeTexts, planTexts } from '@leserkonto/texts'
import { usePaths } from '../../session/paths.ts'
import { loadedAhead, trpc } from '../../session/trpc.ts'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import { ValueRow } from '../../shell/ValueRows.tsx'
import { type SharedView, whoseText } from './shared-plan.ts'

const texts = homeTexts.account.shared

type SharedRowProps = {
  user: {
    sub: string
    shared_subscriptions_role: 'owner' | 'member' | null
    shared_subscriptions_company_name: string | null
  }
}

/** The plan that the reader shares with others, also one that has ended lately; nothing for readers who share none. */
export function SharedRow({ user }: SharedRowProps) {
  const { sharedSubscriptions: to } = usePaths()
  const { shared_subscriptions_role: role, shared_subscriptions_company_name: company } = user
  const waiting = trpc.sharedSubscriptions.hasInvitation.useQuery({ id: user.sub }, loadedAhead).data
  const query = trpc.sharedSubscriptions.childUsers.useQuery({}, { ...loadedAhead, enabled: role !== null })
  if (role === null)
    return waiting?.status === 'ended' ? (
      <ValueRow title={texts.title} verb={texts.open} to={to}>
        {texts.ended}
      </ValueRow>
    ) : null
  return (
    <ValueRow title={texts.title} verb={verbOf(query.data, role)} to={to}>
      <LoadedBlock query={query} lines={1}>
        {(view) => <span>{stateOf(view, company)}</span>}
      </LoadedBlock>
    </ValueRow>
  )
}

function verbOf(view: SharedView | undefined, role: 'owner' | 'member'): string {
  if (role === 'member') return texts.open
  return view?.role === 'owner' && view.used === 0 ? texts.invite : texts.manage
}

function stateOf(view: SharedView, companyName: string | null): string {
  if (view.role === 'owner') {
    if (view.ended) return texts.ended
    const invited = view.childusers.filter(({ status }) => status === 'invited').length
    const used = planTexts.people.used(view.used, view.max_members)
    return invited > 0 ? `${used}, ${texts.invited(invited)}` : used
  }
  if (view.role === 'member') return view.seat.status === 'ended' ? texts.ended : whoseText(view, companyName)
  return homeTexts.plan.alongText(companyName)
}
