import type { Offer as Sold } from '@leserkonto/publisher-wire/offers'
import type { Meter, Wall } from '@leserkonto/rules'
import { paywallTexts } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { Link } from '@leserkonto/ui/Link'
import { LinkButton } from '@leserkonto/ui/LinkButton'
import type { PortalSurroundings } from '../view.ts'
import classes from './Offer.module.css'
import { offerSaid } from './offer-ways.ts'

type OfferProps = Pick<PortalSurroundings, 'edition' | 'editions'> & {
  /** Why this reader gets the offer. */
  wall: Wall
  /** What is sold; null where the publisher names nothing. @default null */
  offer?: Sold | null
  /** How many articles an account reads a month without a plan, and what a reader has left of them. */
  freeArticles?: number | undefined
  meter?: Meter | null
  /** The page to return to. */
  url: string
  /** What the right opens here. */
  text: string
}

/** Takes the place of a text that needs a right: what this reader lacks, what it costs, and the way that helps. */
export function Offer({ wall, text, ...place }: OfferProps) {
  const { heading, reason, free, price, ways, links, sells } = offerSaid(wall, place)
  return (
    <section className={classes.offer} aria-labelledby="angebot">
      <Headline variant="headline2" id="angebot">
        {heading}
      </Headline>
      <p>{wall.state === 'outage' ? reason : `${text} ${reason}`}</p>
      {free && <p>{free}</p>}
      {sells && (
        <ul>
          {paywallTexts.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      )}
      {price && <p className={classes.price}>{price}</p>}
      <div className={classes.actions}>
        {ways.map(({ name, to, opens }, place) => (
          <LinkButton key={name} href={to} data-opens={opens} {...(place > 0 && { variant: 'secondary' })}>
            {name}
          </LinkButton>
        ))}
      </div>
      {links.map(({ name, to }) => (
        <Link key={name} href={to}>
          {name}
        </Link>
      ))}
    </section>
  )
}
