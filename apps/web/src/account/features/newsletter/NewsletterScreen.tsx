import { subjectOf } from '@leserkonto/rules'
import { newsletterTexts } from '@leserkonto/texts'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useSession } from '../../session/account.ts'
import { hasLinkToken, linkIdIn, linkTokenIn } from '../../shell/mail-link.ts'
import { DeadLink } from './DeadLink.tsx'
import { ManageNewsletters } from './ManageNewsletters.tsx'
import { RegisterNewsletters } from './RegisterNewsletters.tsx'
import { RequestEditLink } from './RequestEditLink.tsx'

/**
 * The reader's newsletters, reached by a mail link, by the session or by signing up. The link takes precedence, since it
 * may belong to another address than the session.
 */
export function NewsletterScreen() {
  const { state } = useLocation()
  const token = linkTokenIn(state)
  const [query] = useSearchParams()
  const session = useSession()
  const [asksForLink, setAsksForLink] = useState(false)
  const linked = linkIdIn(query)
  const [leavesLink, setLeavesLink] = useState(false)
  const accountId = session.signedIn ? subjectOf(session.token) : undefined
  if (token && linked) return <ManageNewsletters key={token} userId={linked} token={token} />
  if (!leavesLink && hasLinkToken(state))
    return (
      <RequestEditLink
        problem={<DeadLink hint={newsletterTexts.editLink.incomplete} incomplete />}
        onBack={() => setLeavesLink(true)}
      />
    )
  if (accountId) return <ManageNewsletters key={accountId} userId={accountId} token={undefined} />
  if (asksForLink) return <RequestEditLink onBack={() => setAsksForLink(false)} />
  return <RegisterNewsletters onManage={() => setAsksForLink(true)} />
}
