import type { ServedEdition } from '@leserkonto/editions'
import { addresses, signOnFor } from '@leserkonto/rules'
import { portalTexts } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { Link } from '@leserkonto/ui/Link'
import { LinkButton } from '@leserkonto/ui/LinkButton'
import classes from './Offer.module.css'

type OfferProps = {
  edition: ServedEdition
  /** The page to return to. */
  url: string
  /** What the right opens here. */
  text: string
  /** Signing in again would only lead back to this page. */
  isSignedIn: boolean
}

/** Takes the place of a text that needs a right: how to get the right, and where to sign in or link a plan that has it. */
export function Offer({ edition, url, text, isSignedIn }: OfferProps) {
  const { heading, benefits, subscribe, signIn, link, hints } = portalTexts.paywall
  return (
    <section className={classes.offer} aria-labelledby="angebot">
      <Headline variant="headline2" id="angebot">
        {heading}
      </Headline>
      <p>{`${text} ${isSignedIn ? hints.link : hints.signIn}`}</p>
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <LinkButton to={edition.links.subscriptionService}>{subscribe}</LinkButton>
        {!isSignedIn && (
          <LinkButton to={signOnFor(url)} variant="secondary">
            {signIn}
          </LinkButton>
        )}
      </div>
      <Link to={addresses.linkSubscription}>{link}</Link>
    </section>
  )
}
