import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Height in CSS pixels of the part of a collapsed box that the toggle lies over. */
const fadePx = 48

/**
 * Calls `uncover` when something in the hidden part comes into view: a search in the page or a jump scrolls the
 * clipping element, Tab puts the focus under its edge.
 */
export function useUncover(clip: RefObject<HTMLElement | null>, active: boolean, uncover: () => void): void {
  const onFound = useEffectEvent(uncover)
  useEffect(() => {
    const element = clip.current
    if (!active || element === null) return
    const onScroll = () => onFound()
    const onFocus = ({ target }: FocusEvent) => {
      const bottom = target instanceof Element ? target.getBoundingClientRect().bottom : 0
      if (bottom > element.getBoundingClientRect().bottom - fadePx) onFound()
    }
    element.addEventListener('scroll', onScroll)
    element.addEventListener('focusin', onFocus)
    return () => {
      element.removeEventListener('scroll', onScroll)
      element.removeEventListener('focusin', onFocus)
    }
  }, [clip, active])
}
