import { fieldLabels, subscriptionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { ModalFlyout } from '@leserkonto/ui/ModalFlyout'
import { PasswordField } from '@leserkonto/ui/PasswordField'
import { Link } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import actions from '../../shell/Actions.module.css'
import { FormSummary } from '../../shell/FormSummary.tsx'
import { Page } from '../../shell/Page.tsx'
import type { Form } from '../../shell/use-form.ts'
import { KnownPlans, type PlansKnown } from './KnownPlans.tsx'

/** What the dialog's form holds. */
export type UnlinkValues = { current_password: string }

type LinkedSubscriptionProps = {
  gpNumber: string
  known: PlansKnown
  form: Form<UnlinkValues>
  /** The dialog is open. */
  asking: boolean
  onAsk: () => void
  onKeep: () => void
}

/** What is linked, and the way to undo it. */
export function LinkedSubscription(props: LinkedSubscriptionProps) {
  const { gpNumber, known, onAsk } = props
  const paths = usePaths()
  const texts = subscriptionTexts.linked
  return (
    <Page title={texts.title} lead={texts.number(gpNumber)}>
      <KnownPlans {...known} />
      <div className={actions.actions}>
        <Button variant="secondary" onClick={known.refreshing.run} loading={known.refreshing.busy}>
          {texts.refresh}
        </Button>
        <Button variant="tertiary" onClick={onAsk}>
          {texts.unlink}
        </Button>
        <Link className={actions.quiet} to={paths.profile}>
          {texts.toProfile}
        </Link>
      </div>
      <UnlinkDialog {...props} />
    </Page>
  )
}

function UnlinkDialog({ form, asking, onKeep }: LinkedSubscriptionProps) {
  const texts = subscriptionTexts.linked.dialog
  return (
    <ModalFlyout open={asking} onClose={onKeep} title={texts.title}>
      <form className={actions.form} noValidate onSubmit={form.submit} onFocus={form.warmUp}>
        <FormSummary problems={form.problems} idOf={form.idOf} />
        <p>{texts.text}</p>
        <PasswordField
          {...form.text('current_password')}
          label={fieldLabels.current_password}
          autoComplete="current-password"
          required
        />
        <div className={actions.actions}>
          <Button type="submit" loading={form.busy}>
            {texts.submit}
          </Button>
          <Button variant="tertiary" onClick={onKeep}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </ModalFlyout>
  )
}
