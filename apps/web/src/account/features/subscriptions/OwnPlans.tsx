import { opensOf, presentPlans } from '@leserkonto/rules'
import { planTexts, subscriptionTexts } from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { Section } from '../../shell/Section.tsx'
import { type Along, AlongCard } from './AlongCard.tsx'
import { AroundPlan } from './AroundPlan.tsx'
import { AsOf, type PlansKnown } from './KnownPlans.tsx'
import classes from './OwnPlans.module.css'
import { PlanFacts } from './PlanFacts.tsx'
import { PlanReads } from './PlanReads.tsx'
import { Plans } from './Plans.tsx'
import { type CardHolder, cardOf, type Plan } from './plan-state.ts'
import { ReaderCard } from './ReaderCard.tsx'

type OwnPlansProps = PlansKnown & {
  holder: CardHolder
  /** How many seats of the shared plan are taken; undefined where that is not known. */
  seatsUsed: number | undefined
  /** Who reads along. */
  people: ReactNode
}

/** The reader's plans: a card and the facts for each, then what they open, who reads along, what can be done, and ending them. */
export function OwnPlans(props: OwnPlansProps) {
  const { plans, stale, holder, seatsUsed, people, refreshing } = props
  const { edition } = useAccount().page
  const shown = presentPlans(plans, edition.shortcut)
  const others = plans.filter((plan) => !shown.includes(plan))
  const offer = offerOf(plans)
  return (
    <>
      <FailureBox failure={refreshing.failure} />
      {stale && <p className={actions.notice}>{subscriptionTexts.linked.stale}</p>}
      {plans.length === 0 && <p>{subscriptionTexts.linked.empty}</p>}
      {shown.map((plan) => (
        <PlanTop key={plan.id} plan={plan} card={cardOf(plan, plans, holder)} seatsUsed={seatsUsed}>
          {offer && (
            <a {...buttonLook({})} href={edition.links.subscriptionService}>
              {offer}
            </a>
          )}
        </PlanTop>
      ))}
      <AsOf {...props} />
      {others.length > 0 && (
        <Section title={planTexts.others}>
          <Plans plans={others} />
        </Section>
      )}
      <PlanReads plans={shown} />
      {people}
      <AroundPlan plans={shown} />
      {shown.some(isAlive) && <Cancelling />}
    </>
  )
}

const isAlive = ({ status }: Plan) => status !== 'ended'

/** What the publisher's shop has for a reader whose plans open no article. */
function offerOf(plans: readonly Plan[]): string | undefined {
  const alive = plans.filter(isAlive)
  if (alive.length === 0) return plans.length > 0 ? planTexts.renew : undefined
  return alive.some((plan) => opensOf({ ...plan, status: 'running' }).articles) ? undefined : planTexts.extend
}

type PlanTopProps = {
  plan: Plan
  card: ReturnType<typeof cardOf>
  seatsUsed: number | undefined
  children: ReactNode
}

/** The card of a plan, and beside it what is known of it. */
const PlanTop = ({ plan, card, seatsUsed, children }: PlanTopProps) => (
  <section className={classes.room} aria-label={plan.title}>
    <div className={classes.top}>
      <ReaderCard {...card} heading />
      <div>
        <PlanFacts plan={plan} seatsUsed={plan.shared ? seatsUsed : undefined} />
        {children && <div className={actions.actions}>{children}</div>}
      </div>
    </div>
  </section>
)

/** The way out, at the end: a page of the server's, which works without scripts and knows the plans itself. */
function Cancelling() {
  const paths = usePaths()
  const id = useId()
  const { title, text, open } = planTexts.cancelling
  return (
    <section className={classes.cancelling} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <a {...buttonLook({ variant: 'secondary' })} href={paths.cancellation}>
        {open}
      </a>
    </section>
  )
}

type NoPlansProps = {
  isMember: boolean
  /** The plan the reader reads on as a member. */
  shared: Along
  holder: CardHolder
  people: ReactNode
}

/** Nothing is linked; the reader may still share somebody else's plan, whose card and contents are theirs, too. */
export function NoPlans({ isMember, shared, holder, people }: NoPlansProps) {
  const paths = usePaths()
  const { links } = useAccount().page.edition
  const { title, text, member, link, offers } = planTexts.unlinked
  return (
    <>
      {shared && (
        <>
          <div className={classes.along}>
            <AlongCard shared={shared} holder={holder} heading />
          </div>
          <PlanReads plans={[shared]} />
        </>
      )}
      {people}
      <Section title={title}>
        <p>{isMember ? member : text}</p>
        <div className={actions.actions}>
          <Link {...buttonLook({ variant: isMember ? 'secondary' : 'primary' })} to={paths.linkSubscription}>
            {link}
          </Link>
          {!isMember && (
            <a {...buttonLook({ variant: 'secondary' })} href={links.subscriptionService}>
              {offers}
            </a>
          )}
        </div>
      </Section>
    </>
  )
}
