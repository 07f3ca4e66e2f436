import type { ServedEdition } from '@leserkonto/editions'
import type { Offer } from '@leserkonto/publisher-wire/offers'
import {
  addresses,
  type Meter,
  signOnFor,
  signOnTo,
  type Wall,
  type WallPlan,
  withQuery,
} from '@leserkonto/rules'
import { dateTexts, paywallTexts } from '@leserkonto/texts'
import type { OverlayName } from '../islands/open-overlays.ts'

const { states, ways, subscribe, signIn, link, free } = paywallTexts

/** A button or link of an offer. */
export type Way = {
  readonly name: string
  readonly to: string
  /** What it opens over the page, where scripts run. */
  readonly opens?: OverlayName
}

/** What an offer says to its reader. */
export type OfferSaid = {
  readonly heading: string
  readonly reason: string
  /** What a reader without a plan may read all the same; null where the edition gives nothing. */
  readonly free: string | null
  /** What a subscription costs; null where nobody says it, or nothing is sold. */
  readonly price: string | null
  /** Buttons; the first is what helps this reader. */
  readonly ways: readonly [Way, ...Way[]]
  /** Links below: to link a plan that the account does not know, and to register with a password. */
  readonly links: readonly Way[]
  /** Whether a subscription is offered to this reader. */
  readonly sells: boolean
}

type Place = {
  readonly edition: Pick<ServedEdition, 'links'>
  readonly editions: readonly Pick<ServedEdition, 'shortcut' | 'name'>[]
  /** The page to return to. */
  readonly url: string
  readonly offer?: Offer | null
  /** How many articles an account reads a month without a plan, where that is what is locked. */
  readonly freeArticles?: number | undefined
  readonly meter?: Meter | null
}

/** What is said of a state, and where it leads: all but what is free, and what the rest costs. */
type StateSaid = Omit<OfferSaid, 'free' | 'price'>

/** What an offer says in each state, and where it leads. Source: docs/spec/presentation.md#the-offer-by-reader. */
export function offerSaid(wall: Wall, place: Place): OfferSaid {
  const { offer, meter, freeArticles } = place
  const said = withFree(stateSaid(wall, place), wall, place)
  const price = said.sells && offer ? paywallTexts.price(offer) : null
  return { ...said, price, free: freeText(wall, freeArticles, meter ?? null) }
}

function freeText({ state }: Wall, of: number | undefined, meter: Meter | null): string | null {
  if (state === 'stranger' && of !== undefined) return free.stranger(of)
  return meter && (meter.left > 0 ? free.left(meter) : free.usedUp(meter))
}

/** What costs nothing comes first: an account for a stranger, and what is left of the free articles. */
function withFree(said: StateSaid, { state }: Wall, { freeArticles, meter, url }: Place): StateSaid {
  if (state === 'stranger' && freeArticles !== undefined) {
    const [buy, enter, register] = said.ways
    return register && enter ? { ...said, ways: [{ ...register, name: free.register }, buy, enter] } : said
  }
  return meter && meter.left > 0 ? { ...said, ways: [way(free.open, url), ...said.ways] } : said
}

/** Where the newspaper sells, by its configuration. */
export const offersAddress = ({ links }: Pick<ServedEdition, 'links'>): string =>
  links.offers ?? links.subscriptionService

function stateSaid(wall: Wall, { edition, editions, url, offer }: Place): StateSaid {
  const offers = offer?.url ?? offersAddress(edition)
  const linkTo = withQuery(addresses.linkSubscription, { return_url: url })
  const further = way(
    paywallTexts.further,
    withQuery(addresses.linkSubscription, { weitere: '', return_url: url }),
  )
  const registerTo = withQuery(addresses.register, { return_url: url })
  const [buy, plans] = [way(subscribe, offers), way(ways.plans, addresses.plans)]
  const again = way(ways.again, url)
  const shared = way(ways.shared, addresses.sharedSubscriptions)
  const own = (linked: boolean) => (linked ? [] : [way(link, linkTo)])
  switch (wall.state) {
    case 'stranger':
      return said(
        states.stranger,
        [buy, inSheet(way(signIn, signOnFor(url))), inSheet(way(ways.register, registerTo))],
        // To the page, past the sheet: address and password are typed in one form.
        { links: [way(ways.registerWithPassword, registerTo), ...own(false)] },
      )
    case 'unlinked':
      return said(states.unlinked, [way(ways.link, linkTo), buy])
    case 'noPlan':
      return said(states.noPlan, [buy, plans], { links: [further] })
    case 'upcoming':
      return said(states.upcoming(wall.plan.title, day(wall.plan.start_date)), [plans], { sells: false })
    case 'otherEdition': {
      const name = newspaperOf(wall.plan, editions)
      const there = way(ways.newspaper(name), signOnTo(wall.plan.edition))
      return said(states.otherEdition(wall.plan.title, name), [buy, there], { links: [further] })
    }
    case 'notIncluded':
      return said(states.notIncluded(wall.plan.title), [way(ways.extend, offers), plans], {
        links: [further],
      })
    case 'expired':
      return said(states.expired(wall.plan.title, day(wall.plan.end_date)), [way(ways.renew, offers), plans])
    case 'seatWaiting':
      return said(states.seatWaiting, [again, shared], { sells: false })
    case 'sharedNotIncluded':
      return said(states.sharedNotIncluded(wall.plan.title), [shared, buy], { links: own(wall.linked) })
    case 'sharedEnded':
      return said(states.sharedEnded, [shared, buy], { links: own(wall.linked) })
    case 'outage':
      return { ...said(states.outage, [again], { sells: false }), heading: paywallTexts.outageHeading }
  }
}

const way = (name: string, to: string): Way => ({ name, to })
const inSheet = (to: Way): Way => ({ ...to, opens: 'signIn' })

const said = (
  reason: string,
  buttons: OfferSaid['ways'],
  { links = [], sells = true }: Partial<Pick<OfferSaid, 'links' | 'sells'>> = {},
): StateSaid => ({ heading: paywallTexts.heading, reason, ways: buttons, links, sells })

/** An edition that is no longer served has no name; its shortcut says at least that it is another one. */
const newspaperOf = ({ edition }: WallPlan, editions: Place['editions']) =>
  editions.find(({ shortcut }) => shortcut === edition)?.name ?? edition.toUpperCase()

/** A day in a sentence; plans of these states have one. */
const day = (instant: string | null) => (instant ? dateTexts.day(instant) : '')
