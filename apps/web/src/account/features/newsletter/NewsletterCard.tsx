import { homeTexts } from '@leserkonto/texts'
import { useAccount } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import { loadedAhead, trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import { HomeCard } from '../../shell/HomeCard.tsx'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import type { Newsletter, OwnSubscription } from './newsletter-data.ts'

const texts = homeTexts.newsletter
/** Titles that are named; further ones are counted. */
const namedTitles = 3

/** The newsletters a reader gets; their titles are loaded only if there are any. */
export function NewsletterCard({ accountId }: { accountId: string }) {
  const { page } = useAccount()
  const paths = usePaths()
  const user = trpc.newsletter.user.useQuery({ user_id: accountId }, loadedAhead)
  const some = (user.data?.subscriptions.length ?? 0) > 0
  const list = trpc.newsletter.list.useQuery({ edition: page.edition.shortcut }, { enabled: some })
  const isNone = user.data?.subscriptions.length === 0
  return (
    <HomeCard
      title={texts.title}
      links={[{ name: isNone ? texts.choose : texts.change, to: paths.newsletter }]}
    >
      <LoadedBlock query={user} lines={2}>
        {({ subscriptions }) =>
          some ? (
            <LoadedBlock query={list} lines={2}>
              {({ newsletters }) => (
                <NewsletterState subscriptions={subscriptions} newsletters={newsletters} />
              )}
            </LoadedBlock>
          ) : (
            <p>{texts.none}</p>
          )
        }
      </LoadedBlock>
    </HomeCard>
  )
}

type NewsletterStateProps = {
  /** At least one. */
  subscriptions: readonly OwnSubscription[]
  /** The lists of this edition, which have a title. */
  newsletters: readonly Newsletter[]
}

/** The reader's newsletters of this edition; of other editions only the fact that there are some. */
export function NewsletterState({ subscriptions, newsletters }: NewsletterStateProps) {
  const titles = (confirmed: boolean) =>
    newsletters
      .filter(({ id }) =>
        subscriptions.some(
          (one) => one.newsletter_id === id && (one.optin_confirmation_date !== null) === confirmed,
        ),
      )
      .map(({ title }) => title)
  const [gets, waiting] = [titles(true), titles(false)]
  return (
    <>
      {gets.length > 0 && <p>{texts.gets(shortened(gets))}</p>}
      {waiting.length > 0 && <p className={actions.soft}>{texts.unconfirmed(shortened(waiting))}</p>}
      {gets.length + waiting.length === 0 && <p>{texts.elsewhere}</p>}
    </>
  )
}

function shortened(titles: readonly string[]): string {
  const more = titles.length - namedTitles
  return [...titles.slice(0, namedTitles), ...(more > 0 ? [texts.more(more)] : [])].join(', ')
}
