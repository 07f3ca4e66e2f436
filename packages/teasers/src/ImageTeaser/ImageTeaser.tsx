'use client'

import { chosenBadges } from '@leserkonto/rules'
import { uiTexts } from '@leserkonto/texts'
import { BadgeList } from '@leserkonto/ui/BadgeList'
import { useWords } from '@leserkonto/ui/hooks/use-words'
import { Image, type ImageRatio } from '@leserkonto/ui/Image'
import { Link } from '@leserkonto/ui/Link'
import { classNames } from '@leserkonto/ui/parts/class-names'
import type { ImageAddress } from '@leserkonto/ui/parts/image-sources'
import { oneOf } from '@leserkonto/ui/parts/one-of'
import { truncate } from '@leserkonto/ui/parts/truncate'
import type { ComponentProps, MouseEventHandler } from 'react'
import { trimmed } from '../parts/teaser-facts.ts'
import { teaserLimits } from '../parts/teaser-form.ts'
import { type TeaserHeadingTag, teaserHeadingTags } from '../teaser-options.ts'
import classes from './ImageTeaser.module.css'

export type ImageTeaserProps = Omit<ComponentProps<'article'>, 'children' | 'onClick'> & {
  /** Where it leads. */
  href: string
  /** One address, or addresses per breakpoint. Without any, the ground of a failed picture shows. */
  image: ImageAddress | null | undefined
  /** @default '', a picture that adds no information */
  imageAlt?: string | null | undefined
  /** The picture's id in the publisher's archive. */
  damId?: string | undefined
  headline: string
  /** Names of badges, before the word above the headline. @default none */
  badges?: readonly string[] | undefined
  /** Word above the headline. */
  topmark?: string | null | undefined
  /** A sentence below the headline. */
  text?: string | null | undefined
  /** @default 'h3' */
  headingTag?: TeaserHeadingTag | undefined
  /** @default '3/2' */
  ratio?: ImageRatio | undefined
  /** One of the first view: its picture is loaded at once and first. @default false */
  priority?: boolean | undefined
  /** Click on the link. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
}

/**
 * A picture that carries its words: headline over its lower edge, on a ground dark enough for them whatever the picture
 * shows. One link covers all of it. Source: docs/spec/presentation.md#image-teaser; the form is our choice.
 */
export function ImageTeaser({
  href,
  image,
  imageAlt,
  damId,
  headline,
  badges = [],
  topmark,
  text,
  headingTag,
  ratio,
  priority,
  onClick,
  className,
  ...rest
}: ImageTeaserProps) {
  const words = useWords('teaser', uiTexts.teaser)
  const name = trimmed(headline) || words.untitled
  const shown = truncate(name, teaserLimits.headline, true)
  const Tag = oneOf('ImageTeaser', 'headingTag', headingTag, teaserHeadingTags, 'h3')
  return (
    <article {...rest} className={classNames(classes.teaser, className)}>
      <div className={classes.words}>
        {(chosenBadges(badges).length > 0 || trimmed(topmark)) && (
          <p className={classes.topmark}>
            <BadgeList names={badges} /> {topmark}
          </p>
        )}
        <Tag className={classes.headline}>
          <Link
            href={href}
            className={classes.link}
            title={shown === name ? undefined : name}
            onClick={onClick}
          >
            {shown}
          </Link>
        </Tag>
        {trimmed(text) && <p className={classes.text}>{truncate(trimmed(text), teaserLimits.text, true)}</p>}
      </div>
      <Image
        className={classes.picture}
        src={image}
        alt={trimmed(imageAlt)}
        damId={damId}
        ratio={ratio}
        priority={priority}
      />
    </article>
  )
}
