import { newsletterTexts } from '@leserkonto/texts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import { api } from '../../session/ApiProvider.tsx'
import { useAccount } from '../../session/account.ts'
import { LoadState } from '../../shell/LoadState.tsx'
import { DeadLink } from './DeadLink.tsx'
import type { Newsletter } from './newsletter-data.ts'
import { RequestEditLinkState } from './RequestEditLinkState.tsx'
import { Unsubscribe } from './Unsubscribe.tsx'
import { NothingToLeave, Unsubscribed } from './Unsubscribed.tsx'
import { useUnsubscribeForm } from './use-unsubscribe-form.ts'

type UnsubscribeOwnStateProps = {
  /** Id of the newsletter user behind an edit link, or of the reader's account. */
  userId: string
  token: string | undefined
}

/** Lets a proven reader choose what to leave. */
export function UnsubscribeOwnState({ userId, token }: UnsubscribeOwnStateProps) {
  const { page } = useAccount()
  const navigate = useNavigate()
  const paths = usePaths()
  const [done, setDone] = useState(false)
  const loaded = api.useUtils().newsletter.user
  const query = { user_id: userId, ...(token && { newsletter_token: token }) }
  const user = api.newsletter.user.useQuery(query)
  const list = api.newsletter.list.useQuery({ edition: page.edition.shortcut })
  const both = {
    data: user.data && list.data && { user: user.data, newsletters: list.data.newsletters },
    error: user.error ?? list.error,
    isFetching: user.isFetching || list.isFetching,
    refetch: () => Promise.all([user.refetch(), list.refetch()]),
  }
  if (done) return <Unsubscribed />
  return (
    <LoadState query={both} name="newsletter.user">
      {({ user: { id, subscriptions }, newsletters }) => {
        if (token && id === null)
          return (
            <RequestEditLinkState
              problem={<DeadLink hint={newsletterTexts.editLink.dead} />}
              onBack={() => navigate(paths.newsletter, { replace: true })}
            />
          )
        const own = newsletters.filter((one) => subscriptions.some((row) => row.newsletter_id === one.id))
        if (id === null || own.length === 0) return <NothingToLeave />
        const onDone = () => {
          setDone(true)
          loaded.invalidate()
        }
        return <OwnForm userId={id} token={token} own={own} onDone={onDone} />
      }}
    </LoadState>
  )
}

type OwnFormProps = {
  userId: string
  token: string | undefined
  own: readonly Newsletter[]
  onDone: () => void
}

function OwnForm({ own, ...rest }: OwnFormProps) {
  const form = useUnsubscribeForm({ ...rest, lists: own.map(({ id }) => id) })
  return <Unsubscribe form={form} lead={newsletterTexts.unsubscribe.own} lists={own} />
}
