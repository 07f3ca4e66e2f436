import { subscriptionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Link } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import actions from '../../shell/Actions.module.css'
import { PasswordDialog, type PasswordValues } from '../../shell/form/PasswordDialog.tsx'
import type { Form } from '../../shell/form/use-form.ts'
import { Page } from '../../shell/Page.tsx'
import { KnownPlans, type PlansKnown } from './KnownPlans.tsx'

type LinkedSubscriptionProps = {
  gpNumber: string
  known: PlansKnown
  form: Form<PasswordValues>
  /** The dialog is open. */
  asking: boolean
  onAsk: () => void
  onKeep: () => void
}

/** What is linked, and the way to undo it. */
export function LinkedSubscription({
  gpNumber,
  known,
  form,
  asking,
  onAsk,
  onKeep,
}: LinkedSubscriptionProps) {
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
      <PasswordDialog form={form} open={asking} texts={texts.dialog} onClose={onKeep} />
    </Page>
  )
}
