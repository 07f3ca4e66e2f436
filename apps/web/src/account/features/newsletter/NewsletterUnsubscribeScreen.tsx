import { subjectOf, unsubscribeTokenParts } from '@leserkonto/rules'
import { newsletterTexts } from '@leserkonto/texts'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useAccount, useSession } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import { trpc } from '../../session/trpc.ts'
import { Loading } from '../../shell/Loading.tsx'
import { hasLinkToken, linkIdIn, linkTokenIn } from '../../shell/mail-link.ts'
import { DeadLink } from './DeadLink.tsx'
import { LoadedReader, readerInput } from './LoadedReader.tsx'
import type { Newsletter } from './newsletter-data.ts'
import { RequestEditLink } from './RequestEditLink.tsx'
import { AlreadyLeft, type Left, NothingToLeave, Unsubscribe, useUnsubscribeForm } from './Unsubscribe.tsx'
import { Unsubscribed } from './Unsubscribed.tsx'

/** The page behind every unsubscribe link, including the one for one-click in mail programs: opening it changes nothing. */
export function NewsletterUnsubscribeScreen() {
  const { state } = useLocation()
  const [query] = useSearchParams()
  const session = useSession()
  const navigate = useNavigate()
  const paths = usePaths()
  const [byLink, byEditLink] = [linkTokenIn(state, 't'), linkTokenIn(state)]
  const isLink = hasLinkToken(state, 't') || hasLinkToken(state)
  const linked = linkIdIn(query)
  const parts = byLink === undefined ? undefined : unsubscribeTokenParts(byLink)
  if (byLink && parts)
    return <UnsubscribeByLink token={byLink} userId={parts.newsletterUserId} list={parts.newsletterId} />
  if (byEditLink && linked) return <UnsubscribeOwn userId={linked} token={byEditLink} />
  const accountId = session.signedIn ? subjectOf(session.token) : undefined
  if (!isLink && accountId) return <UnsubscribeOwn userId={accountId} token={undefined} />
  return (
    <RequestEditLink
      problem={isLink && <DeadLink hint={newsletterTexts.editLink.incomplete} incomplete />}
      onBack={() => navigate(paths.newsletter)}
    />
  )
}

type UnsubscribeByLinkProps = {
  token: string
  userId: string
  /** The list that the link ends; null means all. */
  list: string | null
}

/** Unsubscribes with the link of a newsletter; works without the list's title, too. */
function UnsubscribeByLink({ token, userId, list }: UnsubscribeByLinkProps) {
  const { page } = useAccount()
  const [left, setLeft] = useState<Left>()
  const catalogue = trpc.newsletter.list.useQuery(
    { edition: page.edition.shortcut },
    { enabled: list !== null },
  )
  // Whether there is anything left to end. Without an answer the form stands there, and what is over stays over.
  const known = trpc.newsletter.user.useQuery(readerInput(userId, token), { enabled: !left })
  const form = useUnsubscribeForm({ userId, token, lists: undefined, onDone: setLeft })
  const texts = newsletterTexts.unsubscribe
  const title = catalogue.data?.newsletters.find(({ id }) => id === list)?.title
  if (left) return <Unsubscribed userId={userId} titles={title ? [title] : []} undo={left.undo} />
  if (known.isLoading) return <Loading />
  if (known.data && known.data.id !== null && !isLeavable(known.data.register_status))
    return <AlreadyLeft title={title} />
  return <Unsubscribe form={form} lead={list === null ? texts.all : texts.one(title)} lists={undefined} />
}

/** Something is received, or would be after a confirmation. */
const isLeavable = (registerStatus: number) => registerStatus >= 1 && registerStatus <= 3

type UnsubscribeOwnProps = {
  /** Id of the newsletter user behind an edit link, or of the reader's account. */
  userId: string
  token: string | undefined
}

/** Lets a proven reader choose what to leave. */
function UnsubscribeOwn({ userId, token }: UnsubscribeOwnProps) {
  const { user } = trpc.useUtils().newsletter
  const { page } = useAccount()
  const list = trpc.newsletter.list.useQuery({ edition: page.edition.shortcut })
  const [left, setLeft] = useState<Left & { userId: string }>()
  if (left) {
    const titles = list.data?.newsletters.filter(({ id }) => left.lists?.includes(id)) ?? []
    return <Unsubscribed userId={left.userId} titles={titles.map(({ title }) => title)} undo={left.undo} />
  }
  return (
    <LoadedReader userId={userId} token={token}>
      {({ id, subscriptions }, { newsletters }) => {
        const own = newsletters.filter((one) => subscriptions.some((row) => row.newsletter_id === one.id))
        if (id === null || own.length === 0) return <NothingToLeave />
        const onDone = (done: Left) => {
          setLeft({ ...done, userId: id })
          user.invalidate()
        }
        return <OwnForm userId={id} token={token} own={own} onDone={onDone} />
      }}
    </LoadedReader>
  )
}

type OwnFormProps = {
  userId: string
  token: string | undefined
  own: readonly Newsletter[]
  onDone: (left: Left) => void
}

function OwnForm({ own, ...rest }: OwnFormProps) {
  const form = useUnsubscribeForm({ ...rest, lists: own.map(({ id }) => id) })
  return <Unsubscribe form={form} lead={newsletterTexts.unsubscribe.own} lists={own} />
}
