import { sharedReaderTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { type ReactNode, useState } from 'react'
import { useAccount } from '../../../session/account.ts'
import { trpc } from '../../../session/trpc.ts'
import actions from '../../../shell/Actions.module.css'
import { germanMoment } from '../../../shell/german-date.ts'
import { Page } from '../../../shell/Page.tsx'
import rows from '../../../shell/Rows.module.css'
import { QuitPlan } from '../QuitPlan.tsx'
import classes from '../SharedSubscriptions.module.css'
import type { Membership } from '../shared-plan.ts'

type OwnMembershipProps = { membership: Membership; message: ReactNode }

/** The member's page; leaving has to be confirmed. */
export function OwnMembership({ membership, message }: OwnMembershipProps) {
  const { page } = useAccount()
  const [leaving, setLeaving] = useState(false)
  const user = trpc.session.userinfo.useQuery(
    { edition: page.edition.shortcut },
    { enabled: membership.type === 'company' },
  ).data
  return (
    <>
      <MembershipPage
        membership={membership}
        companyName={membership.type === 'company' ? user?.shared_subscriptions_company_name : undefined}
        message={message}
        offersUrl={page.edition.links.subscriptionService}
        onQuit={() => setLeaving(true)}
      />
      {leaving && <QuitPlan seatId={membership.seat.id} onClose={() => setLeaving(false)} />}
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
      title={over ? ended.title : member.title(type)}
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
