import { rightCodes } from '@leserkonto/rules'
import { newsletterPageConsent, newsletterTexts } from '@leserkonto/texts'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { type Account, useAccount, useSession } from '../../session/account.ts'
import { newMark } from '../../session/awaited.ts'
import { usePaths } from '../../session/paths.ts'
import { trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import { type Form, type FormValues, useForm } from '../../shell/form/use-form.ts'
import { Page } from '../../shell/Page.tsx'
import { LoadedReader, readerInput } from './LoadedReader.tsx'
import { NewsletterChoice } from './NewsletterChoice.tsx'
import { NewslettersRegistered } from './NewslettersRegistered.tsx'
import {
  chosenOf,
  type NewsletterCatalogue,
  type NewsletterReader,
  ticksOf,
  titlesOf,
} from './newsletter-data.ts'

type ManageNewslettersProps = {
  /** Id of the newsletter user behind a mail's link, or of the reader's account. */
  userId: string
  /** Token of that link; without one the session is used. */
  token: string | undefined
}

/** Loads the lists a reader gets and those they may choose, with the link's token or the session. */
export function ManageNewsletters({ userId, token }: ManageNewslettersProps) {
  const { page } = useAccount()
  const { signedIn } = useSession()
  // Any error means not granted (docs/spec/account.md#rights); the service checks again anyway.
  const right = trpc.rights.check.useQuery(
    { edition: page.edition.shortcut, right: rightCodes.premiumNewsletters },
    { enabled: signedIn && token === undefined },
  )
  return (
    <LoadedReader userId={userId} token={token}>
      {(user, catalogue) => (
        <ManageForm
          user={user}
          asked={readerInput(userId, token)}
          catalogue={catalogue}
          premium={right.isSuccess}
          token={token}
        />
      )}
    </LoadedReader>
  )
}

type ManageFormProps = {
  user: NewsletterReader
  /** What the user was loaded with. */
  asked: ReturnType<typeof readerInput>
  catalogue: NewsletterCatalogue
  premium: boolean
  token: string | undefined
}

/** Saves the chosen lists of the edition; a reader who has none yet signs up for them. */
function ManageForm({ user, asked, catalogue, premium, token }: ManageFormProps) {
  const { page, notices } = useAccount()
  const known = trpc.useUtils().newsletter.user
  const [mailSent, setMailSent] = useState(false)
  const [mark, setMark] = useState(newMark)
  const ordered = () => titlesOf(catalogue, chosenOf(catalogue, form.values))
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
            mark,
          }
        : { id: user.id, register_status: 4 as const, edition, newsletters, ...(token && { token }) }
    },
    load: async () => (await import('./operations.ts')).saveLists,
    technical: 'NEWSLETTER_ERROR',
    async onDone(saved) {
      if (saved.confirms === 'mail') setMailSent(true)
      else notices.show({ type: 'success', message: newsletterTexts.own.saved })
      if (saved.confirms === 'now' && saved.user) known.setData(asked, saved.user)
      else await known.invalidate(asked)
    },
  })
  if (mailSent)
    return (
      <NewslettersRegistered
        email={user.email ?? ''}
        ordered={ordered()}
        mark={mark}
        form={form}
        corrects={false}
        onBack={() => {
          setMark(newMark)
          setMailSent(false)
        }}
      />
    )
  return (
    <ManageNewslettersPage
      user={user}
      catalogue={catalogue}
      premium={premium}
      form={form}
      token={token}
      edition={page.edition}
    />
  )
}

type ManageNewslettersPageProps = {
  user: NewsletterReader
  catalogue: NewsletterCatalogue
  premium: boolean
  form: Form<FormValues>
  /** Token of the mail link that the reader followed. */
  token: string | undefined
  edition: Account['page']['edition']
}

/** The lists of a proven address; those it gets are ticked. */
export function ManageNewslettersPage({
  user,
  catalogue,
  premium,
  form,
  token,
  edition,
}: ManageNewslettersPageProps) {
  const paths = usePaths()
  const { search } = useLocation()
  const texts = newsletterTexts.own
  const gets = new Set(user.subscriptions.map(({ newsletter_id }) => newsletter_id))
  // Who only leaves agrees to nothing.
  const adds = chosenOf(catalogue, form.values).some((id) => !gets.has(id))
  return (
    <Page title={newsletterTexts.title} lead={texts.lead(user.email ?? '')} width="wide">
      <OperationForm
        form={form}
        submit={texts.submit}
        more={
          user.subscriptions.length > 0 && (
            <Link
              className={actions.quiet}
              to={paths.newsletterUnsubscribe + (token ? search : '')}
              state={token && { token }}
            >
              {texts.unsubscribe}
            </Link>
          )
        }
      >
        <NewsletterChoice
          catalogue={catalogue}
          form={form}
          subscriptions={user.subscriptions}
          premium={premium}
        />
        {adds && (
          <div className={actions.soft} role="status">
            <p>{texts.consent}</p>
            <p>{newsletterPageConsent.text(edition)}</p>
          </div>
        )}
      </OperationForm>
    </Page>
  )
}
