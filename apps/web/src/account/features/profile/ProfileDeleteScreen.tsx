import { profileDeleteTexts } from '@leserkonto/texts'
import { Button, buttonLook } from '@leserkonto/ui/Button'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import type { Failure } from '../../session/failure.ts'
import { usePaths } from '../../session/paths.ts'
import { dropSession } from '../../session/sign-in.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { PasswordDialog, type PasswordValues } from '../../shell/form/PasswordDialog.tsx'
import { type Form, useForm } from '../../shell/form/use-form.ts'
import { Page } from '../../shell/Page.tsx'
import classes from './ProfileDelete.module.css'

/** Deletes the profile after the dialog's password. */
export function ProfileDeleteScreen() {
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
  const form = useForm({
    initial: { current_password: '' },
    secrets: ['current_password'],
    input: (values) => values,
    load: async () => (await import('./operations.ts')).deleteProfile,
    onDone: () => {
      deleted.current = true
      navigate(paths.success('profile', 'deleted'), { replace: true })
    },
  })
  return (
    <ProfileDelete
      form={form}
      asking={asking}
      onAsk={() => setAsking(true)}
      onKeep={() => setAsking(false)}
      cancellation={account.page.edition.links.cancellation}
    />
  )
}

type ProfileDeleteProps = {
  form: Form<PasswordValues>
  /** The dialog is open. */
  asking: boolean
  onAsk: () => void
  onKeep: () => void
  /** Where a subscription is cancelled. */
  cancellation: string
}

/** What deleting means, and a dialog that takes the password; a running subscription keeps the profile. */
export function ProfileDelete({ form, asking, onAsk, onKeep, cancellation }: ProfileDeleteProps) {
  const paths = usePaths()
  const { failure } = form.problems
  if (failure?.code === 'DELETE_BLOCKED_BY_SUBSCRIPTION')
    return <Blocked failure={failure} cancellation={cancellation} />
  const texts = profileDeleteTexts
  return (
    <Page key="asks" title={texts.title} lead={texts.text}>
      <ul className={classes.effects}>
        {texts.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <div className={actions.actions}>
        <Button variant="secondary" onClick={onAsk}>
          {texts.ask}
        </Button>
        <Link className={actions.quiet} to={paths.profile}>
          {texts.keep}
        </Link>
      </div>
      <PasswordDialog form={form} open={asking} texts={texts.dialog} onClose={onKeep} />
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
