import type { ComponentProps } from 'react'
import { Link } from '../Link/Link.tsx'
import { classNames } from '../parts/class-names.ts'
import classes from './EndorsementLink.module.css'

/**
 * The group's mark beside the product's own, leading to the group's website.
 * Source: docs/spec/presentation.md#endorsement-mark.
 */
export type EndorsementLogo = {
  readonly text: string
  readonly url: string
}

export type EndorsementLinkProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & { logo: EndorsementLogo }

/**
 * The group's mark in the head of an article or a section; leads to the group's website.
 * Source: docs/spec/presentation.md#endorsement-mark.
 */
export const EndorsementLink = ({ logo, className, ...rest }: EndorsementLinkProps) => (
  <Link {...rest} to={logo.url} className={classNames(classes.mark, className)}>
    {logo.text}
  </Link>
)
