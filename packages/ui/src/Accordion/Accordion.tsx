import { type ComponentPropsWithRef, useId, useState } from 'react'
import { classNames } from '../parts/class-names.ts'
import { devWarning } from '../parts/dev-warning.ts'
import classes from './Accordion.module.css'
import { type AccordionEntry, AccordionItem, type HeadingLevel, headingLevels } from './AccordionItem.tsx'
import { type AccordionMode, entryIds, openAfter, panelsAreRegions } from './accordion-entries.ts'

export type AccordionProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> & {
  entries: readonly AccordionEntry[]
  /** Several may stay open. @default false */
  multiple?: boolean
  /** All are open at first, on the server too, and each closes by itself. @default false */
  expandAll?: boolean
  /** Titles of the open entries when the page decides. @default the block decides itself */
  expanded?: readonly string[] | undefined
  /** Titles of the entries that are open after the reader's click. */
  onChange?: ((titles: readonly string[]) => void) | undefined
  /** Level of the entries' headings in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined
}

/**
 * Entries that open one at a time. What is closed is found by the browser's own search in the page and opens for it, and
 * it is open on paper and without scripts. Built without Mantine's accordion: that writes style attributes on the
 * server, makes every panel a landmark and hides its text from the search.
 * Only the catalogue uses it so far.
 */
export function Accordion({
  entries,
  multiple = false,
  expandAll = false,
  expanded,
  onChange,
  headingLevel,
  className,
  ...rest
}: AccordionProps) {
  const level = knownLevel(headingLevel)
  const mode: AccordionMode = multiple || expandAll ? 'multiple' : 'single'
  const ids = entryIds(entries.map(({ title }) => title))
  const [own, setOwn] = useState<readonly string[]>(expandAll ? ids : [])
  const isExpanded = (_: string, index: number) => expanded?.includes(entries[index]?.title ?? '')
  const open = expanded ? ids.filter(isExpanded) : own
  const prefix = useId()
  const toggle = (id: string) => {
    const after = openAfter(open, id, mode)
    setOwn(after)
    onChange?.(entries.filter((_, index) => after.includes(ids[index] ?? '')).map(({ title }) => title))
  }
  return (
    <div {...rest} className={classNames(classes.accordion, className)}>
      {entries.map((entry, index) => {
        const id = ids[index] ?? ''
        return (
          <AccordionItem
            key={id}
            entry={entry}
            id={`${prefix}${id}`}
            isOpen={open.includes(id)}
            isRegion={panelsAreRegions(entries.length, mode)}
            level={level}
            onToggle={() => toggle(id)}
          />
        )
      })}
    </div>
  )
}

function knownLevel(level: HeadingLevel = 3): HeadingLevel {
  if (headingLevels.includes(level)) return level
  devWarning('Accordion', `headingLevel ${level} is none of ${headingLevels.join(', ')}; took 3`)
  return 3
}
