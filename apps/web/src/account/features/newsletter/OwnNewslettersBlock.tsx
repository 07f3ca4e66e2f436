import { newsletterTexts } from '@leserkonto/texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { load, loadedAhead } from '../../session/loads.ts'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { ItemList } from '../../shell/ItemList.tsx'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import { Section } from '../../shell/Section.tsx'
import type { Newsletter, OwnSubscription } from './newsletter-data.ts'

/** The newsletters of the reader with that account. */
export const ownNewslettersLoad = (accountId: string) => load('newsletter.user', { user_id: accountId })

/** The newsletters a reader gets; their titles are loaded only if there are any. */
export function OwnNewslettersBlock({ accountId }: { accountId: string }) {
  const { page } = useAccount()
  const user = useQuery({ ...ownNewslettersLoad(accountId), ...loadedAhead })
  const some = (user.data?.subscriptions.length ?? 0) > 0
  const list = useQuery({ ...load('newsletter.list', { edition: page.edition.shortcut }), enabled: some })
  return (
    <Section title={newsletterTexts.profile.title}>
      <LoadedBlock query={user} name="newsletter.user">
        {({ subscriptions }) =>
          some ? (
            <LoadedBlock query={list} name="newsletter.list">
              {({ newsletters }) => (
                <OwnNewsletters subscriptions={subscriptions} newsletters={newsletters} />
              )}
            </LoadedBlock>
          ) : (
            <OwnNewsletters subscriptions={[]} newsletters={[]} />
          )
        }
      </LoadedBlock>
    </Section>
  )
}

type OwnNewslettersProps = {
  subscriptions: readonly OwnSubscription[]
  /** The lists of this edition, which have a title. */
  newsletters: readonly Newsletter[]
}

/** The reader's newsletters of this edition; of other editions only the fact that there are some. */
export function OwnNewsletters({ subscriptions, newsletters }: OwnNewslettersProps) {
  const paths = usePaths()
  const texts = newsletterTexts.profile
  const here = newsletters.flatMap((newsletter) => {
    const subscription = subscriptions.find(({ newsletter_id }) => newsletter_id === newsletter.id)
    return subscription ? [{ ...newsletter, confirmed: subscription.optin_confirmation_date !== null }] : []
  })
  return (
    <>
      {subscriptions.length === 0 && <p>{texts.empty}</p>}
      <ItemList
        items={here.map(({ id, title, description, confirmed }) => ({
          key: id,
          title,
          mark: confirmed ? undefined : texts.unconfirmed,
          details: [description],
        }))}
      />
      {here.length < subscriptions.length && <p>{texts.others}</p>}
      <Link className={actions.quiet} to={paths.newsletter}>
        {texts.manage}
      </Link>
    </>
  )
}
