import { ZoomablePicture } from '@leserkonto/ui/ZoomablePicture'
import classes from './Captioned.module.css'

export type LargePictureProps = { src: string; alt: string; description: string }

/** A picture to look at closely, with what is to be seen. */
export const LargePicture = ({ src, alt, description }: LargePictureProps) => (
  <div className={classes.captioned}>
    <ZoomablePicture src={src} alt={alt} />
    <p className={classes.caption}>{description}</p>
  </div>
)
