import { normalizedEmail, placeOf } from '@leserkonto/rules'
import { fieldLabels, newsletterPageConsent, newsletterTexts } from '@leserkonto/texts'
import { Button, buttonLook } from '@leserkonto/ui/Button'
import { Checkbox } from '@leserkonto/ui/Checkbox'
import { Input } from '@leserkonto/ui/Input'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { Skeleton } from '@leserkonto/ui/Skeleton'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { type Account, useAccount } from '../../session/account.ts'
import { newMark } from '../../session/awaited.ts'
import { usePaths } from '../../session/paths.ts'
import { trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import { type Form, type FormValues, useForm } from '../../shell/form/use-form.ts'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import type { LoadedQuery } from '../../shell/LoadedPage.tsx'
import { Page } from '../../shell/Page.tsx'
import { Section } from '../../shell/Section.tsx'
import choice from './NewsletterChoice.module.css'
import { NewsletterChoice } from './NewsletterChoice.tsx'
import { NewslettersRegistered } from './NewslettersRegistered.tsx'
import { chosenOf, type NewsletterCatalogue, titlesOf } from './newsletter-data.ts'

// The lists as a group have no value; named here, their error is listed before those of the fields below them.
const empty: FormValues = { newsletters: false, email: '', consent_text_version: false }

/** Signs an address up for newsletters; the mail it gets asks to confirm. */
export function RegisterNewsletters({ onManage }: { onManage: () => void }) {
  const { page, returnUrl } = useAccount()
  const edition = page.edition.shortcut
  const [registered, setRegistered] = useState(false)
  const [mark, setMark] = useState(newMark)
  const list = trpc.newsletter.list.useQuery({ edition })
  const form = useForm({
    initial: empty,
    input: (values) => ({
      edition,
      email: String(values.email),
      newsletters: chosenOf(list.data, values),
      // Without the tick the schema reports what is missing.
      consent_text_version: (values.consent_text_version === true
        ? newsletterPageConsent.version
        : undefined) as typeof newsletterPageConsent.version,
      ...(returnUrl.peek() && { return_url: returnUrl.peek() }),
      mark,
    }),
    load: async () => (await import('./operations.ts')).subscribe,
    technical: 'NEWSLETTER_ERROR',
    onDone: () => setRegistered(true),
  })
  if (registered)
    return (
      <NewslettersRegistered
        email={normalizedEmail(String(form.values.email))}
        ordered={titlesOf(list.data, chosenOf(list.data, form.values))}
        mark={mark}
        form={form}
        corrects
        onBack={() => {
          // Of another order.
          setMark(newMark)
          setRegistered(false)
        }}
      />
    )
  return <RegisterNewslettersPage list={list} form={form} edition={page.edition} onManage={onManage} />
}

type RegisterNewslettersPageProps = {
  list: LoadedQuery<NewsletterCatalogue>
  form: Form<FormValues>
  edition: Account['page']['edition']
  /** The reader has newsletters and wants to change them. */
  onManage: () => void
}

/** Lists, address and consent of a reader without a session. */
export function RegisterNewslettersPage({ list, form, edition, onManage }: RegisterNewslettersPageProps) {
  const paths = usePaths()
  const place = placeOf(useLocation())
  const texts = newsletterTexts.register
  return (
    <Page title={newsletterTexts.title} lead={texts.lead(edition.phrases.of)} width="wide">
      <LoadedBlock
        query={list}
        place={
          <div className={choice.place}>
            <Skeleton lines={8} />
          </div>
        }
      >
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
              label={newsletterPageConsent.text(edition)}
              required
            />
          </OperationForm>
        )}
      </LoadedBlock>
      <Section title={texts.known.title}>
        <p>{texts.known.text}</p>
        <div className={actions.actions}>
          <Link {...buttonLook({ variant: 'tertiary' })} to={paths.loginFor(place)}>
            {texts.known.signIn}
          </Link>
          <Button variant="tertiary" onClick={onManage}>
            {texts.known.manage}
          </Button>
        </div>
      </Section>
    </Page>
  )
}
