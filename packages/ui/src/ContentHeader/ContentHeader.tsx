'use client'

import type { ComponentProps } from 'react'
import type { Logo } from '../EndorsementLink/EndorsementLink.tsx'
import { EndorsementLink } from '../EndorsementLink/EndorsementLink.tsx'
import { Headline } from '../Headline/Headline.tsx'
import { Image } from '../Image/Image.tsx'
import { classNames } from '../parts/class-names.ts'
import type { ImageAddress } from '../parts/image-sources.ts'
import { oneOf } from '../parts/one-of.ts'
import classes from './ContentHeader.module.css'
import type { ContentHeaderType } from './description.ts'
import { HeaderDescription } from './HeaderDescription.tsx'
import { SponsoredLabel } from './SponsoredLabel.tsx'

export const contentHeaderTypes = ['simple', 'overlapping'] as const satisfies readonly ContentHeaderType[]

export type ContentHeaderProps = Omit<ComponentProps<'header'>, 'title' | 'children'> & {
  title: string
  /** `overlapping` lays the text over the lower edge of the picture. @default 'simple' */
  type?: ContentHeaderType | undefined
  description?: string | undefined
  /** Addresses of the picture. @default none */
  images?: ImageAddress | undefined
  /** Marks the content with the label 'Sonderthema'. @default false */
  sponsored?: boolean
  /** Puts the word 'Anzeige' before that label, where a state's press law asks for it. @default false */
  advertisement?: boolean
  /** Opens the explanation of the label; with it the label is a button. @default none */
  onExplain?: (() => void) | undefined
  /** Mark of the group's website. @default none */
  logo?: Logo | undefined
}

/** The head of a section or a special topic; its title is the page's h1. Source: docs/spec/blocks.md#contentheader. */
export function ContentHeader({
  title,
  type,
  description,
  images,
  sponsored = false,
  advertisement = false,
  onExplain,
  logo,
  className,
  ...rest
}: ContentHeaderProps) {
  const shownType = oneOf('ContentHeader', 'type', type, contentHeaderTypes, 'simple')
  return (
    <header {...rest} className={classNames(classes.header, className)} data-type={shownType}>
      {images && <Image src={images} alt="" priority className={classes.picture} />}
      <div className={classes.text}>
        {(sponsored || logo) && (
          <div className={classes.top}>
            {sponsored && <SponsoredLabel advertisement={advertisement} onExplain={onExplain} />}
            {logo && <EndorsementLink logo={logo} className={classes.logo} />}
          </div>
        )}
        <Headline variant="headline1">{title}</Headline>
        {description && <HeaderDescription key={description} text={description} type={shownType} />}
      </div>
    </header>
  )
}
