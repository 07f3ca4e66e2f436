import { type ComparedImage, ImageComparison } from '@leserkonto/ui/ImageComparison'
import classes from './Captioned.module.css'

export type ComparisonProps = { before: ComparedImage; after: ComparedImage; description: string }

/** Two pictures of one thing, with what is to be seen. */
export const Comparison = ({ before, after, description }: ComparisonProps) => (
  <div className={classes.captioned}>
    <ImageComparison before={before} after={after} />
    <p className={classes.caption}>{description}</p>
  </div>
)
