import { subjectOf } from '@leserkonto/rules'
import { homeTexts, profileTexts, screenTitles } from '@leserkonto/texts'
import { Skeleton } from '@leserkonto/ui/Skeleton'
import { skipToken } from '@tanstack/react-query'
import { FavouritesLine } from './features/favourites/FavouritesLine.tsx'
import { NewsletterCard } from './features/newsletter/NewsletterCard.tsx'
import { OwnDataCard } from './features/profile/OwnDataCard.tsx'
import { PersonalCard } from './features/profile/PersonalCard.tsx'
import type { ProfileUser } from './features/profile/PersonalData.tsx'
import { SecurityCard } from './features/profile/SecurityCard.tsx'
import { Services } from './features/profile/Services.tsx'
import { TopicsLine } from './features/settings/TopicsLine.tsx'
import { InvitationHintBlock } from './features/shared-subscriptions/InvitationHintBlock.tsx'
import { SharedCard } from './features/shared-subscriptions/SharedCard.tsx'
import { FoundBlock } from './features/subscriptions/FoundBlock.tsx'
import { PlanCard } from './features/subscriptions/PlanCard.tsx'
import { useAccount, useSession } from './session/account.ts'
import { usePaths } from './session/paths.ts'
import { trpc } from './session/trpc.ts'
import { HomeCard, HomeCards } from './shell/HomeCard.tsx'
import { LoadedPage } from './shell/LoadedPage.tsx'
import { Page } from './shell/Page.tsx'

/**
 * The overview of the account: a card for each area with its state, and behind it the area's page. It joins many slices
 * and so is next to the routes. Source: docs/spec/account.md#profile-page.
 */
export function ProfileScreen() {
  const { page } = useAccount()
  const session = useSession()
  const { shortcut: edition, disableMyNews } = page.edition
  const user = trpc.session.userinfo.useQuery({ edition })
  const accountId = session.signedIn ? subjectOf(session.token) : undefined
  // Starts the loads of the cards in one request with the user's data, not after it.
  trpc.session.userinfo.usePrefetchQuery({ edition })
  trpc.settings.list.usePrefetchQuery(disableMyNews ? skipToken : {})
  trpc.favourites.list.usePrefetchQuery(disableMyNews ? skipToken : { edition })
  trpc.newsletter.user.usePrefetchQuery(accountId ? { user_id: accountId } : skipToken)
  trpc.sharedSubscriptions.hasInvitation.usePrefetchQuery(accountId ? { id: accountId } : skipToken)
  if (user.error && !user.data) return <LoadedPage query={user}>{() => null}</LoadedPage>
  return <Profile user={user.data} />
}

/** The cards, or their places while the reader's data is loading. */
function Profile({ user }: { user: ProfileUser | undefined }) {
  const { edition } = useAccount().page
  const name = [user?.given_name, user?.family_name].filter(Boolean).join(' ')
  return (
    <Page
      title={profileTexts.title}
      width="full"
      lead={user && name ? profileTexts.greeting(name) : homeTexts.lead}
    >
      {user && <FoundBlock user={user} />}
      {user && <InvitationHintBlock user={user} />}
      {user ? <Cards user={user} /> : <CardsLoading />}
      <Services edition={edition} />
    </Page>
  )
}

function Cards({ user }: { user: ProfileUser }) {
  const { edition } = useAccount().page
  return (
    <HomeCards>
      <PersonalCard user={user} />
      <PlanCard user={user} />
      <SharedCard user={user} />
      {!edition.disableMyNews && <NewsCard edition={edition.shortcut} />}
      <NewsletterCard accountId={user.sub} />
      <SecurityCard hasPassword={user.has_password} />
      <OwnDataCard />
    </HomeCards>
  )
}

function NewsCard({ edition }: { edition: string }) {
  const paths = usePaths()
  return (
    <HomeCard
      title={profileTexts.myNews}
      links={[
        { name: homeTexts.news.open, to: paths.news },
        { name: profileTexts.readMyNews, to: paths.myNews },
      ]}
    >
      <TopicsLine />
      <FavouritesLine edition={edition} />
    </HomeCard>
  )
}

/** The same cards for every reader, still without their state, so that nothing moves when it comes. */
function CardsLoading() {
  const { disableMyNews } = useAccount().page.edition
  const titles = [
    profileTexts.personal.title,
    homeTexts.plan.title,
    ...(disableMyNews ? [] : [profileTexts.myNews]),
    homeTexts.newsletter.title,
    profileTexts.access.title,
    screenTitles.OwnData,
  ]
  return (
    <div aria-busy="true">
      <HomeCards>
        {titles.map((title) => (
          <HomeCard key={title} title={title} links={[]}>
            <Skeleton lines={2} />
          </HomeCard>
        ))}
      </HomeCards>
    </div>
  )
}
