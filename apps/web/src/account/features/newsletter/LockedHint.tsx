import { placeOf } from '@leserkonto/rules'
import { newsletterTexts } from '@leserkonto/texts'
import { useLocation } from 'react-router-dom'
import { useAccount, useSession } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import { LinkedText } from '../../shell/LinkedText.tsx'
import classes from './NewsletterChoice.module.css'

/** Why a premium list cannot be chosen, and how to get it. */
export function LockedHint() {
  const { page } = useAccount()
  const { signedIn } = useSession()
  const paths = usePaths()
  const place = placeOf(useLocation())
  const texts = newsletterTexts.locked
  return (
    <span className={classes.locked}>
      <LinkedText
        text={signedIn ? texts.reader : texts.anonymous}
        targets={{
          Anmelden: { to: paths.loginFor(place) },
          'Abo verknüpfen': { to: paths.linkSubscription },
          'Zum Aboservice': { to: page.edition.links.subscriptionService },
        }}
      />
    </span>
  )
}
