import { newsletterPageConsent, welcomeTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Skeleton } from '@leserkonto/ui/Skeleton'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type Account, useAccount } from '../../session/account.ts'
import type { Failure } from '../../session/failure.ts'
import { usePaths } from '../../session/paths.ts'
import { trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import rows from '../../shell/Rows.module.css'
import { Section } from '../../shell/Section.tsx'
import { useChange } from '../../shell/use-change.ts'
import type { Newsletter, NewsletterCatalogue, NewsletterReader } from './newsletter-data.ts'

const texts = welcomeTexts.newsletters

/** Two newsletters of the edition to begin with, each ordered with one press. */
export function NewsletterProposals({ accountId }: { accountId: string | undefined }) {
  const { edition } = useAccount().page
  const user = trpc.newsletter.user.useQuery({ user_id: accountId ?? '' }, { enabled: Boolean(accountId) })
  const list = trpc.newsletter.list.useQuery({ edition: edition.shortcut })
  return (
    <LoadedBlock query={list} place={<Skeleton lines={6} />}>
      {(catalogue) => (
        <LoadedBlock query={user} place={<Skeleton lines={6} />}>
          {(reader) => <Proposals reader={reader} catalogue={catalogue} />}
        </LoadedBlock>
      )}
    </LoadedBlock>
  )
}

type Done = Readonly<Record<string, 'now' | 'mail'>>

function Proposals({ reader, catalogue }: { reader: NewsletterReader; catalogue: NewsletterCatalogue }) {
  const account = useAccount()
  const [proposed] = useState(() => proposedOf(catalogue, reader, account.page.edition))
  const [done, setDone] = useState<Done>({})
  const ordering = useChange(
    useMutation({
      mutationFn: (id: string) => order(account, { reader, lists: [...Object.keys(done), id], catalogue }),
      onSuccess: (confirms, id) => setDone((before) => ({ ...before, [id]: confirms })),
    }),
    { name: 'newsletter.subscribe', technical: 'NEWSLETTER_ERROR' },
  )
  if (proposed.length === 0) return null
  return <ProposedNewsletters proposed={proposed} done={done} ordering={ordering} />
}

/** Those of the registration form first, then what is free, in the order of the catalogue. */
function proposedOf(
  { newsletters }: NewsletterCatalogue,
  { subscriptions }: NewsletterReader,
  { optIn }: Account['page']['edition'],
): readonly Newsletter[] {
  const first = new Set(optIn.registrationNewsletters.map(({ id }) => id))
  const has = new Set(subscriptions.map(({ newsletter_id }) => newsletter_id))
  const open = newsletters.filter(({ id, premium }) => !premium && !has.has(id))
  return [...open.filter(({ id }) => first.has(id)), ...open.filter(({ id }) => !first.has(id))].slice(0, 2)
}

type Order = { reader: NewsletterReader; lists: readonly string[]; catalogue: NewsletterCatalogue }

/** The address is proven, so a reader has it at once, unless the edition wants a mail each time. */
async function order(account: Account, { reader, lists, catalogue }: Order): Promise<'now' | 'mail'> {
  const api = await account.api()
  const edition = account.page.edition.shortcut
  const own = reader.subscriptions.map(({ newsletter_id }) => newsletter_id)
  const wanted = new Set([...own, ...lists])
  const newsletters = catalogue.newsletters.map(({ id }) => id).filter((id) => wanted.has(id))
  if (reader.id !== null) {
    await api.newsletter.update.mutate({ id: reader.id, register_status: 4, edition, newsletters })
    return 'now'
  }
  const { version } = newsletterPageConsent
  const email = reader.email ?? ''
  const said = { email, edition, newsletters, consent_text_version: version }
  return (await api.newsletter.subscribe.mutate(said)).register_status === 2 ? 'mail' : 'now'
}

type ProposedNewslettersProps = {
  proposed: readonly Newsletter[]
  /** What was ordered, and whether a mail asks to confirm it. */
  done: Done
  ordering: { item: string | undefined; failure: Failure | undefined; run: (id: string) => void }
}

/** Title, what it is about, and a button that becomes the answer. */
function ProposedNewsletters({ proposed, done, ordering }: ProposedNewslettersProps) {
  const paths = usePaths()
  const { edition } = useAccount().page
  return (
    <Section title={texts.title}>
      <FailureBox failure={ordering.failure} />
      <ul className={rows.rows}>
        {proposed.map(({ id, title, description }) => (
          <li key={id}>
            <p className={rows.name}>{title}</p>
            <p className={rows.soft}>{description}</p>
            <div role="status">
              {done[id] && <p>{done[id] === 'mail' ? texts.mailSent : texts.ordered}</p>}
            </div>
            {!done[id] && (
              <Button
                variant="secondary"
                aria-label={texts.orderNamed(title)}
                loading={ordering.item === id}
                onClick={() => ordering.run(id)}
              >
                {texts.order}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={actions.soft}>{texts.consent(newsletterPageConsent.text(edition))}</p>
      <div className={actions.actions}>
        <Link className={actions.quiet} to={paths.newsletter}>
          {texts.more}
        </Link>
      </div>
    </Section>
  )
}
