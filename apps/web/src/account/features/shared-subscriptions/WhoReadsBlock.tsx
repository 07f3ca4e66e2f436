import { planTexts, seatStates } from '@leserkonto/texts'
import { Avatar } from '@leserkonto/ui/Avatar'
import { buttonLook } from '@leserkonto/ui/Button'
import { emailBreaks } from '@leserkonto/ui/parts/email-breaks'
import { Link } from 'react-router-dom'
import { usePaths } from '../../session/paths.ts'
import { trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import { Section } from '../../shell/Section.tsx'
import { isLive, type Member, nameOf, type OwnPlan, type SharedView, whoseText } from './shared-plan.ts'
import classes from './WhoReads.module.css'

const texts = planTexts.people
/** People that are named on the page of the plan; a company may have many more. */
const mostNamed = 6

type Role = 'owner' | 'member' | null

/** How many seats are taken of the plan that the reader manages; undefined while that is not known. */
export function useSeatsUsed(role: Role): number | undefined {
  const view = trpc.sharedSubscriptions.childUsers.useQuery({}, { enabled: role === 'owner' }).data
  return view?.role === 'owner' ? view.used : undefined
}

/** Who reads along, or on whose plan the reader does; nothing for who shares none. */
export function WhoReadsBlock({ role }: { role: Role }) {
  const query = trpc.sharedSubscriptions.childUsers.useQuery({}, { enabled: role !== null })
  if (role === null) return null
  return (
    <Section title={role === 'member' ? texts.shared : texts.title}>
      <LoadedBlock query={query}>{(view) => <WhoReads view={view} />}</LoadedBlock>
    </Section>
  )
}

/** The people of a plan as its owner sees them, or what a member knows. */
export function WhoReads({ view }: { view: SharedView }) {
  const paths = usePaths()
  if (view.role === 'owner') return <OwnPeople plan={view} />
  return (
    <>
      {view.role === 'member' && <p>{whoseText(view)}</p>}
      <Link className={actions.quiet} to={paths.sharedSubscriptions}>
        {texts.along}
      </Link>
    </>
  )
}

function OwnPeople({ plan }: { plan: OwnPlan }) {
  const paths = usePaths()
  const live = plan.childusers.filter(isLive)
  const free = plan.ended ? 0 : plan.max_members - plan.used
  return (
    <>
      <p className={actions.soft}>{texts.used(plan.used, plan.max_members)}</p>
      <ul className={classes.people}>
        {live.slice(0, mostNamed).map((member) => (
          <Person key={member.id} member={member} />
        ))}
        {free > 0 && (
          <li>
            <span className={classes.free} aria-hidden="true">
              +
            </span>
            <div>
              <strong>{texts.free(free)}</strong>
              <span>{texts.freeText}</span>
            </div>
            <Link {...buttonLook({ variant: 'secondary' })} to={paths.sharedSubscriptions}>
              {texts.invite}
            </Link>
          </li>
        )}
      </ul>
      <Link className={actions.quiet} to={paths.sharedSubscriptions}>
        {texts.manage[plan.type]}
      </Link>
    </>
  )
}

const Person = ({ member }: { member: Member }) => (
  <li>
    <Avatar user={member} fallback="icon" decorative />
    <div>
      <strong>{emailBreaks(nameOf(member))}</strong>
      <span>{seatStates[member.status]}</span>
    </div>
  </li>
)
