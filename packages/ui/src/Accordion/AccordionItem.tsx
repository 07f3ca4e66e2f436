'use client'

import { uiTexts } from '@leserkonto/texts'
import { type ReactNode, useId } from 'react'
import { useWords } from '../hooks/use-words.ts'
import { type AnyIcon, iconNode } from '../Icon/icon-node.tsx'
import { Link } from '../Link/Link.tsx'
import { ChevronGlyph } from '../parts/glyphs.tsx'
import classes from './Accordion.module.css'
import { useFindablePanel } from './use-findable-panel.ts'

export const accordionHeadingTags = ['h2', 'h3', 'h4', 'h5', 'h6'] as const

export type AccordionHeadingTag = (typeof accordionHeadingTags)[number]

/** Source: docs/spec/blocks.md#accordion. */
export type AccordionEntry = {
  /** Shown, and what tells the entry from the others in controlled use. */
  readonly title: string
  /** Makes the title a link; a button beside it opens what lies under it. */
  readonly href?: string | undefined
  readonly icon?: AnyIcon | undefined
  /** What opens; an entry without is a heading or a link alone. */
  readonly children?: ReactNode
}

type ItemProps = {
  entry: AccordionEntry
  /** Id of the panel. */
  id: string
  isOpen: boolean
  /** The panel is a landmark named by its title. */
  isRegion: boolean
  headingTag: AccordionHeadingTag
  onToggle: () => void
}

/** One entry: a heading with the toggle in it, or with a link and the toggle beside it. */
export function AccordionItem({ entry, id, isOpen, isRegion, headingTag: Heading, onToggle }: ItemProps) {
  const words = useWords('accordion', uiTexts.accordion)
  const titleId = useId()
  const panel = useFindablePanel(isOpen, onToggle)
  const opens = { 'aria-expanded': isOpen, 'aria-controls': id, onClick: onToggle, type: 'button' as const }
  const title = (
    <>
      {entry.icon && <span className={classes.icon}>{iconNode(entry.icon)}</span>}
      <span>{entry.title}</span>
    </>
  )
  const hasPanel = entry.children !== undefined && entry.children !== null
  return (
    <div className={classes.item}>
      <div className={classes.row}>
        <Heading className={classes.heading}>
          {entry.href && (
            <Link href={entry.href} id={titleId} className={classes.title}>
              {title}
            </Link>
          )}
          {!entry.href && hasPanel && (
            <button {...opens} id={titleId} className={classes.title}>
              {title}
              <ChevronGlyph className={classes.chevron} />
            </button>
          )}
          {!entry.href && !hasPanel && <span className={classes.title}>{title}</span>}
        </Heading>
        {entry.href && hasPanel && (
          <button {...opens} className={classes.toggle} aria-label={words.toggle(entry.title)}>
            <ChevronGlyph className={classes.chevron} />
          </button>
        )}
      </div>
      {hasPanel && (
        <div
          ref={panel}
          id={id}
          className={classes.panel}
          hidden={!isOpen}
          {...(isRegion && { role: 'region', 'aria-labelledby': titleId })}
        >
          <div className={classes.content}>{entry.children}</div>
        </div>
      )}
    </div>
  )
}
