import { newsletterTexts } from '@leserkonto/texts'
import { Link } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import actions from '../../shell/Actions.module.css'
import { ItemList } from '../../shell/ItemList.tsx'
import type { Newsletter, OwnSubscription } from './newsletter-data.ts'

type OwnNewslettersProps = {
  subscriptions: readonly OwnSubscription[]
  /** The lists of this edition, which have a title. */
  newsletters: readonly Newsletter[]
}

/** What the reader gets of this edition; of others only that there is something. */
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
