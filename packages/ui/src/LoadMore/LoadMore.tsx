'use client'

import { uiTexts } from '@leserkonto/texts'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { useWords } from '../hooks/use-words.ts'
import { classNames } from '../parts/class-names.ts'
import type { Words } from '../parts/words.ts'
import { fadeIn, focusItem } from './arrivals.ts'
import classes from './LoadMore.module.css'

export type LoadMoreProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** One list or grid; its children are the items. */
  children: ReactNode
  /** Adds items; settles when they are handed to `children`. The reader sees a rejection and can try again. */
  onLoadMore: () => Promise<void>
  /** Whether there is more to load; else the button goes. */
  hasMore: boolean
  /** The site's own words, e.g. 'Mehr anzeigen'. @default 'Load More' */
  label?: string
}

/**
 * A list that grows on demand. What arrives fades in within half a second and is counted for assistive technology; the
 * focus stays on the button, and goes to the first new item when the button goes. Source: docs/spec/blocks.md#loadmore.
 */
export function LoadMore({ children, onLoadMore, hasMore, label, className, ...rest }: LoadMoreProps) {
  const words = useWords('loadMore', uiTexts.loadMore)
  const { content, isLoading, status, load } = useGrowth(onLoadMore, hasMore, words)
  return (
    <div {...rest} className={classNames(classes.root, className)}>
      <div ref={content} tabIndex={-1} aria-busy={isLoading || undefined}>
        {children}
      </div>
      <p role="status" className={classes.status}>
        {status}
      </p>
      {hasMore && (
        <Button variant="secondary" loading={isLoading} onClick={load} className={classes.button}>
          {label ?? words.label}
        </Button>
      )}
    </div>
  )
}

function useGrowth(onLoadMore: () => Promise<void>, hasMore: boolean, words: Words['loadMore']) {
  const content = useRef<HTMLDivElement>(null)
  const [isLoading, setLoading] = useState(false)
  const [status, setStatus] = useState('')
  const [countBefore, setCountBefore] = useState<number>()
  const load = async () => {
    const count = itemsOf(content.current).length
    setLoading(true)
    setStatus(words.loading)
    const isLoaded = await onLoadMore().then(
      () => true,
      () => false,
    )
    setLoading(false)
    if (isLoaded) setCountBefore(count)
    else setStatus(words.failed)
  }
  // Runs when the new items are in the document.
  useLayoutEffect(() => {
    if (countBefore === undefined) return
    const arrivals = itemsOf(content.current).slice(countBefore)
    setCountBefore(undefined)
    setStatus(arrivals.length > 0 ? words.loaded(arrivals.length) : '')
    fadeIn(arrivals)
    if (!hasMore) focusItem(arrivals[0] ?? content.current)
  }, [countBefore, hasMore, words])
  return { content, isLoading, status, load }
}

const itemsOf = (content: HTMLElement | null): HTMLElement[] =>
  [...(content?.firstElementChild?.children ?? [])].filter((child) => child instanceof HTMLElement)
