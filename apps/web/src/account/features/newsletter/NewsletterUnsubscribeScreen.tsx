import { subjectOf, unsubscribeTokenParts } from '@leserkonto/rules'
import { newsletterTexts } from '@leserkonto/texts'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import { useSession } from '../../session/account.ts'
import { textOf } from '../../shell/history-state.ts'
import { DeadLink } from './DeadLink.tsx'
import { RequestEditLinkState } from './RequestEditLinkState.tsx'
import { UnsubscribeByLinkState } from './UnsubscribeByLinkState.tsx'
import { UnsubscribeOwnState } from './UnsubscribeOwnState.tsx'

/** The page behind every unsubscribe link, also that of a mail program's one-click: opening it changes nothing. */
export function NewsletterUnsubscribeScreen() {
  const { state } = useLocation()
  const [query] = useSearchParams()
  const session = useSession()
  const navigate = useNavigate()
  const paths = usePaths()
  const [byLink, byEditLink] = [textOf(state, 't'), textOf(state, 'token')]
  const linked = query.get('id')
  const parts = byLink === undefined ? undefined : unsubscribeTokenParts(byLink)
  if (byLink && parts)
    return <UnsubscribeByLinkState token={byLink} userId={parts.newsletterUserId} list={parts.newsletterId} />
  if (byEditLink && linked) return <UnsubscribeOwnState userId={linked} token={byEditLink} />
  const accountId = session.signedIn ? subjectOf(session.token) : undefined
  if (!byLink && accountId) return <UnsubscribeOwnState userId={accountId} token={undefined} />
  return (
    <RequestEditLinkState
      problem={byLink && <DeadLink hint={newsletterTexts.editLink.dead} />}
      onBack={() => navigate(paths.newsletter)}
    />
  )
}
