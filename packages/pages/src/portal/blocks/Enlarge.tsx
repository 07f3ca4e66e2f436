import { portalTexts } from '@leserkonto/texts'
import { VisuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import classes from './Enlarge.module.css'

/** What shows a picture in full, by its name in the table of overlays. */
export type EnlargedBy = 'advertorial' | 'lightbox'

type EnlargeProps = {
  /** The picture in its largest size. */
  src: string
  opens: EnlargedBy
}

/** Lies over a picture and opens it in full: over the page, or without scripts as a file. */
export const Enlarge = ({ src, opens }: EnlargeProps) => (
  <a className={classes.enlarge} href={src} data-opens={opens}>
    <VisuallyHidden>{portalTexts.article.enlarge}</VisuallyHidden>
  </a>
)
