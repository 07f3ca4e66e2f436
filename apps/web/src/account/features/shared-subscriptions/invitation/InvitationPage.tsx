import { berlinMoment } from '@leserkonto/rules'
import { invitationTexts } from '@leserkonto/texts'
import type { ReactNode } from 'react'
import { Page } from '../../../shell/Page.tsx'
import classes from '../SharedSubscriptions.module.css'
import type { Invitation } from '../shared-plan.ts'

type InvitationPageProps = {
  invitation: Invitation
  /** What the reader can do about it. */
  children: ReactNode
}

/** Who invites whom to what, and until when; no more of an address than its mask. */
export function InvitationPage({ invitation, children }: InvitationPageProps) {
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
        <dd>{invitation.email_masked}</dd>
        <dt>{texts.validUntil}</dt>
        <dd>{berlinMoment(new Date(invitation.expires_at))}</dd>
      </dl>
      {children}
    </Page>
  )
}
