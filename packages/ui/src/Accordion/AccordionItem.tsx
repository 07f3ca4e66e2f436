import { uiTexts } from '@leserkonto/texts'
import { type ReactNode, useId } from 'react'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { ChevronGlyph } from '../parts/glyphs.tsx'
import classes from './Accordion.module.css'
import { useFindablePanel } from './use-findable-panel.ts'

export const headingLevels = [2, 3, 4, 5, 6] as const

export type HeadingLevel = (typeof headingLevels)[number]

/** Source: docs/spec/blocks.md#accordion. */
export type AccordionEntry = {
  /** Shown, and what tells the entry from the others in controlled use. */
  readonly title: string
  /** Makes the title a link; a button beside it opens what lies under it. */
  readonly link?: string | undefined
  readonly icon?: IconName | undefined
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
  level: HeadingLevel
  onToggle: () => void
}

/** One entry: a heading with the toggle in it, or with a link and the toggle beside it. */
export function AccordionItem({ entry, id, isOpen, isRegion, level, onToggle }: ItemProps) {
  const titleId = useId()
  const panel = useFindablePanel(isOpen, onToggle)
  const Heading = `h${level}` as const
  const opens = { 'aria-expanded': isOpen, 'aria-controls': id, onClick: onToggle, type: 'button' as const }
  const title = (
    <>
      {entry.icon && <Icon className={classes.icon} name={entry.icon.name} iconStyle={entry.icon.style} />}
      <span>{entry.title}</span>
    </>
  )
  const hasPanel = entry.children !== undefined && entry.children !== null
  return (
    <div className={classes.item}>
      <div className={classes.row}>
        <Heading className={classes.heading}>
          {entry.link && (
            <Link to={entry.link} id={titleId} className={classes.title}>
              {title}
            </Link>
          )}
          {!entry.link && hasPanel && (
            <button {...opens} id={titleId} className={classes.title}>
              {title}
              <ChevronGlyph className={classes.chevron} />
            </button>
          )}
          {!entry.link && !hasPanel && <span className={classes.title}>{title}</span>}
        </Heading>
        {entry.link && hasPanel && (
          <button {...opens} className={classes.toggle} aria-label={uiTexts.accordion.toggle(entry.title)}>
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
