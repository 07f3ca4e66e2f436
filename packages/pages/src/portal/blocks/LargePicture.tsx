import { ZoomablePicture } from '@leserkonto/ui/ZoomablePicture'
import classes from './Captioned.module.css'

export type LargePictureProps = { src: string; alt: string; damId?: string | undefined; description: string }

/** A picture to look at closely, with what is to be seen. */
export const LargePicture = ({ description, ...picture }: LargePictureProps) => (
  <div className={classes.captioned}>
    <ZoomablePicture {...picture} />
    <p className={classes.caption}>{description}</p>
  </div>
)
