import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import { classNames } from '../parts/class-names.ts'
import classes from './EndorsementLink.module.css'

/** A product's or a group's own mark, and where it leads. */
export type Logo = {
  /** A word in the serif, or a drawing that has a name. */
  readonly content: ReactNode
  readonly href: string
}

export type EndorsementLinkProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & { logo: Logo }

/**
 * The group's mark in the head of an article or a section; leads to the group's website.
 * Source: docs/spec/presentation.md#endorsement-mark.
 */
export const EndorsementLink = ({ logo, className, ...rest }: EndorsementLinkProps) => (
  <Link {...rest} href={logo.href} className={classNames(classes.mark, className)}>
    {logo.content}
  </Link>
)
