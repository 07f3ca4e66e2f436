import { readableEmail } from '@leserkonto/rules'
import { invitationTexts } from '@leserkonto/texts'
import { emailBreaks } from '@leserkonto/ui/parts/email-breaks'
import type { ReactNode } from 'react'
import { germanMoment } from '../../../shell/german-date.ts'
import { Page } from '../../../shell/Page.tsx'
import classes from '../SharedSubscriptions.module.css'
import type { Invitation } from '../shared-plan.ts'

type InvitationPageProps = {
  invitation: Invitation
  /** Address of the account that would accept it, once it is known. */
  account?: string | undefined
  /** The page asks where the reader lives, and says why there. @default false */
  asksAddress?: boolean
  /** What the reader can do. */
  children: ReactNode
}

/** Who invites whom to what, and until when; the invited address is masked. */
export function InvitationPage({ invitation, account, asksAddress = false, children }: InvitationPageProps) {
  const texts = invitationTexts
  return (
    <Page title={texts.title} lead={texts.text(invitation.type, invitation.owner_name)}>
      <dl className={classes.facts}>
        {invitation.company_name && (
          <>
            <dt>{texts.company}</dt>
            <dd>{invitation.company_name}</dd>
          </>
        )}
        <dt>{texts.invited}</dt>
        <dd>{emailBreaks(invitation.email ? readableEmail(invitation.email) : invitation.email_masked)}</dd>
        {account && account !== invitation.email && (
          <>
            <dt>{texts.account}</dt>
            <dd>{emailBreaks(readableEmail(account))}</dd>
          </>
        )}
        <dt>{texts.validUntil}</dt>
        <dd>{germanMoment(invitation.expires_at)}</dd>
      </dl>
      {invitation.type === 'family' && !asksAddress && <p>{texts.sameAddress}</p>}
      {children}
    </Page>
  )
}
