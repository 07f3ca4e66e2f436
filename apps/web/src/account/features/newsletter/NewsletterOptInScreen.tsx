import { newsletterTexts } from '@leserkonto/texts'
import { Button, buttonLook } from '@leserkonto/ui/Button'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import type { Failure } from '../../session/failure.ts'
import { useForward } from '../../session/forward.ts'
import { usePaths } from '../../session/paths.ts'
import { trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { linkIdIn, linkTokenIn } from '../../shell/mail-link.ts'
import { Page } from '../../shell/Page.tsx'
import { useChange } from '../../shell/use-change.ts'
import { DeadLink } from './DeadLink.tsx'
import { NewslettersConfirmed } from './NewslettersConfirmed.tsx'
import { type NewsletterReader, titlesOf } from './newsletter-data.ts'

/** Confirms the lists named in a mail, with the token that the first script moved out of the address. */
export function NewsletterOptInScreen() {
  const { page, returnUrl } = useAccount()
  const token = linkTokenIn(useLocation().state)
  const [query] = useSearchParams()
  const id = linkIdIn(query)
  const [confirmed, setConfirmed] = useState<NewsletterReader>()
  const forward = useForward()
  const list = trpc.newsletter.list.useQuery(
    { edition: page.edition.shortcut },
    { enabled: confirmed !== undefined },
  )
  const { busy, failure, run } = useChange(
    trpc.newsletter.update.useMutation({
      onSuccess: ({ return_url, ...user }) => {
        returnUrl.offer(return_url)
        setConfirmed(user)
      },
    }),
    { technical: 'NEWSLETTER_ERROR' },
  )
  const ids = confirmed?.subscriptions.map(({ newsletter_id }) => newsletter_id)
  const titles = titlesOf(list.data, ids ?? [])
  return (
    <NewsletterOptIn
      hasToken={Boolean(token && id)}
      busy={busy}
      failure={failure}
      confirmed={confirmed && titles}
      onConfirm={() => run({ id: id ?? '', register_status: 3, token: token ?? '' })}
      onNext={returnUrl.peek() ? forward : undefined}
    />
  )
}

type NewsletterOptInProps = {
  /** The link had a whole token and id. */
  hasToken: boolean
  busy: boolean
  failure: Failure | undefined
  /** Known titles of the confirmed lists; undefined before the confirmation. */
  confirmed: readonly string[] | undefined
  onConfirm: () => void
  /** Leads back to the page of the sign-up. */
  onNext: (() => void) | undefined
}

/**
 * One large button: opening the page confirms nothing, since mail scanners open links too.
 * Source: docs/spec/contract.md#no-get-changes-anything.
 */
export function NewsletterOptIn({
  hasToken,
  busy,
  failure,
  confirmed,
  onConfirm,
  onNext,
}: NewsletterOptInProps) {
  const texts = newsletterTexts.optIn
  if (confirmed) return <NewslettersConfirmed titles={confirmed} onNext={onNext} />
  const dead = !hasToken || (failure && failure.status > 0 && failure.status < 500 && failure.status !== 429)
  if (dead) return <Dead incomplete={!hasToken} />
  return (
    <Page key="asks" title={texts.title} lead={texts.lead}>
      <FailureBox failure={failure} />
      <Button size="responsive" onClick={onConfirm} loading={busy}>
        {texts.submit}
      </Button>
    </Page>
  )
}

function Dead({ incomplete }: { incomplete: boolean }) {
  const paths = usePaths()
  const texts = newsletterTexts.optIn
  return (
    <Page key="dead" title={texts.deadTitle}>
      <DeadLink hint={texts.dead} incomplete={incomplete} />
      <div className={actions.actions}>
        <Link {...buttonLook({})} to={paths.newsletter}>
          {texts.again}
        </Link>
      </div>
    </Page>
  )
}
