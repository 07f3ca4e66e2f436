import { styles } from 'virtual:late-sheet/lightbox'
import { portalTexts } from '@leserkonto/texts'
import { Lightbox } from '@leserkonto/ui/Lightbox'
import { picturedBy } from './pictured-by.ts'
import { showOverlay } from './show-overlay.ts'

/** The picture that a link leads to, in full. */
export function openLightbox(link: HTMLAnchorElement): void {
  const { alt, description } = picturedBy(link)
  showOverlay(link.ownerDocument, styles, (state) => (
    <Lightbox {...state} title={portalTexts.article.picture} description={description}>
      <img src={link.href} alt={alt} />
    </Lightbox>
  ))
}
