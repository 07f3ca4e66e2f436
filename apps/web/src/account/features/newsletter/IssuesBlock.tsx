import { nextIssue } from '@leserkonto/rules'
import { dateTexts, homeTexts } from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import { nowMs } from '@leserkonto/ui/browser/clock'
import { Link } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import { loadedAhead, trpc } from '../../session/trpc.ts'
import { OnGlyph } from '../../shell/glyphs.tsx'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import { Section } from '../../shell/Section.tsx'
import classes from './Issues.module.css'
import type { Newsletter, OwnSubscription } from './newsletter-data.ts'

const texts = homeTexts.issues
const shownIssues = 3
const proposed = 2

/** The next issues of the reader's newsletters; of who gets none here, two that they may like. */
export function IssuesBlock({ accountId }: { accountId: string }) {
  const { shortcut: edition } = useAccount().page.edition
  const user = trpc.newsletter.user.useQuery({ user_id: accountId }, loadedAhead)
  const list = trpc.newsletter.list.useQuery({ edition })
  const { newsletter } = usePaths()
  return (
    <Section title={texts.title}>
      <div className={classes.place}>
        <LoadedBlock query={user}>
          {({ subscriptions }) => (
            <LoadedBlock query={list}>
              {({ newsletters }) => (
                <Issues subscriptions={subscriptions} newsletters={newsletters} now={new Date(nowMs())} />
              )}
            </LoadedBlock>
          )}
        </LoadedBlock>
      </div>
      <Link className={classes.more} to={newsletter}>
        {texts.all}
        <OnGlyph />
      </Link>
    </Section>
  )
}

type IssuesProps = {
  subscriptions: readonly OwnSubscription[]
  /** The lists of this edition, which have a title. */
  newsletters: readonly Newsletter[]
  now: Date
}

/** Issues in the order in which they come, those without an hour last; or proposals. */
export function Issues({ subscriptions, newsletters, now }: IssuesProps) {
  const gets = new Set(
    subscriptions.flatMap((one) => (one.optin_confirmation_date ? [one.newsletter_id] : [])),
  )
  const issues = newsletters
    .filter(({ id }) => gets.has(id))
    .map((newsletter) => ({ newsletter, at: newsletter.schedule && nextIssue(newsletter.schedule, now) }))
    .sort((one, other) => timeOf(one.at) - timeOf(other.at))
  if (issues.length === 0)
    return <Proposals newsletters={newsletters} lead={gets.size > 0 ? texts.elsewhere : texts.none} />
  return (
    <ul className={classes.issues}>
      {issues.slice(0, shownIssues).map(({ newsletter, at }) => (
        <li key={newsletter.id}>
          <p className={classes.when}>
            <span>{at ? dateTexts.comingDay(at, now) : texts.anyTime}</span>
            {at && <span className={classes.hour}>{texts.hour(dateTexts.hour(at))}</span>}
          </p>
          <div>
            <h3>{newsletter.title}</h3>
            <p>{newsletter.description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const timeOf = (at: Date | null | undefined) => at?.getTime() ?? Number.MAX_SAFE_INTEGER

/** What everybody may order. */
function Proposals({ newsletters, lead }: { newsletters: readonly Newsletter[]; lead: string }) {
  const { newsletter: to } = usePaths()
  return (
    <>
      <p>{lead}</p>
      <ul className={classes.issues}>
        {newsletters
          .filter(({ premium }) => !premium)
          .slice(0, proposed)
          .map(({ id, title, description }) => (
            <li key={id}>
              <div>
                <h3>{title}</h3>
                <p>{description}</p>
                <p>
                  <Link
                    {...buttonLook({ variant: 'secondary' })}
                    to={to}
                    aria-label={`${texts.choose}: ${title}`}
                  >
                    {texts.choose}
                  </Link>
                </p>
              </div>
            </li>
          ))}
      </ul>
    </>
  )
}
