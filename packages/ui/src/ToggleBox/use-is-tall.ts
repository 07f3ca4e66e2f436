import { type RefObject, useLayoutEffect, useState } from 'react'
import { isToggleable, type ToggleBoxHeights, type ToggleBoxSize } from './toggle-box-heights.ts'

/**
 * Whether the content is taller than the collapsed box; undefined until it is measured. Measured again when fonts,
 * pictures or the window change it. The heights grow with the reader's text size, so the content is compared in
 * units of it.
 */
export function useIsTall(
  content: RefObject<HTMLElement | null>,
  size: ToggleBoxSize,
  heights: ToggleBoxHeights,
): boolean | undefined {
  const [isTall, setTall] = useState<boolean>()
  useLayoutEffect(() => {
    const element = content.current
    if (element === null) return
    const measure = () => {
      const textScale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
      setTall(isToggleable(element.offsetHeight / textScale, size, heights))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [content, size, heights])
  return isTall
}
