'use client'

import { uiTexts } from '@leserkonto/texts'
import type { ComponentPropsWithRef } from 'react'
import { useWords } from '../hooks/use-words.ts'
import { Image } from '../Image/Image.tsx'
import { Link } from '../Link/Link.tsx'
import { classNames } from '../parts/class-names.ts'
import type { ImageAddress, ImageAddresses } from '../parts/image-sources.ts'
import { oneOf } from '../parts/one-of.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import classes from './VideoCard.module.css'

/** A video as the data has it. Source: docs/spec/blocks.md#videocard. */
export type Video = {
  readonly title: string
  readonly url: string
  /** An address, or addresses per breakpoint; without one the grey ground of a failed picture shows. */
  readonly thumbnail: string | { readonly cardImages?: ImageAddresses | undefined } | null | undefined
}

export const videoHeadingTags = ['h2', 'h3', 'h4', 'p'] as const

export type VideoCardProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  video: Video
  /** Level of the title in its page. @default 'p' */
  headingTag?: (typeof videoHeadingTags)[number] | undefined
}

/**
 * A video's picture in 16:9 with its title; the whole card leads to the video. Source: docs/spec/blocks.md#videocard.
 */
export function VideoCard({ video, headingTag, className, ...rest }: VideoCardProps) {
  const words = useWords('videoCard', uiTexts.videoCard)
  const Title = oneOf('VideoCard', 'headingTag', headingTag, videoHeadingTags, 'p')
  return (
    <article {...rest} className={classNames(classes.card, className)}>
      <div className={classes.picture}>
        <Image src={addressOf(video.thumbnail)} alt="" ratio="16/9" />
        <span className={classes.play} aria-hidden="true" />
      </div>
      <Title className={classes.title}>
        <Link href={video.url} className={classes.link}>
          <VisuallyHidden>{words.kind}</VisuallyHidden> {video.title}
        </Link>
      </Title>
    </article>
  )
}

const addressOf = (thumbnail: Video['thumbnail']): ImageAddress | undefined =>
  typeof thumbnail === 'string' ? thumbnail : thumbnail?.cardImages
