import { subjectOf } from '@leserkonto/rules'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useSession } from '../../session/account.ts'
import { textOf } from '../../shell/history-state.ts'
import { ManageNewslettersState } from './ManageNewslettersState.tsx'
import { RegisterNewslettersState } from './RegisterNewslettersState.tsx'
import { RequestEditLinkState } from './RequestEditLinkState.tsx'

/**
 * Three doors to one list: the link of a mail, the own session, or nothing yet. The link counts most: it may belong
 * to another address than the session.
 */
export function NewsletterScreen() {
  const token = textOf(useLocation().state, 'token')
  const [query] = useSearchParams()
  const session = useSession()
  const [asksForLink, setAsksForLink] = useState(false)
  const linked = query.get('id')
  const accountId = session.signedIn ? subjectOf(session.token) : undefined
  if (token && linked) return <ManageNewslettersState key={token} userId={linked} token={token} />
  if (accountId) return <ManageNewslettersState key={accountId} userId={accountId} token={undefined} />
  if (asksForLink) return <RequestEditLinkState onBack={() => setAsksForLink(false)} />
  return <RegisterNewslettersState onManage={() => setAsksForLink(true)} />
}
