'use client'

import type { ComponentProps } from 'react'
import { Button } from '../Button/Button.tsx'
import { type HeadingTag, Headline } from '../Headline/Headline.tsx'
import { type AnyIcon, iconNode } from '../Icon/icon-node.tsx'
import { Image } from '../Image/Image.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { Paragraph } from '../Paragraph/Paragraph.tsx'
import { classNames } from '../parts/class-names.ts'
import { colouredGround } from '../parts/coloured-ground.tsx'
import type { ImageAddress } from '../parts/image-sources.ts'
import { oneOf } from '../parts/one-of.ts'
import { SecondaryLink } from '../SecondaryLink/SecondaryLink.tsx'
import classes from './SectionCard.module.css'

export type { AnyIcon } from '../Icon/icon-node.tsx'

export type SectionCardProps = Omit<ComponentProps<'section'>, 'children'> & {
  headline: string
  /** Element of the headline. @default 'h2' */
  headingTag?: HeadingTag
  image?: ImageAddress | undefined
  description?: string | undefined
  /** Main action; shown with its address only. */
  buttonText?: string | undefined
  buttonHref?: string | undefined
  /** Quiet way on; shown with its address only. */
  linkText?: string | undefined
  linkHref?: string | undefined
  /** An action on the page itself. */
  secondaryAction?: { text: string; icon?: AnyIcon | undefined; onClick: () => void } | undefined
  /** Stands on a ground: the given one, else a tint of the accent. @default false */
  colored?: boolean
  /** Ground of a coloured card, 3- or 6-digit hex; the ink follows by contrast. */
  backgroundColor?: string | undefined
  /** `large` is 335 to 380 px wide, but never wider than its place. @default 'regular', as wide as its place */
  size?: 'regular' | 'large' | undefined
}

/**
 * Promotes a section or an offer: picture, headline, a few words and the ways on.
 * Source: docs/spec/blocks.md#sectioncard.
 */
export function SectionCard({
  headline,
  headingTag = 'h2',
  image,
  description,
  buttonText,
  buttonHref,
  linkText,
  linkHref,
  secondaryAction,
  colored = false,
  backgroundColor,
  size,
  className,
  ...rest
}: SectionCardProps) {
  const ground = colouredGround('SectionCard', colored ? backgroundColor : undefined)
  return (
    <section
      {...rest}
      className={classNames(classes.card, colored && classes.colored, ground.className, className)}
      data-ink={ground.ink}
      data-size={oneOf('SectionCard', 'size', size, ['regular', 'large'], 'regular')}
    >
      {ground.drawing}
      {image && <Image src={image} alt="" className={classes.image} />}
      <div className={classes.text}>
        <Headline variant="headline3" headingTag={headingTag}>
          {headline}
        </Headline>
        {description && <Paragraph>{description}</Paragraph>}
      </div>
      <div className={classes.actions}>
        {buttonText && buttonHref && <LinkButton href={buttonHref}>{buttonText}</LinkButton>}
        {secondaryAction && <SecondaryAction {...secondaryAction} />}
        {linkText && linkHref && <SecondaryLink href={linkHref} name={linkText} />}
      </div>
    </section>
  )
}

const SecondaryAction = ({ text, icon, onClick }: NonNullable<SectionCardProps['secondaryAction']>) => (
  <Button variant="secondary" icon={iconNode(icon)} onClick={onClick}>
    {text}
  </Button>
)
