import { type DeletionReason, deletionReasons, inputLimits } from '@leserkonto/rules'
import { errorTexts, profileDeleteTexts } from '@leserkonto/texts'
import { Button, buttonLook } from '@leserkonto/ui/Button'
import { ProblemBox } from '@leserkonto/ui/parts/problem-box'
import { Select } from '@leserkonto/ui/Select'
import { Textarea } from '@leserkonto/ui/Textarea'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import { dropSession } from '../../session/sign-in.ts'
import { trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import effects from '../../shell/Effects.module.css'
import { PasswordDialog, type PasswordValues } from '../../shell/form/PasswordDialog.tsx'
import type { Form } from '../../shell/form/use-form.ts'
import type { Owner, Proof } from '../../shell/form/use-proof.ts'
import { useProofForm } from '../../shell/form/use-proof-form.ts'
import { LoadedPage } from '../../shell/LoadedPage.tsx'
import { Loading } from '../../shell/Loading.tsx'
import { Page } from '../../shell/Page.tsx'

/** Loads whether the reader has a password to be asked for. */
export function ProfileDeleteScreen() {
  const { page } = useAccount()
  const user = trpc.session.userinfo.useQuery({ edition: page.edition.shortcut })
  return (
    <LoadedPage query={user}>
      {(reader) => (
        <DeleteForm
          owner={reader}
          ownsShared={reader.shared_subscriptions_role === 'owner'}
          isLinked={reader.gp_number !== null}
        />
      )}
    </LoadedPage>
  )
}

type DeleteFormProps = { owner: Owner; ownsShared: boolean; isLinked: boolean }

/**
 * Whether a plan keeps the profile, as far as the publisher could be asked: the service has the last word. Undefined until it
 * answers, so that no form gives way under who fills it in.
 */
function useRunningPlan(isLinked: boolean): boolean | undefined {
  const { data, isLoading } = trpc.subscriptions.list.useQuery({}, { enabled: isLinked })
  if (isLoading) return undefined
  return data !== undefined && !data.stale && data.subscriptions.some(({ status }) => status === 'running')
}

/** Deletes the profile after the dialog's password or code. */
function DeleteForm({ owner, ownsShared, isLinked }: DeleteFormProps) {
  const account = useAccount()
  const navigate = useNavigate()
  const paths = usePaths()
  const [why, setWhy] = useState<Why>({ reason: '', text: '' })
  const [asking, setAsking] = useState(false)
  const keeps = useRunningPlan(isLinked)
  const deleted = useRef(false)
  // The session is dropped when the page is left, not before: else this page's guard would lead to the login.
  useEffect(
    () => () => {
      if (deleted.current) dropSession(account)
    },
    [account],
  )
  const { form, proof } = useProofForm({
    about: saidOf(why),
    owner,
    load: async () => (await import('./operations.ts')).deleteProfile,
    onDone: () => {
      deleted.current = true
      navigate(paths.success('profile', 'deleted'), { replace: true })
    },
  })
  const cancellation = account.page.edition.links.cancellation
  if (keeps === undefined) return <Loading />
  // Nobody says why they leave, or proves who they are, for a no.
  if (keeps) return <Blocked title={profileDeleteTexts.title} cancellation={cancellation} />
  return (
    <ProfileDelete
      form={form}
      proof={proof}
      ownsShared={ownsShared}
      why={why}
      onWhy={setWhy}
      asking={asking}
      onAsk={() => setAsking(true)}
      onKeep={() => setAsking(false)}
      cancellation={cancellation}
    />
  )
}

/** Why the reader leaves, as far as they say. */
type Why = { reason: DeletionReason | ''; text: string }

const saidOf = ({ reason, text }: Why) => ({
  ...(reason && { reason }),
  ...(text && { reason_text: text }),
})

type ProfileDeleteProps = {
  form: Form<PasswordValues>
  proof: Proof
  /** Others may share the reader's plan. */
  ownsShared: boolean
  why: Why
  onWhy: (why: Why) => void
  /** The dialog is open. */
  asking: boolean
  onAsk: () => void
  onKeep: () => void
  /** Where a subscription is cancelled. */
  cancellation: string
}

/** What deleting means, and a dialog that takes the password; a running subscription keeps the profile. */
export function ProfileDelete({
  form,
  proof,
  ownsShared,
  why,
  asking,
  cancellation,
  ...on
}: ProfileDeleteProps) {
  const paths = usePaths()
  if (form.problems.failure?.code === 'DELETE_BLOCKED_BY_SUBSCRIPTION')
    return <Blocked title={profileDeleteTexts.blocked.title} cancellation={cancellation} />
  const texts = profileDeleteTexts
  return (
    <Page key="asks" title={texts.title} lead={texts.text}>
      <ul className={effects.effects}>
        {[...texts.effects, ...(ownsShared ? [texts.sharedEffect] : [])].map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <WhyFields why={why} onWhy={on.onWhy} />
      <div className={actions.actions}>
        <Button className={actions.danger} onClick={on.onAsk}>
          {texts.ask}
        </Button>
        <Link {...buttonLook({ variant: 'secondary' })} to={paths.profile}>
          {texts.keep}
        </Link>
      </div>
      <PasswordDialog
        danger
        form={form}
        proof={proof}
        open={asking}
        texts={texts.dialog}
        onClose={on.onKeep}
      />
    </Page>
  )
}

/** Optional, and beside the question: nobody is kept by it. */
function WhyFields({ why, onWhy }: Pick<ProfileDeleteProps, 'why' | 'onWhy'>) {
  const texts = profileDeleteTexts
  return (
    <>
      <Select
        label={texts.reason}
        placeholder={texts.reasonPlaceholder}
        options={deletionReasons.map((value) => ({ value, label: texts.reasons[value] }))}
        value={why.reason}
        onChange={({ target }) => {
          const reason = deletionReasons.find((one) => one === target.value) ?? ''
          onWhy({ ...why, reason })
        }}
      />
      <Textarea
        label={texts.reasonText}
        helperText={texts.reasonHint}
        maxLength={inputLimits.reasonTextChars}
        value={why.text}
        onChange={({ target }) => onWhy({ ...why, text: target.value })}
      />
    </>
  )
}

/** Why the profile stays, and what has to be done first. `title`: the page's, or what came of the try. */
function Blocked({ title, cancellation }: { title: string; cancellation: string }) {
  const paths = usePaths()
  const texts = profileDeleteTexts.blocked
  return (
    <Page key="blocked" title={title}>
      <ProblemBox>
        <p>{errorTexts.DELETE_BLOCKED_BY_SUBSCRIPTION}</p>
      </ProblemBox>
      <p>{texts.text}</p>
      <div className={actions.actions}>
        <Link {...buttonLook({})} to={paths.linkSubscription}>
          {texts.unlink}
        </Link>
        <a className={actions.quiet} href={cancellation}>
          {texts.cancel}
        </a>
      </div>
    </Page>
  )
}
