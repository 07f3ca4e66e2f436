'use client'

import { type ComponentPropsWithRef, useId, useState } from 'react'
import { classNames } from '../parts/class-names.ts'
import { oneOf } from '../parts/one-of.ts'
import classes from './Accordion.module.css'
import {
  type AccordionEntry,
  type AccordionHeadingTag,
  AccordionItem,
  accordionHeadingTags,
} from './AccordionItem.tsx'
import { type AccordionMode, entryIds, openAfter, panelsAreRegions } from './accordion-entries.ts'

export type { AccordionEntry, AccordionHeadingTag } from './AccordionItem.tsx'

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
  /** Element of the entries' headings. @default 'h3' */
  headingTag?: AccordionHeadingTag | undefined
}

/** What the reader has turned from what `expandAll` wants; another wish begins anew. */
type Turned = { readonly expandAll: boolean; readonly ids: readonly string[] }

/**
 * Entries that open one at a time. What is closed is found by the browser's own search in the page and opens for it, and
 * it is open on paper and without scripts. Built without Mantine's accordion: that writes style attributes on the
 * server, makes every panel a landmark and hides its text from the search.
 */
export function Accordion({
  entries,
  multiple = false,
  expandAll = false,
  expanded,
  onChange,
  headingTag,
  className,
  ...rest
}: AccordionProps) {
  const Heading = oneOf('Accordion', 'headingTag', headingTag, accordionHeadingTags, 'h3')
  const mode: AccordionMode = multiple || expandAll ? 'multiple' : 'single'
  const ids = entryIds(entries.map(({ title }) => title))
  const [turned, setTurned] = useState<Turned>({ expandAll, ids: [] })
  const titleOf = (id: string) => entries[ids.indexOf(id)]?.title ?? ''
  const own = expandAll === turned.expandAll ? turned.ids : []
  const ownOpen = ids.filter((id) => own.includes(id) !== expandAll)
  const open = expanded ? ids.filter((id) => expanded.includes(titleOf(id))) : ownOpen
  const prefix = useId()
  const toggle = (id: string) => {
    // The page knows titles only, so entries of one title open and close together for it.
    const twins = expanded ? open.filter((other) => titleOf(other) === titleOf(id)) : []
    const after = openAfter(open, id, mode).filter((other) => !twins.includes(other))
    setTurned({ expandAll, ids: ids.filter((other) => after.includes(other) !== expandAll) })
    onChange?.(ids.filter((other) => after.includes(other)).map(titleOf))
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
            headingTag={Heading}
            onToggle={() => toggle(id)}
          />
        )
      })}
    </div>
  )
}
