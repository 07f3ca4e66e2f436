import { fieldLabels, newsletterPageConsent, newsletterTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Checkbox } from '@leserkonto/ui/Checkbox'
import { Input } from '@leserkonto/ui/Input'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { Link, useLocation } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import type { Account } from '../../session/account.ts'
import actions from '../../shell/Actions.module.css'
import { BlockState } from '../../shell/BlockState.tsx'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import type { Form, FormValues } from '../../shell/form/use-form.ts'
import type { LoadedQuery } from '../../shell/LoadState.tsx'
import { Page } from '../../shell/Page.tsx'
import { Section } from '../../shell/Section.tsx'
import { NewsletterChoice } from './NewsletterChoice.tsx'
import type { NewsletterCatalogue } from './newsletter-data.ts'

type RegisterNewslettersProps = {
  list: LoadedQuery<NewsletterCatalogue>
  form: Form<FormValues>
  edition: Account['page']['edition']
  /** The reader has newsletters and wants to change them. */
  onManage: () => void
}

/** Lists, address and consent of a reader without a session. */
export function RegisterNewsletters({ list, form, edition, onManage }: RegisterNewslettersProps) {
  const paths = usePaths()
  const { pathname } = useLocation()
  const texts = newsletterTexts.register
  return (
    <Page title={newsletterTexts.title} lead={texts.lead(edition.name)}>
      <BlockState query={list} name="newsletter.list" lines={8}>
        {(catalogue) => (
          <OperationForm form={form} submit={texts.submit}>
            <NewsletterChoice catalogue={catalogue} form={form} subscriptions={[]} premium={false} />
            <RequiredNote />
            <Input
              {...form.text('email')}
              label={fieldLabels.email}
              type="email"
              autoComplete="email"
              required
            />
            <Checkbox
              {...form.box('consent_text_version')}
              label={newsletterPageConsent.text(edition.name)}
              required
            />
          </OperationForm>
        )}
      </BlockState>
      <Section title={texts.known.title}>
        <p>{texts.known.text}</p>
        <div className={actions.actions}>
          <Link to={paths.loginFor(pathname)}>{texts.known.signIn}</Link>
          <Button variant="tertiary" onClick={onManage}>
            {texts.known.manage}
          </Button>
        </div>
      </Section>
    </Page>
  )
}
