import { giftTexts, paywallTexts } from '@leserkonto/texts'
import { Link } from '@leserkonto/ui/Link'
import type { PortalSurroundings, PortalView } from '../view.ts'
import { offersAddress } from './offer-ways.ts'
import classes from './ReadingNote.module.css'

type Shown = Pick<PortalSurroundings, 'edition'> &
  Pick<Extract<PortalView, { page: 'article' }>, 'gift' | 'meter' | 'wall' | 'isGivable'>

/** By what a locked text is open that no plan opens, or what has become of the gift whose link led here. */
export function ReadingNote({ gift = null, meter = null, wall, isGivable = false, edition }: Shown) {
  // Who has a plan is told nothing; a program that makes a preview is shown the wall as to strangers.
  const isOfGift = gift !== null && !isGivable && (wall ? gift !== 'open' : meter === null)
  if (isOfGift) return <p className={classes.note}>{giftTexts.page[gift]}</p>
  if (wall || !meter) return null
  return (
    <p className={classes.note}>
      {paywallTexts.free.isOne(meter)} <Link href={offersAddress(edition)}>{paywallTexts.subscribe}</Link>
    </p>
  )
}
