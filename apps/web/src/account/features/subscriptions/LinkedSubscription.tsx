import { maxLinkedNumbers } from '@leserkonto/rules'
import { subscriptionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { PasswordDialog, type PasswordValues } from '../../shell/form/PasswordDialog.tsx'
import type { Form } from '../../shell/form/use-form.ts'
import type { Owner, Proof } from '../../shell/form/use-proof.ts'
import { useProofForm } from '../../shell/form/use-proof-form.ts'
import { LoadedPage } from '../../shell/LoadedPage.tsx'
import { Page } from '../../shell/Page.tsx'
import { Section } from '../../shell/Section.tsx'
import { KnownPlans, type PlansKnown, PlansOrNone } from './KnownPlans.tsx'
import { furtherParameter } from './parameters.ts'
import { usePlans, useReloadPlans } from './use-plans.ts'

type LinkedSubscriptionProps = {
  numbers: readonly string[]
  owner: Owner
  /** Others may share the reader's plan. */
  ownsShared: boolean
}

/** Loads the linked plans; on request asks the publisher again or removes a link. */
export function LinkedSubscription({ numbers, owner, ownsShared }: LinkedSubscriptionProps) {
  const { notices } = useAccount()
  const reload = useReloadPlans()
  const { query, refreshing } = usePlans(numbers[0] ?? null)
  const [asking, setAsking] = useState<string>()
  const { form, proof } = useProofForm({
    owner,
    about: { gp_number: asking },
    load: async () => (await import('./operations.ts')).unlink,
    onDone: async () => {
      notices.show({ type: 'success', message: subscriptionTexts.linked.unlinked })
      setAsking(undefined)
      await reload()
    },
  })
  return (
    <LoadedPage query={query}>
      {({ subscriptions, fetched_at, stale }) => (
        <LinkedSubscriptionPage
          numbers={numbers}
          ownsShared={ownsShared}
          known={{ plans: subscriptions, fetchedAt: fetched_at, stale, refreshing }}
          form={form}
          proof={proof}
          asking={asking}
          onAsk={setAsking}
          onKeep={() => setAsking(undefined)}
        />
      )}
    </LoadedPage>
  )
}

type LinkedSubscriptionPageProps = Pick<LinkedSubscriptionProps, 'numbers' | 'ownsShared'> & {
  known: PlansKnown
  form: Form<PasswordValues>
  proof: Proof
  /** The dialog is open, for this number. */
  asking: string | undefined
  onAsk: (gpNumber: string) => void
  onKeep: () => void
}

/** What is linked, by number where there are several, and the buttons to remove a link. */
export function LinkedSubscriptionPage({
  numbers,
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
  const [first = '', ...others] = numbers
  const isOne = others.length === 0
  const { sharedText, ...dialog } = texts.dialog
  const asks = { ...dialog, ...(!isOne && asking && { title: texts.dialogNamed(asking) }) }
  return (
    <Page title={texts.title} lead={isOne ? texts.number(first) : texts.numbers(numbers.length)}>
      {isOne ? (
        <KnownPlans {...known} />
      ) : (
        <KnownPlans {...known}>
          {numbers.map((one) => (
            <OfNumber key={one} gpNumber={one} plans={known.plans} onAsk={onAsk} />
          ))}
        </KnownPlans>
      )}
      <div className={actions.actions}>
        {isOne && (
          <Button className={actions.danger} variant="secondary" onClick={() => onAsk(first)}>
            {texts.unlink}
          </Button>
        )}
        {numbers.length < maxLinkedNumbers && (
          <Link className={actions.quiet} to={`${paths.linkSubscription}?${furtherParameter}`}>
            {texts.further}
          </Link>
        )}
        <Link className={actions.quiet} to={paths.plans}>
          {texts.toPlans}
        </Link>
      </div>
      <PasswordDialog
        danger
        form={form}
        proof={proof}
        open={asking !== undefined}
        texts={ownsShared ? { ...asks, text: sharedText } : asks}
        onClose={onKeep}
      />
    </Page>
  )
}

type OfNumberProps = { gpNumber: string; plans: PlansKnown['plans']; onAsk: (gpNumber: string) => void }

function OfNumber({ gpNumber, plans, onAsk }: OfNumberProps) {
  const texts = subscriptionTexts.linked
  return (
    <Section title={texts.ofNumber(gpNumber)}>
      <PlansOrNone plans={plans.filter(({ gp_number }) => gp_number === gpNumber)} />
      <div className={actions.actions}>
        <Button className={actions.danger} variant="tertiary" onClick={() => onAsk(gpNumber)}>
          {texts.unlinkNamed(gpNumber)}
        </Button>
      </div>
    </Section>
  )
}
