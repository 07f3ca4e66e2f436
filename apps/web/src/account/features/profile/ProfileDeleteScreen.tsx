import { profileDeleteTexts } from '@leserkonto/texts'
import { Button, buttonLook } from '@leserkonto/ui/Button'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import type { Failure } from '../../session/failure.ts'
import { load } from '../../session/loads.ts'
import { usePaths } from '../../session/paths.ts'
import { dropSession } from '../../session/sign-in.ts'
import actions from '../../shell/Actions.module.css'
import effects from '../../shell/Effects.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { PasswordDialog, type PasswordValues } from '../../shell/form/PasswordDialog.tsx'
import type { Form } from '../../shell/form/use-form.ts'
import type { Proof } from '../../shell/form/use-proof.ts'
import { useProofForm } from '../../shell/form/use-proof-form.ts'
import { LoadedPage } from '../../shell/LoadedPage.tsx'
import { Page } from '../../shell/Page.tsx'

/** Loads whether the reader has a password to be asked for. */
export function ProfileDeleteScreen() {
  const { page } = useAccount()
  const user = useQuery(load('session.userinfo', { edition: page.edition.shortcut }))
  return (
    <LoadedPage query={user} name="session.userinfo">
      {({ has_password, shared_subscriptions_role }) => (
        <DeleteForm hasPassword={has_password} ownsShared={shared_subscriptions_role === 'owner'} />
      )}
    </LoadedPage>
  )
}

/** Deletes the profile after the dialog's password or code. */
function DeleteForm({ hasPassword, ownsShared }: { hasPassword: boolean; ownsShared: boolean }) {
  const account = useAccount()
  const navigate = useNavigate()
  const paths = usePaths()
  const [asking, setAsking] = useState(false)
  const deleted = useRef(false)
  // The session is dropped when the page is left, not before: else this page's guard would lead to the login.
  useEffect(
    () => () => {
      if (deleted.current) dropSession(account)
    },
    [account],
  )
  const { form, proof } = useProofForm({
    hasPassword,
    load: async () => (await import('./operations.ts')).deleteProfile,
    onDone: () => {
      deleted.current = true
      navigate(paths.success('profile', 'deleted'), { replace: true })
    },
  })
  return (
    <ProfileDelete
      form={form}
      proof={proof}
      ownsShared={ownsShared}
      asking={asking}
      onAsk={() => setAsking(true)}
      onKeep={() => setAsking(false)}
      cancellation={account.page.edition.links.cancellation}
    />
  )
}

type ProfileDeleteProps = {
  form: Form<PasswordValues>
  proof: Proof
  /** Others may share the reader's plan. */
  ownsShared: boolean
  /** The dialog is open. */
  asking: boolean
  onAsk: () => void
  onKeep: () => void
  /** Where a subscription is cancelled. */
  cancellation: string
}

/** What deleting means, and a dialog that takes the password; a running subscription keeps the profile. */
export function ProfileDelete({ form, proof, ownsShared, asking, cancellation, ...on }: ProfileDeleteProps) {
  const paths = usePaths()
  const { failure } = form.problems
  if (failure?.code === 'DELETE_BLOCKED_BY_SUBSCRIPTION')
    return <Blocked failure={failure} cancellation={cancellation} />
  const texts = profileDeleteTexts
  return (
    <Page key="asks" title={texts.title} lead={texts.text}>
      <ul className={effects.effects}>
        {[...texts.effects, ...(ownsShared ? [texts.sharedEffect] : [])].map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <div className={actions.actions}>
        <Button className={actions.danger} variant="secondary" onClick={on.onAsk}>
          {texts.ask}
        </Button>
        <Link className={actions.quiet} to={paths.profile}>
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

function Blocked({ failure, cancellation }: { failure: Failure; cancellation: string }) {
  const paths = usePaths()
  const texts = profileDeleteTexts.blocked
  return (
    <Page key="blocked" title={texts.title}>
      <FailureBox failure={failure} />
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
