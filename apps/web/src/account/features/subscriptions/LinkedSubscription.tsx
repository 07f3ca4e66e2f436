import { fieldLabels, subscriptionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { ModalFlyout } from '@leserkonto/ui/ModalFlyout'
import { PasswordField } from '@leserkonto/ui/PasswordField'
import { Link } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import actions from '../../shell/Actions.module.css'
import { FormSummary } from '../../shell/FormSummary.tsx'
import { germanMoment } from '../../shell/german-date.ts'
import { Page } from '../../shell/Page.tsx'
import type { Form } from '../../shell/use-form.ts'
import classes from './LinkedSubscription.module.css'
import { type Plan, Plans } from './Plans.tsx'

/** What the dialog's form holds. */
export type UnlinkValues = { current_password: string }

type LinkedSubscriptionProps = {
  gpNumber: string
  plans: readonly Plan[]
  /** When the publisher was asked. */
  fetchedAt: string | null
  /** The publisher cannot be asked at the moment. */
  stale: boolean
  refreshing: boolean
  onRefresh: () => void
  form: Form<UnlinkValues>
  /** The dialog is open. */
  asking: boolean
  onAsk: () => void
  onKeep: () => void
}

/** What is linked, how fresh the publisher's word is, and the way to undo it. */
export function LinkedSubscription(props: LinkedSubscriptionProps) {
  const { gpNumber, plans, fetchedAt, stale, refreshing, onRefresh, onAsk } = props
  const paths = usePaths()
  const texts = subscriptionTexts.linked
  return (
    <Page title={texts.title} lead={texts.number(gpNumber)}>
      {plans.length > 0 ? <Plans plans={plans} /> : <p>{texts.empty}</p>}
      {stale && <p className={classes.stale}>{texts.stale}</p>}
      {fetchedAt && <p className={classes.asOf}>{texts.asOf(germanMoment(fetchedAt))}</p>}
      <div className={actions.actions}>
        <Button variant="secondary" onClick={onRefresh} loading={refreshing}>
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
