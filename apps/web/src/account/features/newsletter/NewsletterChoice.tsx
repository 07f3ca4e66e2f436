import { newsletterTexts } from '@leserkonto/texts'
import { Checkbox } from '@leserkonto/ui/Checkbox'
import { HelperText } from '@leserkonto/ui/HelperText'
import { useId } from 'react'
import type { Form, FormValues } from '../../shell/form/use-form.ts'
import { LockedHint } from './LockedHint.tsx'
import classes from './NewsletterChoice.module.css'
import { NewsletterItem } from './NewsletterItem.tsx'
import type { Newsletter, NewsletterCatalogue, OwnSubscription } from './newsletter-data.ts'

type NewsletterChoiceProps = {
  catalogue: NewsletterCatalogue
  /** Has a box for each list, by its id. */
  form: Form<FormValues>
  /** What the reader gets already. */
  subscriptions: readonly OwnSubscription[]
  /** The reader has the right to premium lists. */
  premium: boolean
}

/** All lists of the edition in their groups; premium lists are locked without the right, with the way to get it. */
export function NewsletterChoice({ catalogue, form, subscriptions, premium }: NewsletterChoiceProps) {
  const errorId = useId()
  const error = form.problems.fields.find(({ field }) => field === 'newsletters')?.message
  const row = (newsletter: Newsletter) => {
    const own = subscriptions.find(({ newsletter_id }) => newsletter_id === newsletter.id)
    const locked = newsletter.premium && !premium && !own
    return (
      <NewsletterItem key={newsletter.id} newsletter={newsletter}>
        <Checkbox
          {...form.box(newsletter.id, 'newsletters')}
          label={<span className={classes.title}>{newsletter.title}</span>}
          disabled={locked}
          helperText={
            <>
              {newsletter.description}
              {own?.optin_confirmation_date === null && <em> {newsletterTexts.own.unconfirmed}</em>}
              {locked && <LockedHint />}
            </>
          }
        />
      </NewsletterItem>
    )
  }
  if (catalogue.newsletters.length === 0) return <p>{newsletterTexts.none}</p>
  return (
    <fieldset
      id={form.idOf('newsletters')}
      className={classes.choice}
      aria-label={newsletterTexts.title}
      aria-describedby={error ? errorId : undefined}
      tabIndex={-1}
    >
      {error && (
        <HelperText id={errorId} status="error">
          {error}
        </HelperText>
      )}
      {catalogue.groups.map(({ slug, title, newsletters }) => (
        <fieldset key={slug} className={classes.group}>
          <legend className={classes.legend}>{title}</legend>
          <div className={classes.items}>
            {catalogue.newsletters.filter(({ id }) => newsletters.includes(id)).map(row)}
          </div>
        </fieldset>
      ))}
    </fieldset>
  )
}
