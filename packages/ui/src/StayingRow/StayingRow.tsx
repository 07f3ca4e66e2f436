import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import { classNames } from '../parts/class-names.ts'
import { Emblem } from '../parts/emblem.tsx'
import classes from './StayingRow.module.css'

export type StayingRowProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The way to the front page: a name, and the newspaper's emblem, which comes when the masthead is gone. */
  home: {
    readonly name: string
    readonly href: string
    readonly emblem: string | null
    /** The name is only read out, where there is an emblem. @default false */
    readonly quiet?: boolean
  }
  /** What is between that and the list, e.g. a menu on phones. @default nothing */
  before?: ReactNode
  /** What is behind the list and stays there, e.g. the search on phones. @default nothing */
  after?: ReactNode
  /** Name of the list. */
  label: string
  /** Id of the list. */
  listId?: string | undefined
  /** Its entries: `li` elements with a link or a button; without them there is no list. */
  children?: ReactNode
}

/**
 * The row under the masthead, with the sections of the paper or the areas of the account. It stays at the top edge; where it
 * does not fit it scrolls sideways and fades at its end. Source: docs/spec/blocks.md#stayingrow.
 */
export const StayingRow = ({
  home,
  before,
  after,
  label,
  listId,
  className,
  children,
  ...rest
}: StayingRowProps) => {
  const isSilent = home.quiet === true && home.emblem !== null
  return (
    <div {...rest} className={classNames(classes.stays, className)}>
      <div className={classes.row}>
        <Link
          className={classes.home}
          href={home.href}
          aria-label={home.quiet ? home.name : undefined}
          data-quiet={isSilent || undefined}
        >
          <Emblem path={home.emblem} />
          {!isSilent && home.name}
        </Link>
        {before}
        {children && (
          <nav aria-label={label}>
            <ul id={listId}>{children}</ul>
          </nav>
        )}
        {after}
      </div>
    </div>
  )
}
