import type { Output, session } from '@leserkonto/contracts'
import { dayPart, subjectOf } from '@leserkonto/rules'
import { greetingTo, homeTexts, profileTexts } from '@leserkonto/texts'
import { nowMs } from '@leserkonto/ui/browser/clock'
import { Skeleton } from '@leserkonto/ui/Skeleton'
import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { TodayBlock } from './features/home/TodayBlock.tsx'
import { IssuesBlock } from './features/newsletter/IssuesBlock.tsx'
import { useUnconfirmed } from './features/newsletter/use-unconfirmed.ts'
import { AccountRows } from './features/profile/AccountRows.tsx'
import { useEmailHint } from './features/profile/use-email-hint.ts'
import { TopicsRow } from './features/settings/TopicsRow.tsx'
import { SharedRow } from './features/shared-subscriptions/SharedRow.tsx'
import { useInvitationHint } from './features/shared-subscriptions/use-invitation-hint.ts'
import { FoundBlock } from './features/subscriptions/FoundBlock.tsx'
import { HomePlan } from './features/subscriptions/HomePlan.tsx'
import classes from './ProfileScreen.module.css'
import { useAccount, useSession } from './session/account.ts'
import { trpc } from './session/trpc.ts'
import { LoadedPage } from './shell/LoadedPage.tsx'
import { Page } from './shell/Page.tsx'
import { Section } from './shell/Section.tsx'
import { ValueRows } from './shell/ValueRows.tsx'
import { Waiting } from './shell/Waiting.tsx'

type User = Output<typeof session.userinfo>

/**
 * The overview of the account: the plan, what waits, the newspaper of today, the next newsletters, and the account in rows. It joins
 * many slices and so is next to the routes. Source: docs/spec/account.md#profile-page.
 */
export function ProfileScreen() {
  const { page } = useAccount()
  const session = useSession()
  const { shortcut: edition, disableMyNews } = page.edition
  const user = trpc.session.userinfo.useQuery({ edition })
  const accountId = session.signedIn ? subjectOf(session.token) : undefined
  // Starts the loads of the blocks in one request with the user's data, not after it.
  trpc.session.userinfo.usePrefetchQuery({ edition })
  trpc.settings.list.usePrefetchQuery(disableMyNews ? skipToken : {})
  trpc.newsletter.user.usePrefetchQuery(accountId ? { user_id: accountId } : skipToken)
  trpc.sharedSubscriptions.hasInvitation.usePrefetchQuery(accountId ? { id: accountId } : skipToken)
  if (user.error && !user.data) return <LoadedPage query={user}>{() => null}</LoadedPage>
  return <Profile user={user.data} />
}

/** The page with its greeting, and the places of its blocks while the reader's data is loading. */
function Profile({ user }: { user: User | undefined }) {
  // Whoever stays over six in the evening keeps the greeting they came with.
  const [part] = useState(() => dayPart(new Date(nowMs())))
  const [wish, name] = greetingTo(part, user)
  return (
    <Page
      title={profileTexts.title}
      heading={
        <>
          {wish} <span className={classes.name}>{name}</span>
        </>
      }
      width="full"
      lead={homeTexts.lead}
    >
      {user ? <Blocks user={user} /> : <BlocksLoading />}
    </Page>
  )
}

function Blocks({ user }: { user: User }) {
  const { edition } = useAccount().page
  const hints = [useInvitationHint(user), useEmailHint(user), useUnconfirmed(user.sub)]
  return (
    <>
      <HomePlan user={user} />
      <FoundBlock user={user} />
      <Waiting items={hints.filter((hint) => hint !== undefined)} />
      {!edition.disableMyNews && <TodayBlock />}
      <IssuesBlock accountId={user.sub} />
      <Section title={homeTexts.account.title}>
        <ValueRows columns>
          <SharedRow user={user} />
          {!edition.disableMyNews && <TopicsRow />}
          <AccountRows user={user} />
        </ValueRows>
      </Section>
    </>
  )
}

/** The place of the first screenful; what comes below it is not seen yet. */
const BlocksLoading = () => (
  <div className={classes.loading} aria-busy="true">
    <Skeleton shape="box" className={classes.card} />
    <div>
      <Skeleton lines={5} />
    </div>
  </div>
)
