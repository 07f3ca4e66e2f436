import { fieldLabels, profileDeleteTexts } from '@leserkonto/texts'
import { Button, buttonLook } from '@leserkonto/ui/Button'
import { ModalFlyout } from '@leserkonto/ui/ModalFlyout'
import { PasswordField } from '@leserkonto/ui/PasswordField'
import { Link } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import type { Failure } from '../../session/failure.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { FormSummary } from '../../shell/FormSummary.tsx'
import { Page } from '../../shell/Page.tsx'
import type { Form } from '../../shell/use-form.ts'
import classes from './ProfileDelete.module.css'

/** What the form of the dialog holds. */
export type ProfileDeleteValues = { current_password: string }

type ProfileDeleteProps = {
  form: Form<ProfileDeleteValues>
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
      <ModalFlyout open={asking} onClose={onKeep} title={texts.dialog.title}>
        <form className={actions.form} noValidate onSubmit={form.submit} onFocus={form.warmUp}>
          <FormSummary problems={form.problems} idOf={form.idOf} />
          <p>{texts.dialog.text}</p>
          <PasswordField
            {...form.text('current_password')}
            label={fieldLabels.current_password}
            autoComplete="current-password"
            required
          />
          <div className={actions.actions}>
            <Button type="submit" loading={form.busy}>
              {texts.dialog.submit}
            </Button>
            <Button variant="tertiary" onClick={onKeep}>
              {texts.dialog.cancel}
            </Button>
          </div>
        </form>
      </ModalFlyout>
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
