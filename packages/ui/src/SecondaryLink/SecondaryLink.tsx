import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.tsx'
import { devWarning } from '../dev-warning/dev-warning.tsx'
import { ArrowGlyph } from '../glyphs/glyphs.tsx'
import { Link } from '../Link/Link.tsx'
import classes from './SecondaryLink.module.css'

export type SecondaryLinkProps = Omit<ComponentProps<'a'>, 'href' | 'children' | 'name'> & {
  /** Address as the data has it. */
  uri: string
  /** What the reader finds there. */
  name: string
}

/** A quiet way on beside or below the main action; nothing without address or name. Source: seed presentation §3, §5. */
export function SecondaryLink({ uri, name, className, ...rest }: SecondaryLinkProps) {
  if (!uri?.trim() || !name?.trim()) {
    devWarning('SecondaryLink', 'is left out without uri or name')
    return null
  }
  return (
    <Link {...rest} to={uri} className={classNames(classes.link, className)}>
      <span>{name}</span>
      <ArrowGlyph className={classes.arrow} />
    </Link>
  )
}
