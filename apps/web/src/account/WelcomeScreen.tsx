import { forgetAnnouncement } from '@leserkonto/pages/session/announcement'
import { addresses, subjectOf } from '@leserkonto/rules'
import { announcementTexts, welcomeTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { NewsletterProposals } from './features/newsletter/NewsletterProposals.tsx'
import { PasskeyProposal } from './features/passkeys/PasskeyProposal.tsx'
import { TopicProposals } from './features/settings/TopicProposals.tsx'
import { useAccount, useSession } from './session/account.ts'
import { useForward } from './session/forward.ts'
import actions from './shell/Actions.module.css'
import { Page } from './shell/Page.tsx'

/**
 * What a new reader may set up, each with one press; the first way leads back to where they came from. It joins many slices
 * and so is next to the routes. Source: docs/spec/account.md#welcome.
 */
export function WelcomeScreen() {
  const { page, returnUrl } = useAccount()
  const session = useSession()
  // During rendering, as the gate of pages without a login does: the bar over an article names it.
  returnUrl.offer(new URLSearchParams(useLocation().search).get('return_url'))
  const goOn = useForward(addresses.overview)
  // The heading says it.
  useEffect(forgetAnnouncement, [])
  return (
    <Page title={announcementTexts.registered} lead={welcomeTexts.lead} width="wide">
      <div className={actions.actions}>
        <Button onClick={goOn}>{returnUrl.peek() ? welcomeTexts.goOn : welcomeTexts.toFront}</Button>
      </div>
      {!page.edition.disableMyNews && <TopicProposals />}
      {session.signedIn && <NewsletterProposals accountId={subjectOf(session.token)} />}
      <PasskeyProposal />
    </Page>
  )
}
