import { mailboxTexts, profileEditTexts } from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { ToMailbox } from '../../shell/mailbox/ToMailbox.tsx'
import { MailMissing } from '../../shell/next-steps/MailMissing.tsx'
import { Page } from '../../shell/Page.tsx'

type EmailPendingProps = {
  email: string
  /** Other fields were saved with the request. */
  others: boolean
  actions: ReactNode
}

/** What happens after the request for another address, and by when. */
export function EmailPending({ email, others, actions: again }: EmailPendingProps) {
  const paths = usePaths()
  const { pending, toProfile } = profileEditTexts
  return (
    <Page key="pending" title={pending.title} lead={pending.text(email)}>
      <p>{pending.next}</p>
      <p>{mailboxTexts.stays}</p>
      {others && <p>{pending.others}</p>}
      {again}
      <div className={actions.actions}>
        <ToMailbox email={email} />
        <Link {...buttonLook({ variant: 'secondary' })} to={paths.profile}>
          {toProfile}
        </Link>
      </div>
      <MailMissing />
    </Page>
  )
}
