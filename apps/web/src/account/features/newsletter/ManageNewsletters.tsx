import { newsletterPageConsent, newsletterTexts } from '@leserkonto/texts'
import { Link, useLocation } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import type { Account } from '../../session/account.ts'
import actions from '../../shell/Actions.module.css'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import type { Form, FormValues } from '../../shell/form/use-form.ts'
import { Page } from '../../shell/Page.tsx'
import { NewsletterChoice } from './NewsletterChoice.tsx'
import type { NewsletterCatalogue, NewsletterReader } from './newsletter-data.ts'

type ManageNewslettersProps = {
  user: NewsletterReader
  catalogue: NewsletterCatalogue
  premium: boolean
  form: Form<FormValues>
  /** Token of the mail's link the reader came by. */
  token: string | undefined
  edition: Account['page']['edition']
}

/** The lists of a proven address, those it gets being ticked. */
export function ManageNewsletters({
  user,
  catalogue,
  premium,
  form,
  token,
  edition,
}: ManageNewslettersProps) {
  const paths = usePaths()
  const { search } = useLocation()
  const texts = newsletterTexts.own
  return (
    <Page title={newsletterTexts.title} lead={texts.lead(user.email ?? '')}>
      <OperationForm
        form={form}
        submit={texts.submit}
        more={
          user.subscriptions.length > 0 && (
            <Link
              className={actions.quiet}
              to={paths.newsletterUnsubscribe + (token ? search : '')}
              state={token && { token }}
            >
              {texts.unsubscribe}
            </Link>
          )
        }
      >
        <NewsletterChoice
          catalogue={catalogue}
          form={form}
          subscriptions={user.subscriptions}
          premium={premium}
        />
        <p className={actions.soft}>{texts.consent(newsletterPageConsent.text(edition.name))}</p>
      </OperationForm>
    </Page>
  )
}
