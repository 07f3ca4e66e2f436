'use client'

import { uiTexts } from '@leserkonto/texts'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { EndorsementLink, type Logo } from '../EndorsementLink/EndorsementLink.tsx'
import { useWords } from '../hooks/use-words.ts'
import { Link } from '../Link/Link.tsx'
import { classNames } from '../parts/class-names.ts'
import { Emblem, type PaperColours } from '../parts/emblem.tsx'
import classes from './Masthead.module.css'

/** Another newspaper of the group, and where it is. */
export type Paper = {
  readonly name: string
  readonly href: string
  /** One SVG path in a square of 32; null: it has none. */
  readonly emblem: string | null
  readonly theme: PaperColours
}

export type MastheadProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The newspaper, and where its name leads. */
  paper: Pick<Paper, 'name' | 'href' | 'emblem'> & { readonly title?: string | undefined }
  /** The group. With `papers` its name opens them. */
  endorsement?: Logo | undefined
  /** The other newspapers of the group. @default none */
  papers?: readonly Paper[] | undefined
  /** The day, where there is room. @default none */
  day?: ReactNode
  /** Large, as on a front page. @default false */
  large?: boolean
  /** Ways at the end of the line; on a phone those without `mastheadWide` are beside the name. */
  children?: ReactNode
}

/** Class of a way in the masthead. */
export const mastheadWay = classes.way ?? ''

/** Class of the name of the reader beside their picture, which is enough where there is little room; it is still read out. */
export const mastheadReader = classes.reader ?? ''

/** Class of a way that a phone has no room for. */
export const mastheadWide = classes.wide ?? ''

/**
 * Head of every page of a newspaper: a line with the group, the day and the reader's ways, below it emblem and name. On a
 * phone one line of 56 px. Source: docs/spec/blocks.md#masthead.
 */
export function Masthead({
  paper,
  endorsement,
  papers = [],
  day,
  large = false,
  className,
  children,
  ...rest
}: MastheadProps) {
  return (
    <div {...rest} className={classNames(classes.masthead, large && classes.large, className)}>
      <div className={classes.inner}>
        <div className={classes.line}>
          {endorsement &&
            (papers.length > 0 ? (
              <Switcher group={endorsement} papers={papers} />
            ) : (
              <EndorsementLink className={classes.wide} logo={endorsement} />
            ))}
          {day && <span className={classNames(classes.day, classes.wide)}>{day}</span>}
          <div className={classes.ways} data-ways>
            {children}
          </div>
        </div>
        <Link className={classes.name} href={paper.href} title={paper.title}>
          <Emblem path={paper.emblem} />
          {paper.name}
        </Link>
      </div>
    </div>
  )
}

/** The group's newspapers, behind its name. The browser itself opens and closes the list, so it needs no script. */
function Switcher({ group, papers }: { group: Logo; papers: readonly Paper[] }) {
  const words = useWords('masthead', uiTexts.masthead)
  const id = useId()
  return (
    <div className={classNames(classes.switcher, classes.wide)}>
      <button type="button" className={classes.open} popoverTarget={id}>
        {group.content}
      </button>
      <nav id={id} popover="auto" className={classes.papers} aria-label={words.papers}>
        <ul>
          {papers.map((paper) => (
            <li key={paper.name}>
              <Link href={paper.href}>
                <Emblem path={paper.emblem} colours={paper.theme} />
                {paper.name}
              </Link>
            </li>
          ))}
        </ul>
        <EndorsementLink logo={group} />
      </nav>
    </div>
  )
}
