import { styles } from 'virtual:late-sheet/advertorial'
import { portalTexts } from '@leserkonto/texts'
import { AdvertorialLightbox } from '@leserkonto/ui/AdvertorialLightbox'
import { PictureStage } from './PictureStage.tsx'
import { picturesAround } from './pictured-by.ts'
import { showOverlay } from './show-overlay.ts'

/** The pictures of an advertisement, which stays marked as one when they are over the page. */
export function openAdvertorial(link: HTMLAnchorElement): void {
  const shown = picturesAround(link)
  showOverlay(link.ownerDocument, styles, (state) => (
    <AdvertorialLightbox {...state} title={portalTexts.article.paidPicture} wide>
      <PictureStage {...shown} />
    </AdvertorialLightbox>
  ))
}
