import { subscriptionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { announce } from '../../session/announcement.ts'
import { useForward } from '../../session/forward.ts'
import { trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import { useForm } from '../../shell/form/use-form.ts'
import { GoOn } from '../../shell/GoOn.tsx'
import { LoadedPage } from '../../shell/LoadedPage.tsx'
import { Page } from '../../shell/Page.tsx'
import { type FindForms, FindSubscription } from './FindSubscription.tsx'
import { emptyAddress, emptyNumber, whoAndWhere } from './find-values.ts'
import { LinkedSubscription } from './LinkedSubscription.tsx'
import { type Plan, Plans } from './Plans.tsx'
import { useReloadPlans } from './use-plans.ts'

/**
 * Shows the linked subscription, or lets the reader link one. Who comes from the offer in place of a text goes on there as
 * soon as a number is linked, which it may be already for who has only signed in on the way.
 * Source: docs/spec/account.md#link-subscription-page.
 */
export function LinkSubscriptionScreen() {
  const { page, returnUrl } = useAccount()
  const { search } = useLocation()
  // Offered once: taken on the way out, it must not be stored again.
  const [comesFrom] = useState(() => {
    const from = new URLSearchParams(search).get('return_url')
    returnUrl.offer(from)
    return from !== null && returnUrl.peek() === from
  })
  const user = trpc.session.userinfo.useQuery({ edition: page.edition.shortcut })
  const [linked, setLinked] = useState<readonly Plan[]>()
  return (
    <LoadedPage query={user}>
      {({ gp_number, given_name, family_name, has_password, shared_subscriptions_role }) => {
        if (comesFrom && (gp_number || linked)) return <GoOn />
        return gp_number && !linked ? (
          <LinkedSubscription
            gpNumber={gp_number}
            hasPassword={has_password}
            ownsShared={shared_subscriptions_role === 'owner'}
          />
        ) : (
          <LinkForms
            name={{ given_name: given_name ?? '', family_name: family_name ?? '' }}
            linked={linked}
            onLinked={setLinked}
            goesOn={comesFrom}
          />
        )
      }}
    </LoadedPage>
  )
}

type LinkFormsProps = {
  /** The reader's own name, as far as the account has it. */
  name: { given_name: string; family_name: string }
  linked: readonly Plan[] | undefined
  onLinked: (plans: readonly Plan[]) => void
  /** Linking leads back to where the reader came from. */
  goesOn: boolean
}

function LinkForms({ name, linked, onLinked, goesOn }: LinkFormsProps) {
  const forward = useForward()
  const reload = useReloadPlans()
  const onDone = async ({ subscriptions }: { subscriptions: readonly Plan[] }) => {
    // Before, because the page goes on at once.
    if (goesOn) announce('linked')
    onLinked(subscriptions)
    await reload()
  }
  const byNumber = useForm({
    initial: emptyNumber,
    input: ({ gp_number, postcode }) => ({ gp_number, ...(postcode.trim() && { postcode }) }),
    load: async () => (await import('./operations.ts')).linkByNumber,
    onDone,
  })
  const byAddress = useForm({
    initial: { ...emptyAddress, ...name },
    input: whoAndWhere,
    load: async () => (await import('./operations.ts')).linkByAddress,
    onDone,
  })
  return <LinkSubscription {...{ byNumber, byAddress, linked, goesOn }} onNext={forward} />
}

type LinkSubscriptionProps = FindForms & {
  /** Plans of the customer number that was just linked. */
  linked: readonly Plan[] | undefined
  /** Linking leads back to where the reader came from. */
  goesOn: boolean
  onNext: () => void
}

/** Finds the reader's subscription by number or by address, then shows what is linked now. */
export function LinkSubscription({ linked, goesOn, onNext, ...forms }: LinkSubscriptionProps) {
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
    <Page key="form" title={texts.title} lead={goesOn ? texts.goesOn : texts.text}>
      <FindSubscription
        {...forms}
        postcodeHint={texts.postcodeHint}
        asksSalutation={false}
        submit={texts.submit}
      />
    </Page>
  )
}
