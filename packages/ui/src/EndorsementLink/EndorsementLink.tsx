import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.tsx'
import { Link } from '../Link/Link.tsx'
import type { EndorsementLogo } from '../MainHeader/MainHeader.tsx'
import classes from './EndorsementLink.module.css'

export type EndorsementLinkProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & { logo: EndorsementLogo }

/** The group's mark in the head of an article or a section; leads to the group's website. Source: seed presentation §1. */
export const EndorsementLink = ({ logo, className, ...rest }: EndorsementLinkProps) => (
  <Link {...rest} to={logo.url} className={classNames(classes.mark, className)}>
    {logo.text}
  </Link>
)
