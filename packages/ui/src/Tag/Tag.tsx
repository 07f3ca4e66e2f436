import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import { classNames } from '../parts/class-names.ts'
import classes from './Tag.module.css'

export type TagProps = Omit<ComponentProps<'a'>, 'href'> & {
  children: ReactNode
  /** Page of everything under this keyword; without it the tag is plain text. */
  to?: string | undefined
}

/** The keyword or section an article belongs to. */
export const Tag = ({ to, className, ...rest }: TagProps) =>
  to === undefined ? (
    // An anchor without address is text; it takes the same props as the link.
    <a {...rest} className={classNames(classes.tag, className)} />
  ) : (
    <Link {...rest} to={to} className={classNames(classes.tag, className)} />
  )
