import type { ComponentProps, ReactNode } from 'react'
import { BadgeList } from '../BadgeList/BadgeList.tsx'
import type { Logo } from '../EndorsementLink/EndorsementLink.tsx'
import { EndorsementLink } from '../EndorsementLink/EndorsementLink.tsx'
import { Headline } from '../Headline/Headline.tsx'
import { type Action, PrimaryAction } from '../PrimaryAction/PrimaryAction.tsx'
import { classNames } from '../parts/class-names.ts'
import { Tag } from '../Tag/Tag.tsx'
import classes from './ArticleHeader.module.css'

export type ArticleHeaderProps = Omit<ComponentProps<'header'>, 'title' | 'children'> & {
  title: string
  /** Names from the badge list. */
  badges?: readonly string[]
  /** Keyword above the title, with the address of its page when there is one. */
  tag?: { label: string; href?: string | undefined } | undefined
  primaryAction?: Action | undefined
  /** Sets the title in italics, for comments and essays. @default false */
  italicTitle?: boolean
  /** @default true */
  showLogo?: boolean
  /** Mark of the group's website; without it there is none to show. */
  logo?: Logo | undefined
  /** Authors and dates, below the title. */
  children?: ReactNode
}

/** The head of an article page; its title is the one h1. Source: docs/spec/blocks.md#articleheader. */
export const ArticleHeader = ({
  title,
  badges = [],
  tag,
  primaryAction,
  italicTitle = false,
  showLogo = true,
  logo,
  className,
  children,
  ...rest
}: ArticleHeaderProps) => (
  <header {...rest} className={classNames(classes.header, className)}>
    <div className={classes.top}>
      <BadgeList names={badges} />
      {tag && <Tag href={tag.href}>{tag.label}</Tag>}
      {showLogo && logo && <EndorsementLink logo={logo} className={classes.logo} />}
    </div>
    <Headline variant="headline1" className={classNames(italicTitle && classes.italic)}>
      {title}
    </Headline>
    {children && <div className={classes.about}>{children}</div>}
    {primaryAction && <PrimaryAction {...primaryAction} className={classes.action} />}
  </header>
)
