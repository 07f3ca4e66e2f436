import { newsletterTexts } from '@leserkonto/texts'
import { useState } from 'react'
import { api } from '../../session/ApiProvider.tsx'
import { useAccount } from '../../session/account.ts'
import { Unsubscribe } from './Unsubscribe.tsx'
import { Unsubscribed } from './Unsubscribed.tsx'
import { useUnsubscribeForm } from './use-unsubscribe-form.ts'

type UnsubscribeByLinkStateProps = {
  token: string
  userId: string
  /** The one list the link ends; null means all. */
  list: string | null
}

/** Unsubscribes with the link of a newsletter; what the list is called is nice to know, not needed. */
export function UnsubscribeByLinkState({ token, userId, list }: UnsubscribeByLinkStateProps) {
  const { page } = useAccount()
  const [done, setDone] = useState(false)
  const catalogue = api.newsletter.list.useQuery(
    { edition: page.edition.shortcut },
    { enabled: list !== null },
  )
  const form = useUnsubscribeForm({ userId, token, lists: undefined, onDone: () => setDone(true) })
  if (done) return <Unsubscribed />
  const texts = newsletterTexts.unsubscribe
  const title = catalogue.data?.newsletters.find(({ id }) => id === list)?.title
  return <Unsubscribe form={form} lead={list === null ? texts.all : texts.one(title)} lists={undefined} />
}
