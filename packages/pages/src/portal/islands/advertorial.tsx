import { styles } from 'virtual:late-sheet/advertorial'
import { portalTexts } from '@leserkonto/texts'
import { AdvertorialLightbox } from '@leserkonto/ui/AdvertorialLightbox'
import { picturedBy } from './pictured-by.ts'
import { showOverlay } from './show-overlay.ts'

/** A picture of an advertisement, which stays marked as one when it is over the page. */
export function openAdvertorial(link: HTMLAnchorElement): void {
  const { alt, description } = picturedBy(link)
  showOverlay(link.ownerDocument, styles, (state) => (
    <AdvertorialLightbox {...state} title={portalTexts.article.paidPicture}>
      <img src={link.href} alt={alt} />
      <p>{description}</p>
    </AdvertorialLightbox>
  ))
}
