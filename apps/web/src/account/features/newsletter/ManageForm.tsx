import { newsletterPageConsent, newsletterTexts } from '@leserkonto/texts'
import { useState } from 'react'
import { api } from '../../session/ApiProvider.tsx'
import { useAccount } from '../../session/account.ts'
import { useForm } from '../../shell/form/use-form.ts'
import { chosenOf, ticksOf } from './chosen-lists.ts'
import { ManageNewsletters } from './ManageNewsletters.tsx'
import { NewslettersRegistered } from './NewslettersRegistered.tsx'
import type { NewsletterCatalogue, NewsletterReader } from './newsletter-data.ts'

type ManageFormProps = {
  user: NewsletterReader
  /** How the user was asked for. */
  query: { user_id: string; newsletter_token?: string }
  catalogue: NewsletterCatalogue
  premium: boolean
  token: string | undefined
}

/** Saves the wanted lists of the edition; a reader who has none yet signs up for them. */
export function ManageForm({ user, query, catalogue, premium, token }: ManageFormProps) {
  const { page, notices } = useAccount()
  const loaded = api.useUtils().newsletter.user
  const [mailSent, setMailSent] = useState(false)
  const edition = page.edition.shortcut
  const form = useForm({
    initial: ticksOf(user.subscriptions.map(({ newsletter_id }) => newsletter_id)),
    input: (values) => {
      const newsletters = chosenOf(catalogue, values)
      return user.id === null
        ? {
            email: user.email ?? '',
            edition,
            newsletters,
            consent_text_version: newsletterPageConsent.version,
          }
        : { id: user.id, register_status: 4 as const, edition, newsletters, ...(token && { token }) }
    },
    load: async () => (await import('./save-lists.ts')).saveLists,
    technical: 'NEWSLETTER_ERROR',
    async onDone(saved) {
      if (saved.confirms === 'mail') return setMailSent(true)
      notices.show({ type: 'success', message: newsletterTexts.own.saved })
      if (saved.user) loaded.setData(query, saved.user)
      else await loaded.invalidate(query)
    },
  })
  if (mailSent) return <NewslettersRegistered onBack={() => setMailSent(false)} />
  return (
    <ManageNewsletters
      user={user}
      catalogue={catalogue}
      premium={premium}
      form={form}
      token={token}
      edition={page.edition}
    />
  )
}
