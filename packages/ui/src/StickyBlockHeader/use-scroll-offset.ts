import { type RefObject, useEffect } from 'react'

/** Room between the header and what has the focus below it, in CSS pixels. Our choice. */
const gapPx = 8

const shown = new Set<HTMLElement>()

/**
 * Tells the page how low its lowest sticky header of a block reaches, so that what takes the focus does not lie behind it, in
 * however many lines its title is. Until scripts run the sheet's value holds, which is that of one line.
 * Source: WCAG 2.2, 2.4.11.
 */
export function useScrollOffset(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = header.current
    if (element === null) return
    const observer = new ResizeObserver(tellPage)
    shown.add(element)
    observer.observe(element)
    return () => {
      observer.disconnect()
      shown.delete(element)
      tellPage()
    }
  }, [header])
}

function tellPage(): void {
  const { style } = document.documentElement
  const lowest = Math.max(0, ...[...shown].map(lowerEdge))
  if (lowest > 0) style.setProperty('--lk-scroll-offset', `${Math.ceil(lowest) + gapPx}px`)
  else style.removeProperty('--lk-scroll-offset')
}

/** Where it ends while it sticks; one that does not stick, as in a window of few letters, covers nothing. */
function lowerEdge(element: HTMLElement): number {
  const top = Number.parseFloat(getComputedStyle(element).insetBlockStart)
  return top >= 0 ? top + element.offsetHeight : 0
}
