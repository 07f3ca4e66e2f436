import type { ComponentProps } from 'react'
import { Link } from '../Link/Link.tsx'
import { classNames } from '../parts/class-names.ts'
import { devWarning } from '../parts/dev-warning.ts'
import { ArrowGlyph } from '../parts/glyphs.tsx'
import classes from './SecondaryLink.module.css'

export type SecondaryLinkProps = Omit<ComponentProps<'a'>, 'href' | 'children' | 'name'> & {
  /** Address as the data has it. */
  href: string
  /** What the reader finds there. */
  name: string
}

/**
 * A quiet way on beside or below the main action; nothing without address or name.
 * Source: docs/spec/blocks.md#secondarylink.
 */
export function SecondaryLink({ href, name, className, ...rest }: SecondaryLinkProps) {
  if (!href?.trim() || !name?.trim()) {
    devWarning('SecondaryLink', 'is left out without href or name')
    return null
  }
  return (
    <Link {...rest} href={href} className={classNames(classes.link, className)}>
      <span>{name}</span>
      <ArrowGlyph className={classes.arrow} />
    </Link>
  )
}
