'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { type HeadingTag, Headline } from '../Headline/Headline.tsx'
import { useOwnRef } from '../hooks/use-own-ref.ts'
import { classNames } from '../parts/class-names.ts'
import classes from './StickyBlockHeader.module.css'
import { useScrollOffset } from './use-scroll-offset.ts'

export type StickyBlockHeaderProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  title: ReactNode
  /** Level in the outline of the page. @default 'h2' */
  headingTag?: HeadingTag | undefined
  /** Stands at the end of the line, e.g. a link to all of the section. */
  children?: ReactNode
}

/**
 * Heading of a block that stays in view 60 px below the top edge, right under the page's header, while the block
 * scrolls. Source: docs/spec/blocks.md#stickyblockheader.
 */
export function StickyBlockHeader({
  title,
  headingTag = 'h2',
  className,
  children,
  ref,
  ...rest
}: StickyBlockHeaderProps) {
  const header = useOwnRef(ref)
  useScrollOffset(header)
  return (
    <div {...rest} ref={header} className={classNames(classes.header, className)}>
      <Headline variant="blockLine" headingTag={headingTag}>
        {title}
      </Headline>
      {children}
    </div>
  )
}
