import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Lets the browser's search look into a closed panel and open it. React knows `hidden` only as on or off, so the finer
 * value is set after it. Where a browser does not know it, the panel is hidden as before.
 */
export function useFindablePanel(isOpen: boolean, onFound: () => void): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  const latest = useRef(onFound)
  useEffect(() => {
    latest.current = onFound
  })
  useLayoutEffect(() => {
    if (!isOpen) panel.current?.setAttribute('hidden', 'until-found')
  }, [isOpen])
  useEffect(() => {
    const element = panel.current
    const open = () => latest.current()
    element?.addEventListener('beforematch', open)
    return () => element?.removeEventListener('beforematch', open)
  }, [])
  return panel
}
