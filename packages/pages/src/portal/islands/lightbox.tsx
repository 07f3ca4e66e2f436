import { styles } from 'virtual:late-sheet/lightbox'
import { portalTexts } from '@leserkonto/texts'
import { Lightbox } from '@leserkonto/ui/Lightbox'
import { PictureStage } from './PictureStage.tsx'
import { picturesAround } from './pictured-by.ts'
import { showOverlay } from './show-overlay.ts'

/** The picture that a link leads to, in full, and the others of its article beside it. */
export function openLightbox(link: HTMLAnchorElement): void {
  const shown = picturesAround(link)
  showOverlay(link.ownerDocument, styles, (state) => (
    <Lightbox {...state} title={portalTexts.article.picture}>
      <PictureStage {...shown} />
    </Lightbox>
  ))
}
