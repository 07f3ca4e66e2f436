import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { api } from '../../session/ApiProvider.tsx'
import { useAccount } from '../../session/account.ts'
import { useForward } from '../../session/forward.ts'
import { textOf } from '../../shell/history-state.ts'
import { useAction } from '../../shell/use-action.ts'
import { NewsletterOptIn } from './NewsletterOptIn.tsx'
import type { NewsletterReader } from './newsletter-data.ts'

/** Confirms the lists a mail named, with the token the first script moved out of the address. */
export function NewsletterOptInScreen() {
  const { page, returnUrl } = useAccount()
  const token = textOf(useLocation().state, 'token')
  const [query] = useSearchParams()
  const id = query.get('id')
  const [confirmed, setConfirmed] = useState<NewsletterReader>()
  const forward = useForward()
  const list = api.newsletter.list.useQuery(
    { edition: page.edition.shortcut },
    { enabled: confirmed !== undefined },
  )
  const { busy, failure, run } = useAction({
    name: 'newsletter.update',
    call: (client) =>
      client.newsletter.update.mutate({ id: id ?? '', register_status: 3, token: token ?? '' }),
    technical: 'NEWSLETTER_ERROR',
    onDone: ({ return_url, ...user }) => {
      returnUrl.offer(return_url)
      setConfirmed(user)
    },
  })
  const ids = confirmed?.subscriptions.map(({ newsletter_id }) => newsletter_id)
  const titles = list.data?.newsletters.filter((one) => ids?.includes(one.id)).map(({ title }) => title)
  return (
    <NewsletterOptIn
      hasToken={Boolean(token && id)}
      busy={busy}
      failure={failure}
      confirmed={confirmed && (titles ?? [])}
      onConfirm={run}
      onNext={returnUrl.peek() ? forward : undefined}
    />
  )
}
