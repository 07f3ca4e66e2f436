import { rightCodes } from '@leserkonto/rules'
import { homeTexts, subscriptionTexts } from '@leserkonto/texts'
import { Skeleton } from '@leserkonto/ui/Skeleton'
import type { ReactNode } from 'react'
import { useAccount } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { germanDay } from '../../shell/german-date.ts'
import { HomeCard } from '../../shell/HomeCard.tsx'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import type { SharedRole } from './OwnPlans.tsx'
import classes from './PlaceOf.module.css'
import type { Plan } from './Plans.tsx'
import { usePlans } from './use-plans.ts'

const texts = homeTexts.plan

type PlanCardProps = {
  user: {
    gp_number: string | null
    shared_subscriptions_role: SharedRole
    /** As they were known when the publisher was last asked. */
    subscriptions: readonly Plan[]
  }
}

/** The reader's plan and what it gives; without the publisher only this card says so. */
export function PlanCard({ user }: PlanCardProps) {
  const { links } = useAccount().page.edition
  const paths = usePaths()
  const { query } = usePlans(user.gp_number)
  const offers = { name: texts.offers, to: links.subscriptionService }
  if (user.gp_number === null)
    return user.shared_subscriptions_role === 'member' ? (
      <HomeCard title={texts.title} links={[{ name: texts.ownLink, to: paths.linkSubscription }]}>
        <p>{texts.shares}</p>
      </HomeCard>
    ) : (
      <HomeCard title={texts.title} links={[{ name: texts.link, to: paths.linkSubscription }, offers]}>
        <p>{texts.none}</p>
      </HomeCard>
    )
  const runs = query.data?.subscriptions.some(({ status }) => status !== 'ended') ?? true
  return (
    <HomeCard title={texts.title} links={[{ name: texts.open, to: paths.plans }, ...(runs ? [] : [offers])]}>
      <LoadedBlock
        query={query}
        lines={4}
        place={
          user.subscriptions.length > 0 && (
            <PlaceOf>
              <PlanState plans={user.subscriptions} stale={false} />
            </PlaceOf>
          )
        }
      >
        {({ subscriptions, stale }) => <PlanState plans={subscriptions} stale={stale} />}
      </LoadedBlock>
    </HomeCard>
  )
}

type PlanStateProps = {
  plans: readonly Plan[]
  /** The publisher cannot be asked at the moment. */
  stale: boolean
}

/** The running plans and what they give, else those that are still to begin, else the one that ended last. */
export function PlanState({ plans, stale }: PlanStateProps) {
  const { edition, editionNames } = useAccount().page
  const shown = shownOf(plans)
  const contents = contentsOf(shown, (one) =>
    one === edition.shortcut ? undefined : (editionNames[one] ?? one),
  )
  return (
    <>
      {shown.map((plan) => (
        <p key={plan.id}>{lineOf(plan)}</p>
      ))}
      {shown.length === 0 && <p>{subscriptionTexts.linked.empty}</p>}
      {contents.length > 0 && <p className={actions.soft}>{texts.includes(contents.join(', '))}</p>}
      {stale && <p className={actions.notice}>{subscriptionTexts.linked.stale}</p>}
    </>
  )
}

function shownOf(plans: readonly Plan[]): readonly Plan[] {
  const of = (wanted: string) => plans.filter(({ status }) => status === wanted)
  const [running, upcoming, ended] = [of('running'), of('upcoming'), of('ended')]
  if (running.length > 0) return running
  if (upcoming.length > 0) return upcoming
  return ended.sort((a, b) => (b.end_date ?? '').localeCompare(a.end_date ?? '')).slice(0, 1)
}

function lineOf({ title, status, start_date, end_date }: Plan): string {
  const day = (instant: string | null) => (instant ? germanDay(instant) : '')
  if (status === 'upcoming') return texts.starts(title, day(start_date))
  if (status === 'ended') return texts.ended(title, day(end_date))
  return end_date ? texts.runsUntil(title, day(end_date)) : texts.runs(title, day(start_date))
}

/** What running plans open: the articles of their editions, and the newsletters for subscribers. Other editions have a name. */
function contentsOf(plans: readonly Plan[], nameOf: (edition: string) => string | undefined): string[] {
  const running = plans.filter(({ status }) => status === 'running')
  const lines = running.flatMap(({ rights, edition }) => [
    ...(rights.includes(rightCodes.newsPortal) ? [texts.contents.articles(nameOf(edition))] : []),
    ...(rights.includes(rightCodes.premiumNewsletters) ? [texts.contents.newsletters] : []),
  ])
  return [...new Set(lines)]
}

/** A placeholder that is as high, at every width, as what is expected in its place; nobody sees or hears that yet. */
const PlaceOf = ({ children }: { children: ReactNode }) => (
  <div className={classes.place}>
    <Skeleton lines={2} />
    <div className={classes.expected}>{children}</div>
  </div>
)
