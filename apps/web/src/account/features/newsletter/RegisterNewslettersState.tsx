import { newsletterPageConsent } from '@leserkonto/texts'
import { useState } from 'react'
import { api } from '../../session/ApiProvider.tsx'
import { useAccount } from '../../session/account.ts'
import { type FormValues, useForm } from '../../shell/form/use-form.ts'
import { chosenOf } from './chosen-lists.ts'
import { NewslettersRegistered } from './NewslettersRegistered.tsx'
import { RegisterNewsletters } from './RegisterNewsletters.tsx'

const empty: FormValues = { email: '', consent_text_version: false }

/** Signs an address up for newsletters; the mail it gets asks to confirm. */
export function RegisterNewslettersState({ onManage }: { onManage: () => void }) {
  const { page, returnUrl } = useAccount()
  const edition = page.edition.shortcut
  const [registered, setRegistered] = useState(false)
  const list = api.newsletter.list.useQuery({ edition })
  const form = useForm({
    initial: empty,
    input: (values) => ({
      edition,
      email: String(values.email),
      newsletters: chosenOf(list.data, values),
      // Without the tick the service's own schema says what is missing.
      consent_text_version: (values.consent_text_version === true
        ? newsletterPageConsent.version
        : undefined) as typeof newsletterPageConsent.version,
      ...(returnUrl.peek() && { return_url: returnUrl.peek() }),
    }),
    load: async () => (await import('./subscribe.ts')).subscribe,
    technical: 'NEWSLETTER_ERROR',
    onDone: () => setRegistered(true),
  })
  if (registered) return <NewslettersRegistered onBack={() => setRegistered(false)} />
  return <RegisterNewsletters list={list} form={form} edition={page.edition} onManage={onManage} />
}
