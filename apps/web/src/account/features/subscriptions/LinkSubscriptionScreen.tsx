import { announce } from '@leserkonto/pages/session/announcement'
import { subscriptionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { useForward } from '../../session/forward.ts'
import { trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import { useForm } from '../../shell/form/use-form.ts'
import { GoOn } from '../../shell/GoOn.tsx'
import { LoadedPage } from '../../shell/LoadedPage.tsx'
import { Loading } from '../../shell/Loading.tsx'
import { Page } from '../../shell/Page.tsx'
import { useChange } from '../../shell/use-change.ts'
import { type FindForms, FindSubscription } from './FindSubscription.tsx'
import { FoundOffersBlock } from './FoundOffers.tsx'
import { emptyAddress, emptyNumber, whoAndWhere } from './find-values.ts'
import { LinkedSubscription } from './LinkedSubscription.tsx'
import { Plans } from './Plans.tsx'
import { boughtParameter, furtherParameter } from './parameters.ts'
import type { Plan } from './plan-state.ts'
import { useReloadPlans } from './use-plans.ts'

/**
 * Shows the linked subscriptions, or lets the reader link one. Who comes from the offer in place of a text goes on there as
 * soon as a number is linked, which it may be already for who has only signed in on the way, or has just bought.
 * Source: docs/spec/account.md#link-subscription-page.
 */
export function LinkSubscriptionScreen() {
  const { page, returnUrl } = useAccount()
  const asked = new URLSearchParams(useLocation().search)
  // Offered once: taken on the way out, it must not be stored again.
  const [comesFrom] = useState(() => {
    const from = asked.get('return_url')
    returnUrl.offer(from)
    return from !== null && returnUrl.peek() === from
  })
  const bought = asked.has(boughtParameter)
  const [looks, setLooks] = useState(bought)
  const user = trpc.session.userinfo.useQuery({ edition: page.edition.shortcut }, { enabled: !looks })
  const [linked, setLinked] = useState<readonly Plan[]>()
  if (looks) return <LookAfterPurchase onDone={() => setLooks(false)} />
  return (
    <LoadedPage query={user}>
      {(reader) => {
        const { gp_numbers, given_name, family_name, shared_subscriptions_role } = reader
        const isLinked = gp_numbers.length > 0
        const further = isLinked && asked.has(furtherParameter)
        if (comesFrom && (linked || (isLinked && !further))) return <GoOn />
        return isLinked && !linked && !further ? (
          <LinkedSubscription
            numbers={gp_numbers}
            owner={reader}
            ownsShared={shared_subscriptions_role === 'owner'}
          />
        ) : (
          <LinkForms
            name={{ given_name: given_name ?? '', family_name: family_name ?? '' }}
            linked={linked}
            onLinked={setLinked}
            goesOn={comesFrom}
            texts={further ? subscriptionTexts.link.further : textsOf(comesFrom)}
            onLookAgain={bought ? () => setLooks(true) : undefined}
          />
        )
      }}
    </LoadedPage>
  )
}

function textsOf(goesOn: boolean): LinkTexts {
  const { title, text, goesOn: goesOnText } = subscriptionTexts.link
  return { title, text: goesOn ? goesOnText : text }
}

/** Looks at the publisher at once, since no event may have come yet; whatever it answers, the page goes on. */
function LookAfterPurchase({ onDone }: { onDone: () => void }) {
  const reload = useReloadPlans()
  const claiming = useChange(trpc.subscriptions.claim.useMutation({ onSuccess: reload }))
  const look = useEffectEvent(() => claiming.run({}).then(onDone))
  useEffect(() => void look(), [])
  return <Loading text={subscriptionTexts.bought.looking} />
}

/** Title and first lines of the page. */
type LinkTexts = { readonly title: string; readonly text: string }

type LinkFormsProps = {
  /** The reader's own name, as far as the account has it. */
  name: { given_name: string; family_name: string }
  linked: readonly Plan[] | undefined
  onLinked: (plans: readonly Plan[]) => void
  /** Linking leads back to where the reader came from. */
  goesOn: boolean
  texts: LinkTexts
  /** Of a purchase nothing was found yet. */
  onLookAgain: (() => void) | undefined
}

function LinkForms({ name, linked, onLinked, goesOn, texts, onLookAgain }: LinkFormsProps) {
  const forward = useForward()
  const reload = useReloadPlans()
  const take = (plans: readonly Plan[]) => {
    // Before, because the page goes on at once.
    if (goesOn) announce('linked')
    onLinked(plans)
  }
  const onDone = async ({ subscriptions }: { subscriptions: readonly Plan[] }) => {
    take(subscriptions)
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
  return (
    <LinkSubscription
      {...{ byNumber, byAddress, linked, texts, onLookAgain }}
      offers={<FoundOffersBlock withDeclined onLinked={take} />}
      onNext={forward}
    />
  )
}

type LinkSubscriptionProps = FindForms & {
  /** Plans of the customer number that was just linked. */
  linked: readonly Plan[] | undefined
  texts: LinkTexts
  onLookAgain: (() => void) | undefined
  /** What the publisher has under the reader's address. */
  offers: ReactNode
  onNext: () => void
}

/** Finds the reader's subscription by number or by address, then shows what is linked now. */
export function LinkSubscription({
  linked,
  texts,
  onLookAgain,
  offers,
  onNext,
  ...forms
}: LinkSubscriptionProps) {
  const { done, postcodeHint, submit } = subscriptionTexts.link
  if (linked)
    return (
      <Page key="done" title={done.title} lead={done.text}>
        <Plans plans={linked} />
        <div className={actions.actions}>
          <Button onClick={onNext}>{done.next}</Button>
        </div>
      </Page>
    )
  return (
    <Page key="form" title={texts.title} lead={texts.text}>
      {onLookAgain && <NotYetThere onLookAgain={onLookAgain} />}
      {offers}
      <FindSubscription {...forms} postcodeHint={postcodeHint} asksSalutation={false} submit={submit} />
    </Page>
  )
}

const NotYetThere = ({ onLookAgain }: { onLookAgain: () => void }) => (
  <div className={actions.notice}>
    <p>{subscriptionTexts.bought.text}</p>
    <Button variant="secondary" onClick={onLookAgain}>
      {subscriptionTexts.bought.again}
    </Button>
  </div>
)
