import { sharedReaderTexts } from '@leserkonto/texts'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePaths } from '../../../paths.ts'
import { api } from '../../../session/ApiProvider.tsx'
import { useAccount } from '../../../session/account.ts'
import { ConfirmDialog } from '../../../shell/ConfirmDialog.tsx'
import { useAction } from '../../../shell/use-action.ts'
import type { Membership } from '../shared-plan.ts'
import { useSharedChange } from '../use-shared-change.ts'
import { MembershipPage } from './MembershipPage.tsx'

type MembershipStateProps = { membership: Membership; message: ReactNode }

/** The member's page; leaving is asked for once more. */
export function MembershipState({ membership, message }: MembershipStateProps) {
  const { page } = useAccount()
  const navigate = useNavigate()
  const paths = usePaths()
  const changed = useSharedChange()
  const [leaving, setLeaving] = useState(false)
  const user = api.session.userinfo.useQuery(
    { edition: page.edition.shortcut },
    { enabled: membership.type === 'company' },
  ).data
  const { busy, failure, run } = useAction({
    name: 'sharedSubscriptions.removeChildUser',
    call: (client) => client.sharedSubscriptions.removeChildUser.mutate({ id: membership.seat.id }),
    onDone: () => {
      navigate(`${paths.sharedSubscriptions}/quit`, { replace: true })
      return changed()
    },
  })
  return (
    <>
      <MembershipPage
        membership={membership}
        companyName={user?.shared_subscriptions_company_name}
        message={message}
        offersUrl={page.edition.links.subscriptionService}
        onQuit={() => setLeaving(true)}
      />
      <ConfirmDialog
        open={leaving}
        texts={sharedReaderTexts.quitDialog}
        onConfirm={run}
        onClose={() => setLeaving(false)}
        busy={busy}
        failure={failure}
      />
    </>
  )
}
