import type { Output, session } from '@leserkonto/contracts'
import { presentPlans } from '@leserkonto/rules'
import {
  accountTexts,
  homeTexts,
  planContents,
  planFacts,
  planState,
  planTexts,
  planTitle,
  subscriptionTexts,
} from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import { Skeleton } from '@leserkonto/ui/Skeleton'
import { Link } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import { loadedAhead, trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import { useFailedLoad } from '../../shell/FailedLoads.tsx'
import { OnGlyph } from '../../shell/glyphs.tsx'
import { RowLink } from '../../shell/ValueRows.tsx'
import { AlongCard } from './AlongCard.tsx'
import { useWays } from './AroundPlan.tsx'
import classes from './HomePlan.module.css'
import { NoPlan } from './NoPlan.tsx'
import { Place, Said } from './PlanPlace.tsx'
import { type CardHolder, cardOf, type Plan } from './plan-state.ts'
import { ReaderCard } from './ReaderCard.tsx'
import { usePlans } from './use-plans.ts'

const texts = homeTexts.plan

type Known = Pick<Output<typeof session.userinfo>, 'reads_along' | 'shared_subscriptions_company_name'>
type HomePlanProps = {
  user: CardHolder &
    Known & {
      sub: string
      gp_number: string | null
      shared_subscriptions_role: 'owner' | 'member' | null
      /** As they were known when the publisher was last asked. */
      subscriptions: readonly Plan[]
    }
}

/**
 * What the reader reads by, first of all: the own plan, else the one they read along on, else the way to one. It is there with the
 * reader; the publisher's newest word takes its place when it comes, and its silence is said.
 */
export const HomePlan = ({ user }: HomePlanProps) => (
  <section aria-label={texts.title}>
    <PlanOf user={user} />
  </section>
)

function PlanOf({ user }: HomePlanProps) {
  const { query } = usePlans(user.gp_number)
  useFailedLoad(query)
  if (user.gp_number === null)
    return user.shared_subscriptions_role === 'member' ? <SharedPlan user={user} /> : <NoPlan user={user} />
  const plans = query.data?.subscriptions ?? user.subscriptions
  const failed = query.error && !query.data ? accountTexts.block.failed : undefined
  if (query.isPending && plans.length === 0)
    return (
      <Place>
        <Said title={texts.title}>
          <Skeleton lines={4} />
        </Said>
      </Place>
    )
  const note = query.data?.stale ? subscriptionTexts.linked.stale : failed
  return <OwnPlan plans={plans} holder={user} note={note} />
}

type OwnPlanProps = {
  plans: readonly Plan[]
  holder: CardHolder
  /** Why what is shown may be old. */
  note: string | undefined
}

/** The plan that counts now, with its card, what is known of it, and what can be done. */
export function OwnPlan({ plans, holder, note }: OwnPlanProps) {
  const { edition } = useAccount().page
  const [plan, ...others] = presentPlans(plans, edition.shortcut)
  const shownNote = note && <p className={actions.notice}>{note}</p>
  if (!plan)
    return (
      <Place>
        <Said title={texts.title}>
          {shownNote || <p>{subscriptionTexts.linked.empty}</p>}
          <Ways plans={[]} />
        </Said>
      </Place>
    )
  return (
    <Place card={<ReaderCard {...cardOf(plan, plans, holder)} />}>
      <Said title={planTitle(plan)}>
        <p>{planFacts(plan)}</p>
        <Contents plans={[plan, ...others]} />
        {others.length > 0 && (
          <p className={actions.soft}>
            {texts.others} {others.map((one) => `${one.title}, ${planState(one)}`).join('; ')}
          </p>
        )}
        {shownNote}
        {plan.status === 'ended' && <Renewal />}
        <Ways plans={[plan, ...others]} />
      </Said>
    </Place>
  )
}

/** What running plans open: the articles of their editions, and the newsletters for subscribers. */
function Contents({ plans }: { plans: readonly Pick<Plan, 'edition' | 'status' | 'rights'>[] }) {
  const { edition, editionNames } = useAccount().page
  const nameOf = (one: string) => (one === edition.shortcut ? undefined : (editionNames[one] ?? one))
  const contents = planContents(plans, nameOf)
  return contents && <p>{contents}</p>
}

function Renewal() {
  const { links } = useAccount().page.edition
  return (
    <p>
      <a {...buttonLook({})} href={links.subscriptionService}>
        {planTexts.renew}
      </a>
    </p>
  )
}

/** A few ways, and the way to all. */
function Ways({ plans }: { plans: readonly Plan[] }) {
  const { plans: to } = usePaths()
  const { around } = planTexts
  return (
    <ul className={classes.ways}>
      {useWays(plans)
        .slice(0, 3)
        .map(({ kind, to: address, Glyph }) => (
          <li key={kind}>
            <RowLink to={address}>
              <Glyph />
              {kind === 'epaper' ? texts.epaper : around[kind].name}
            </RowLink>
          </li>
        ))}
      <li>
        <Link to={to}>
          <OnGlyph />
          {texts.open}
        </Link>
      </li>
    </ul>
  )
}

/** A member's card, and whose plan it is as soon as that is known. */
function SharedPlan({ user }: HomePlanProps) {
  const paths = usePaths()
  const { reads_along: shared, shared_subscriptions_company_name: company } = user
  const view = trpc.sharedSubscriptions.childUsers.useQuery({}, loadedAhead).data
  const owner = view?.role === 'member' ? view.owner_name : null
  return (
    <Place card={<AlongCard shared={shared} holder={user} />}>
      <Said title={texts.along}>
        <p>{texts.alongText(company ?? owner)}</p>
        {shared && <Contents plans={[shared]} />}
        <ul className={classes.ways}>
          <li>
            <Link to={paths.sharedSubscriptions}>
              <OnGlyph />
              {planTexts.people.along}
            </Link>
          </li>
          <li>
            <Link to={paths.linkSubscription}>
              <OnGlyph />
              {texts.ownLink}
            </Link>
          </li>
        </ul>
      </Said>
    </Place>
  )
}
