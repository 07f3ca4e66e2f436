import { subscriptionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useAccount } from '../../session/account.ts'
import type { Failure } from '../../session/failure.ts'
import { trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { Section } from '../../shell/Section.tsx'
import { useChange } from '../../shell/use-change.ts'
import { FoundOffersBlock } from './FoundOffers.tsx'
import type { Plan } from './plan-state.ts'
import { useReloadPlans } from './use-plans.ts'

type FoundBlockProps = {
  user: {
    gp_number: string | null
    found_gp_numbers: readonly string[]
    subscriptions: readonly Plan[]
  }
}

/** Asks on the profile about links that the service made by itself, and offers what it found for who has none. */
export function FoundBlock({ user }: FoundBlockProps) {
  const { notices } = useAccount()
  const reload = useReloadPlans()
  const answering = useChange(
    trpc.subscriptions.answerFound.useMutation({
      async onSuccess(_, { keep }) {
        const message = keep ? subscriptionTexts.found.kept : subscriptionTexts.linked.unlinked
        notices.show({ type: 'success', message })
        await reload()
      },
    }),
  )
  if (user.gp_number === null) return <FoundOffersBlock withDeclined={false} />
  return user.found_gp_numbers.map((gpNumber) => (
    <FoundLink
      key={gpNumber}
      gpNumber={gpNumber}
      plans={user.subscriptions.filter(({ gp_number }) => gp_number === gpNumber)}
      failure={answering.failure}
      busy={answering.busy}
      onAnswer={(keep) => answering.run({ gp_number: gpNumber, keep })}
    />
  ))
}

type FoundLinkProps = {
  gpNumber: string
  plans: readonly Plan[]
  failure: Failure | undefined
  busy: boolean
  onAnswer: (keep: boolean) => void
}

/** A link that the service made by itself: the reader keeps or undoes it by one press. */
export function FoundLink({ gpNumber, plans, failure, busy, onAnswer }: FoundLinkProps) {
  const texts = subscriptionTexts.found
  const titles = plans.filter(({ status }) => status === 'running').map(({ title }) => title)
  return (
    <Section title={texts.done}>
      <p>{texts.doneText(titles.join(', '), gpNumber)}</p>
      <FailureBox failure={failure} />
      <div className={actions.actions}>
        <Button variant="secondary" loading={busy} onClick={() => onAnswer(true)}>
          {texts.keep}
        </Button>
        <Button className={actions.danger} variant="tertiary" onClick={() => onAnswer(false)}>
          {texts.undo}
        </Button>
      </div>
    </Section>
  )
}
