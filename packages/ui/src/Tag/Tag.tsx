import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import { classNames } from '../parts/class-names.ts'
import classes from './Tag.module.css'

export type TagProps = Omit<ComponentProps<'a'>, 'href'> & {
  children: ReactNode
  /** Page of everything under this keyword; without it the tag is plain text. */
  href?: string | undefined
}

/** The keyword or section an article belongs to. */
export const Tag = ({ href, className, ...rest }: TagProps) =>
  href === undefined ? (
    // An anchor without address is text; it takes the same props as the link.
    <a {...rest} className={classNames(classes.tag, className)} />
  ) : (
    <Link {...rest} href={href} className={classNames(classes.tag, className)} />
  )
