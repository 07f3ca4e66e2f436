import type { ServedEdition } from '@leserkonto/editions'
import { addresses, loginFor } from '@leserkonto/rules'
import { portalTexts } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { Link } from '@leserkonto/ui/Link'
import { LinkButton } from '@leserkonto/ui/LinkButton'
import classes from './Offer.module.css'

type OfferProps = {
  edition: ServedEdition
  /** Where to come back to. */
  url: string
  /** What the right opens here. */
  text: string
  /** Signing in would lead back to this very page. */
  isSignedIn: boolean
}

/** What stands in place of a text that asks for a right: how to get it, and how to show that one has it. */
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
          <LinkButton to={loginFor(url)} variant="secondary">
            {signIn}
          </LinkButton>
        )}
      </div>
      <Link to={addresses.linkSubscription}>{link}</Link>
    </section>
  )
}
