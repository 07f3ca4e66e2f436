import { sharedReaderTexts } from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { usePaths } from '../../../paths.ts'
import actions from '../../../shell/Actions.module.css'
import { Page } from '../../../shell/Page.tsx'
import { SeatNotice } from '../SeatNotice.tsx'

type NoSharedPlanProps = {
  message: ReactNode
  /** Somebody has invited the reader. */
  invited: boolean
  /** What stood in the way when the account was activated. */
  notice?: string | null | undefined
  /** The edition's page about its subscriptions. */
  offersUrl: string
}

/** What a reader without a shared plan is told, and the way to one. */
export function NoSharedPlan({ message, invited, notice, offersUrl }: NoSharedPlanProps) {
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
