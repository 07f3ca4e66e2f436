import { homeTexts, planTexts } from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import { Skeleton } from '@leserkonto/ui/Skeleton'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import { loadedAhead, trpc } from '../../session/trpc.ts'
import { germanDay } from '../../shell/german-date.ts'
import classes from './HomePlan.module.css'
import { Place, Said } from './PlanPlace.tsx'
import { NoCard } from './ReaderCard.tsx'

/** Nothing is linked: a proposal. Who read along on a plan that has ended lately is told so first. */
export function NoPlan({ user }: { user: { sub: string } }) {
  const { sharedSubscriptions } = trpc
  const waiting = sharedSubscriptions.hasInvitation.useQuery({ id: user.sub }, loadedAhead)
  const isOver = waiting.data?.status === 'ended'
  const former = sharedSubscriptions.childUsers.useQuery({}, { ...loadedAhead, enabled: isOver })
  if (waiting.isPending || (isOver && former.isPending))
    return (
      <Place card={<NoCard />}>
        <Said title={homeTexts.plan.title}>
          <Skeleton lines={4} />
        </Said>
      </Place>
    )
  return former.data?.role === 'member' ? (
    <SharedOver {...former.data} />
  ) : (
    <Proposal title={planTexts.unlinked.title}>
      <p>{planTexts.unlinked.text}</p>
    </Proposal>
  )
}

type SharedOverProps = { title: string; owner_name: string | null; renewable_until?: string | undefined }

/** To a former member: whose plan has ended, whether it may come back, and what now. */
function SharedOver({ title, owner_name: owner, renewable_until: until }: SharedOverProps) {
  const texts = planTexts.sharedOver
  const { sharedSubscriptions } = usePaths()
  return (
    <Proposal title={texts.title}>
      <p>{texts.text(title, owner)}</p>
      {until && <p>{texts.renewable(germanDay(until))}</p>}
      <p>
        <Link to={sharedSubscriptions}>{planTexts.people.along}</Link>
      </p>
    </Proposal>
  )
}

/** The ways to a plan of one's own. */
function Proposal({ title, children }: { title: string; children: ReactNode }) {
  const { linkSubscription } = usePaths()
  const { links } = useAccount().page.edition
  const { link, offers } = planTexts.unlinked
  return (
    <Place card={<NoCard />}>
      <Said title={title}>
        {children}
        <div className={classes.proposals}>
          <Link {...buttonLook({})} to={linkSubscription}>
            {link}
          </Link>
          <a {...buttonLook({ variant: 'secondary' })} href={links.subscriptionService}>
            {offers}
          </a>
        </div>
      </Said>
    </Place>
  )
}
