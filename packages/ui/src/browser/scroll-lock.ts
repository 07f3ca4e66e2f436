'use client'

import { useLayoutEffect } from 'react'

let holders = 0
let releasePage: (() => void) | undefined

/**
 * Stops the page from scrolling until the returned release is called. Locks of stacked overlays are shared: the
 * page moves again when the last one is released, at the position and with the overflow it had before.
 * A release works once.
 */
export function lockScroll(): () => void {
  holders += 1
  if (holders === 1) releasePage = freezePage()
  let held = true
  return () => {
    if (!held) return
    held = false
    holders -= 1
    if (holders === 0) releasePage?.()
  }
}

/** Holds the lock while `locked`. Without a window it does nothing. */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => (locked ? lockScroll() : undefined), [locked])
}

function freezePage(): () => void {
  const { documentElement: root, body } = document
  const { scrollX: left, scrollY: top } = window
  const { href } = location
  // Only one of the two: a hidden body inside a hidden root would be a scroller of its own, and sticky headers
  // would let go.
  const scroller = getComputedStyle(root).overflowY === 'visible' ? body : root
  const width = root.offsetWidth
  const undo = [override(scroller, 'overflow', 'hidden'), override(root, 'scrollbar-gutter', 'auto')]
  // The page keeps its width without the scroll bar, and an overlay may cover the bar's place.
  const padding = Number.parseFloat(getComputedStyle(body).paddingInlineEnd) + root.offsetWidth - width
  undo.push(override(body, 'padding-inline-end', `${padding}px`))
  return () => {
    for (const each of undo) each()
    // A fragment link followed inside the overlay has moved the page on purpose.
    if (location.href === href) window.scrollTo({ left, top, behavior: 'instant' })
  }
}

function override({ style }: HTMLElement, property: string, value: string): () => void {
  const before = style.getPropertyValue(property)
  style.setProperty(property, value)
  return () => style.setProperty(property, before)
}
