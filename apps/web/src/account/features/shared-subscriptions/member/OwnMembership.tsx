import { sharedReaderTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAccount } from '../../../session/account.ts'
import { usePaths } from '../../../session/paths.ts'
import { trpc } from '../../../session/trpc.ts'
import actions from '../../../shell/Actions.module.css'
import { ConfirmDialog } from '../../../shell/ConfirmDialog.tsx'
import { germanMoment } from '../../../shell/german-date.ts'
import { Page } from '../../../shell/Page.tsx'
import rows from '../../../shell/Rows.module.css'
import { useChange } from '../../../shell/use-change.ts'
import classes from '../SharedSubscriptions.module.css'
import type { Membership } from '../shared-plan.ts'
import { useSharedChange } from '../shared-plan.ts'

type OwnMembershipProps = { membership: Membership; message: ReactNode }

/** The member's page; leaving has to be confirmed. */
export function OwnMembership({ membership, message }: OwnMembershipProps) {
  const { page } = useAccount()
  const navigate = useNavigate()
  const paths = usePaths()
  const changed = useSharedChange()
  const [leaving, setLeaving] = useState(false)
  const user = trpc.session.userinfo.useQuery(
    { edition: page.edition.shortcut },
    { enabled: membership.type === 'company' },
  ).data
  const { busy, failure, run } = useChange(
    trpc.sharedSubscriptions.removeChildUser.useMutation({
      onSuccess: () => {
        navigate(`${paths.sharedSubscriptions}/quit`, { replace: true })
        return changed()
      },
    }),
  )
  return (
    <>
      <MembershipPage
        membership={membership}
        companyName={membership.type === 'company' ? user?.shared_subscriptions_company_name : undefined}
        message={message}
        offersUrl={page.edition.links.subscriptionService}
        onQuit={() => setLeaving(true)}
      />
      <ConfirmDialog
        open={leaving}
        texts={sharedReaderTexts.quitDialog}
        onConfirm={() => run({ id: membership.seat.id })}
        onClose={() => setLeaving(false)}
        busy={busy}
        failure={failure}
      />
    </>
  )
}

type MembershipPageProps = {
  membership: Membership
  /** For a company plan, as soon as it is known. */
  companyName: string | null | undefined
  message: ReactNode
  /** The edition's page about its subscriptions. */
  offersUrl: string
  onQuit: () => void
}

/** A plan as a member sees it: its owner, the state of the own access, and the button to leave. */
export function MembershipPage({ membership, companyName, message, offersUrl, onQuit }: MembershipPageProps) {
  const { member } = sharedReaderTexts
  const { type, title, owner_name: owner, seat } = membership
  const over = seat.status === 'ended'
  const until = membership.renewable_until
  const active = seat.status === 'activated'
  const { ended } = sharedReaderTexts
  return (
    <Page
      key={over ? 'ended' : 'runs'}
      title={over ? ended.title : member.title}
      lead={over ? until && ended.member(germanMoment(until)) : member.text(type, companyName ?? owner)}
    >
      {message}
      <dl className={classes.facts}>
        <dt>{member.subscription}</dt>
        <dd>{title}</dd>
        {owner && (
          <>
            <dt>{member.owner}</dt>
            <dd>{owner}</dd>
          </>
        )}
        {companyName && (
          <>
            <dt>{member.company}</dt>
            <dd>{companyName}</dd>
          </>
        )}
        <dt>{member.access}</dt>
        <dd>{over ? ended.access : active ? member.active : member.pending}</dd>
      </dl>
      {!active && !over && <p className={rows.soft}>{member.pendingHint}</p>}
      <div className={actions.actions}>
        {over ? (
          <a className={actions.quiet} href={offersUrl}>
            {ended.offers}
          </a>
        ) : (
          <Button className={actions.danger} variant="secondary" onClick={onQuit}>
            {member.quit}
          </Button>
        )}
      </div>
    </Page>
  )
}
