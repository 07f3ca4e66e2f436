'use client'

import { uiTexts } from '@leserkonto/texts'
import type { ComponentProps } from 'react'
import { useWords } from '../hooks/use-words.ts'
import { Image, type ImageProps, type ImageRatio } from '../Image/Image.tsx'
import { classNames } from '../parts/class-names.ts'
import type { ImageAddress } from '../parts/image-sources.ts'
import classes from './StoryHeaderImage.module.css'

export type StoryHeaderImageProps = Omit<ComponentProps<'figure'>, 'children'> & {
  /** Addresses of the picture. */
  images: ImageAddress
  /** What is to be seen; shown below the picture. */
  description?: string | undefined
  /** Who made it. */
  credit?: string | undefined
  /** Text alternative, when it is to say more than the description below. @default '' */
  alt?: string
  /** Id in the media library, emitted as data attribute. */
  damId?: string | undefined
  /** What no crop may lose, in percent from the left and upper edge. @default the middle */
  focus?: ImageProps['focus']
  /** @default '16/9' */
  ratio?: ImageRatio
}

/**
 * The main picture of a story with its caption: the first to load on its page.
 * Source: docs/spec/blocks.md#storyheaderimage.
 */
export function StoryHeaderImage({
  images,
  description,
  credit,
  alt = '',
  damId,
  focus,
  ratio = '16/9',
  className,
  ...rest
}: StoryHeaderImageProps) {
  const words = useWords('image', uiTexts.image)
  return (
    <figure {...rest} className={classNames(classes.figure, className)}>
      <Image src={images} alt={alt} damId={damId} ratio={ratio} focus={focus} priority />
      {(description || credit) && (
        <figcaption className={classes.caption}>
          {[description, credit && `${words.photo} ${credit}`].filter(Boolean).join(' ')}
        </figcaption>
      )}
    </figure>
  )
}
