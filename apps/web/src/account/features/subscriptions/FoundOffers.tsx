import { subscriptionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useAccount } from '../../session/account.ts'
import type { Failure } from '../../session/failure.ts'
import { trpc } from '../../session/trpc.ts'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { ItemList } from '../../shell/ItemList.tsx'
import { Section } from '../../shell/Section.tsx'
import { useChange } from '../../shell/use-change.ts'
import type { Plan } from './plan-state.ts'
import { useReloadPlans } from './use-plans.ts'

/** The publisher is asked for it, so that it is not asked for again with each page. */
const freshMs = 300_000

type FoundOffersBlockProps = {
  /** Those too that the reader has unlinked once. */
  withDeclined: boolean
  onLinked?: (plans: readonly Plan[]) => void
}

/** Offers the customers that the publisher has under the reader's address; without an answer it shows nothing. */
export function FoundOffersBlock({ withDeclined, onLinked }: FoundOffersBlockProps) {
  const { notices } = useAccount()
  const reload = useReloadPlans()
  const { data } = trpc.subscriptions.found.useQuery({}, { staleTime: freshMs })
  const linking = useChange(
    trpc.subscriptions.link.useMutation({
      async onSuccess({ subscriptions }) {
        if (onLinked) onLinked(subscriptions)
        else notices.show({ type: 'success', message: subscriptionTexts.found.linked })
        await reload()
      },
    }),
  )
  const offers = data?.offers.filter(({ declined }) => withDeclined || !declined) ?? []
  return offers.length > 0 && <FoundOffers offers={offers} linking={linking} />
}

type FoundOffersProps = {
  offers: readonly { gp_number: string; subscriptions: readonly Plan[] }[]
  linking: {
    item: { readonly gp_number: string } | undefined
    failure: Failure | undefined
    run: (item: { gp_number: string }) => void
  }
}

/** Found customers, each with its plans and the button that links it. */
export function FoundOffers({ offers, linking }: FoundOffersProps) {
  const texts = subscriptionTexts.found
  return (
    <Section title={texts.offer(offers.length)}>
      <p>{texts.offerText}</p>
      <FailureBox failure={linking.failure} />
      <ItemList
        items={offers.map(({ gp_number, subscriptions }) => ({
          key: gp_number,
          title: subscriptions.map(({ title }) => title).join(', '),
          details: [],
          action: (
            <Button
              variant="secondary"
              loading={linking.item?.gp_number === gp_number}
              onClick={() => linking.run({ gp_number })}
            >
              {texts.link(gp_number)}
            </Button>
          ),
        }))}
      />
    </Section>
  )
}
