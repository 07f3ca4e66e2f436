import { addresses } from '@leserkonto/rules'
import { invitationTexts } from '@leserkonto/texts'
import { Button, buttonLook } from '@leserkonto/ui/Button'
import { Link } from 'react-router-dom'
import { useAccount } from '../../../session/account.ts'
import { useForward } from '../../../session/forward.ts'
import { usePaths } from '../../../session/paths.ts'
import { trpc } from '../../../session/trpc.ts'
import actions from '../../../shell/Actions.module.css'
import { LoadedPage } from '../../../shell/LoadedPage.tsx'
import { Page } from '../../../shell/Page.tsx'
import { SeatNotice } from '../SeatNotice.tsx'
import type { Membership } from '../shared-plan.ts'

/** Shows the state of the reader's access. Source: docs/spec/account.md#invitation-success-page. */
export function SharedSubscriptionSuccessScreen() {
  const plan = trpc.sharedSubscriptions.childUsers.useQuery({})
  const user = trpc.session.userinfo.useQuery({ edition: useAccount().page.edition.shortcut })
  const forward = useForward(addresses.overview)
  return (
    <LoadedPage query={plan}>
      {(view) => (
        <SharedSubscriptionSuccess
          membership={view.role === 'member' ? view : undefined}
          isOwner={view.role === 'owner'}
          notice={user.data?.seat_notice}
          onNext={forward}
        />
      )}
    </LoadedPage>
  )
}

type SharedSubscriptionSuccessProps = {
  /** Undefined for a reader without a membership. */
  membership: Membership | undefined
  /** The reader owns a shared plan. */
  isOwner: boolean
  /** Code of what prevented a seat when the account was activated. */
  notice?: string | null | undefined
  onNext: () => void
}

/** The result of an accepted invitation, and where to go next. */
export function SharedSubscriptionSuccess({
  membership,
  isOwner,
  notice,
  onNext,
}: SharedSubscriptionSuccessProps) {
  const paths = usePaths()
  const { success } = invitationTexts
  const manage = (
    <Link className={actions.quiet} to={paths.sharedSubscriptions}>
      {success.manage}
    </Link>
  )
  if (!membership)
    return (
      <Page title={success.noneTitle} lead={isOwner ? success.owner : success.none}>
        <SeatNotice code={notice} />
        <div className={actions.actions}>
          {!isOwner && (
            <Link {...buttonLook({})} to={paths.invitation}>
              {success.invitation}
            </Link>
          )}
          {manage}
        </div>
      </Page>
    )
  const active = membership.seat.status === 'activated'
  return (
    <Page
      title={active ? success.title(membership.type) : success.pendingTitle}
      lead={active ? success.text(membership.type, membership.owner_name) : success.pending}
    >
      {active && <p>{success.opens(membership.title)}</p>}
      <div className={actions.actions}>
        <Button onClick={onNext}>{success.next}</Button>
        {manage}
      </div>
    </Page>
  )
}
