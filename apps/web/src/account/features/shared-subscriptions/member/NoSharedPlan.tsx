import { sharedReaderTexts } from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useAccount } from '../../../session/account.ts'
import { usePaths } from '../../../session/paths.ts'
import { trpc } from '../../../session/trpc.ts'
import actions from '../../../shell/Actions.module.css'
import { LoadedPage } from '../../../shell/LoadedPage.tsx'
import { Page } from '../../../shell/Page.tsx'
import { SeatNotice } from '../SeatNotice.tsx'

/** Loads whether somebody has invited the reader, and whether something prevented a seat before. */
export function NoSharedPlan({ message }: { message: ReactNode }) {
  const { edition } = useAccount().page
  const user = trpc.session.userinfo.useQuery({ edition: edition.shortcut })
  const invitations = trpc.sharedSubscriptions.checkInvitation.useQuery({})
  return (
    <LoadedPage query={invitations}>
      {(found) => (
        <NoSharedPlanPage
          message={message}
          invited={found.some(({ error_code }) => !error_code)}
          notice={user.data?.seat_notice}
          offersUrl={edition.links.subscriptionService}
        />
      )}
    </LoadedPage>
  )
}

type NoSharedPlanPageProps = {
  message: ReactNode
  /** Somebody has invited the reader. */
  invited: boolean
  /** Code of what prevented a seat when the account was activated. */
  notice?: string | null | undefined
  /** The edition's page about its subscriptions. */
  offersUrl: string
}

/** The page of a reader without a shared plan, with links to get one. */
export function NoSharedPlanPage({ message, invited, notice, offersUrl }: NoSharedPlanPageProps) {
  const paths = usePaths()
  const { none } = sharedReaderTexts
  if (invited)
    return (
      <Page key="invited" title={none.invitedTitle} lead={none.invited}>
        {message}
        <SeatNotice code={notice} />
        <Link {...buttonLook({})} to={paths.invitation}>
          {none.invitation}
        </Link>
      </Page>
    )
  return (
    <Page key="none" title={none.title} lead={none.text}>
      {message}
      <p>{none.explanation}</p>
      <p className={actions.after}>{none.owner}</p>
      <div className={actions.actions}>
        <Link {...buttonLook({})} to={paths.linkSubscription}>
          {none.link}
        </Link>
        <a className={actions.quiet} href={offersUrl}>
          {none.offers}
        </a>
      </div>
    </Page>
  )
}
