import { subscriptionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import actions from '../../shell/Actions.module.css'
import { Page } from '../../shell/Page.tsx'
import { type FindForms, FindSubscription } from './FindSubscription.tsx'
import { type Plan, Plans } from './Plans.tsx'

type LinkSubscriptionProps = FindForms & {
  /** Plans of the customer who has just been linked. */
  linked: readonly Plan[] | undefined
  onNext: () => void
}

/** Finds the reader's subscription by number or by address, then says what is linked now. */
export function LinkSubscription({ linked, onNext, ...forms }: LinkSubscriptionProps) {
  const texts = subscriptionTexts.link
  if (linked)
    return (
      <Page key="done" title={texts.done.title} lead={texts.done.text}>
        <Plans plans={linked} />
        <div className={actions.actions}>
          <Button onClick={onNext}>{texts.done.next}</Button>
        </div>
      </Page>
    )
  return (
    <Page key="form" title={texts.title} lead={texts.text}>
      <FindSubscription
        {...forms}
        postcodeHint={texts.postcodeHint}
        asksSalutation={false}
        submit={texts.submit}
      />
    </Page>
  )
}
