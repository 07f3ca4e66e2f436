import { subscriptionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { PasswordDialog, type PasswordValues } from '../../shell/form/PasswordDialog.tsx'
import type { Form } from '../../shell/form/use-form.ts'
import type { Proof } from '../../shell/form/use-proof.ts'
import { useProofForm } from '../../shell/form/use-proof-form.ts'
import { LoadedPage } from '../../shell/LoadedPage.tsx'
import { Page } from '../../shell/Page.tsx'
import { KnownPlans, type PlansKnown } from './KnownPlans.tsx'
import { usePlans, useReloadPlans } from './use-plans.ts'

type LinkedSubscriptionProps = {
  gpNumber: string
  hasPassword: boolean
  /** Others may share the reader's plan. */
  ownsShared: boolean
}

/** Loads the linked plans; on request asks the publisher again or removes the link. */
export function LinkedSubscription({ gpNumber, hasPassword, ownsShared }: LinkedSubscriptionProps) {
  const { notices } = useAccount()
  const reload = useReloadPlans()
  const { query, refreshing } = usePlans(gpNumber)
  const [asking, setAsking] = useState(false)
  const { form, proof } = useProofForm({
    hasPassword,
    load: async () => (await import('./operations.ts')).unlink,
    onDone: async () => {
      notices.show({ type: 'success', message: subscriptionTexts.linked.unlinked })
      await reload()
    },
  })
  return (
    <LoadedPage query={query}>
      {({ subscriptions, fetched_at, stale }) => (
        <LinkedSubscriptionPage
          gpNumber={gpNumber}
          ownsShared={ownsShared}
          known={{ plans: subscriptions, fetchedAt: fetched_at, stale, refreshing }}
          form={form}
          proof={proof}
          asking={asking}
          onAsk={() => setAsking(true)}
          onKeep={() => setAsking(false)}
        />
      )}
    </LoadedPage>
  )
}

type LinkedSubscriptionPageProps = Pick<LinkedSubscriptionProps, 'gpNumber' | 'ownsShared'> & {
  known: PlansKnown
  form: Form<PasswordValues>
  proof: Proof
  /** The dialog is open. */
  asking: boolean
  onAsk: () => void
  onKeep: () => void
}

/** What is linked, and the button to remove the link. */
export function LinkedSubscriptionPage({
  gpNumber,
  ownsShared,
  known,
  form,
  proof,
  asking,
  onAsk,
  onKeep,
}: LinkedSubscriptionPageProps) {
  const paths = usePaths()
  const texts = subscriptionTexts.linked
  const { sharedText, ...dialog } = texts.dialog
  return (
    <Page title={texts.title} lead={texts.number(gpNumber)}>
      <KnownPlans {...known} />
      <div className={actions.actions}>
        <Button variant="secondary" onClick={known.refreshing.run} loading={known.refreshing.busy}>
          {texts.refresh}
        </Button>
        <Button className={actions.danger} variant="tertiary" onClick={onAsk}>
          {texts.unlink}
        </Button>
        <Link className={actions.quiet} to={paths.profile}>
          {texts.toProfile}
        </Link>
      </div>
      <PasswordDialog
        danger
        form={form}
        proof={proof}
        open={asking}
        texts={ownsShared ? { ...dialog, text: sharedText } : dialog}
        onClose={onKeep}
      />
    </Page>
  )
}
