import type { ComponentProps } from 'react'
import { PictureSkeleton, WordsSkeleton } from '../parts/TeaserSkeletons.tsx'
import type { PerLayout } from '../parts/teaser-form.ts'
import { textPlaceName } from '../parts/teaser-form.ts'
import classes from './ArticleTeaser.module.css'

type TeaserSkeletonProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** Where the teaser will show its text: the room for it is kept. */
  text: PerLayout<boolean>
  /** Shape of the picture to come. */
  shape: PerLayout<string>
}

/**
 * Two lines of headline, one of date and a picture's ground, in the room the loaded teaser takes.
 * Source: docs/spec/presentation.md#teaser-skeletons.
 */
export const TeaserSkeleton = ({ text, shape, ...rest }: TeaserSkeletonProps) => (
  <article {...rest} aria-busy="true" data-text={textPlaceName(text)}>
    <WordsSkeleton className={classes.body} />
    <PictureSkeleton className={classes.picture} shape={shape} />
  </article>
)
