import { Image, type ImageRatio } from '@leserkonto/ui/Image'
import { classNames } from '@leserkonto/ui/parts/class-names'
import type { ImageAddress } from '@leserkonto/ui/parts/image-sources'
import type { TeaserArticle } from '../article.ts'
import classes from './parts.module.css'
import { trimmed } from './teaser-facts.ts'
import type { PerLayout } from './teaser-form.ts'

type TeaserPictureProps = {
  article: TeaserArticle
  /** Nothing is rendered without one. */
  address: ImageAddress | undefined
  shape: PerLayout<ImageRatio>
  isVideo: boolean
  priority: boolean | undefined
  className?: string | undefined
}

/** The article's picture in the shape of each layout, with the sign of a video. */
export const TeaserPicture = ({
  article,
  address,
  shape,
  isVideo,
  priority,
  className,
}: TeaserPictureProps) =>
  address === undefined ? null : (
    <Image
      src={address}
      alt={trimmed(article.imageAlt)}
      damId={article.damId ?? undefined}
      ratio={shape.mobile}
      focus={article.imageFocus}
      priority={priority}
      className={classNames(classes.frame, isVideo && classes.video, className)}
      data-desktop-ratio={shape.desktop === shape.mobile ? undefined : shape.desktop}
    />
  )
