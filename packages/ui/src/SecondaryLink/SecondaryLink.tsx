import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.tsx'
import { ArrowGlyph } from '../glyphs/glyphs.tsx'
import { Link } from '../Link/Link.tsx'
import classes from './SecondaryLink.module.css'

export type SecondaryLinkProps = Omit<ComponentProps<'a'>, 'href' | 'children' | 'name'> & {
  /** Address as the data has it. */
  uri: string
  /** What the reader finds there. */
  name: string
}

/** A quiet way on beside or below the main action. Source: seed presentation §3. */
export const SecondaryLink = ({ uri, name, className, ...rest }: SecondaryLinkProps) => (
  <Link {...rest} to={uri} className={classNames(classes.link, className)}>
    <span>{name}</span>
    <ArrowGlyph className={classes.arrow} />
  </Link>
)
