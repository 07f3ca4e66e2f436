import { AnimatedImage, type ImageAnimation } from '@leserkonto/ui/AnimatedImage'
import classes from './Captioned.module.css'
import { captionOf, type LargePictureProps } from './LargePicture.tsx'

export type MovingPictureProps = LargePictureProps & { animation: ImageAnimation }

/** A picture that comes with a motion when the reader gets there, with what is to be seen. */
export const MovingPicture = ({ description, credit, ...picture }: MovingPictureProps) => (
  <div className={classes.captioned}>
    <AnimatedImage {...picture} />
    <p className={classes.caption}>{captionOf(description, credit)}</p>
  </div>
)
