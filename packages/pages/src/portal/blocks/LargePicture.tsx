import { uiTexts } from '@leserkonto/texts'
import { ZoomablePicture } from '@leserkonto/ui/ZoomablePicture'
import classes from './Captioned.module.css'

export type LargePictureProps = {
  src: string
  alt: string
  damId?: string | undefined
  focus?: { x: number; y: number } | undefined
  description: string
  credit?: string | undefined
}

/** What is to be seen, and who made it. */
export const captionOf = (description: string, credit: string | null | undefined) =>
  [description, credit && `${uiTexts.image.photo} ${credit}`].filter(Boolean).join(' ')

/** A picture to look at closely, with what is to be seen. */
export const LargePicture = ({ description, credit, ...picture }: LargePictureProps) => (
  <div className={classes.captioned}>
    <ZoomablePicture {...picture} />
    <p className={classes.caption}>{captionOf(description, credit)}</p>
  </div>
)
