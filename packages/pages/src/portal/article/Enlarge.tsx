import { portalTexts } from '@leserkonto/texts'
import { VisuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import type { OverlayName } from '../islands/open-overlays.ts'
import classes from './Enlarge.module.css'

type EnlargeProps = {
  /** The picture in its largest size. */
  src: string
  opens: Extract<OverlayName, 'advertorial' | 'lightbox'>
}

/** Lies over a picture and opens it in full: over the page, or without scripts as a file. */
export const Enlarge = ({ src, opens }: EnlargeProps) => (
  <a className={classes.enlarge} href={src} data-opens={opens}>
    <VisuallyHidden>{portalTexts.article.enlarge}</VisuallyHidden>
  </a>
)
