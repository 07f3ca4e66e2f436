import { useAccount } from '../../../session/account.ts'
import { LinkedText } from '../../../shell/LinkedText.tsx'

/** Where a company gets more seats: a sentence with the way to the subscription service. */
export function MoreSeats({ text }: { text: string }) {
  const { subscriptionService } = useAccount().page.edition.links
  return (
    <p>
      <LinkedText text={text} targets={{ 'Zum Aboservice': { to: subscriptionService } }} />
    </p>
  )
}
