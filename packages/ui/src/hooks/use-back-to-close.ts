'use client'

import { useEffect, useEffectEvent, useId } from 'react'

/**
 * Lets the browser's back button close an overlay: opening adds a history entry at the same address, going back
 * leaves it and calls `onClose`, closing in any other way takes it away again. The router's own history state is
 * carried over, so that a router sees the page it was on.
 */
export function useBackToClose(open: boolean, onClose: () => void): void {
  const id = useId()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    // A page that was loaded again has the entry still, but nothing open any more.
    if (!open) return leaveClosedEntries()
    const closeWhenLeft = () => {
      if (!marks().includes(id)) close()
    }
    openIds.add(id)
    if (!marks().includes(id)) history.pushState({ ...history.state, [stateKey]: [...marks(), id] }, '')
    window.addEventListener('popstate', closeWhenLeft)
    return () => {
      window.removeEventListener('popstate', closeWhenLeft)
      openIds.delete(id)
      leaveClosedEntries()
    }
  }, [open, id])
}

const stateKey = 'lkOverlays'
const openIds = new Set<string>()
let leaving: ReturnType<typeof setTimeout> | undefined

/** Overlays that the current history entry was made for, outermost first. */
function marks(): readonly string[] {
  const found: unknown = history.state?.[stateKey]
  return Array.isArray(found) ? found : []
}

// Not at once: React may close and open again in one go, and a link in the overlay may be leading elsewhere.
function leaveClosedEntries(): void {
  clearTimeout(leaving)
  leaving = setTimeout(() => {
    const closed = marks().filter((id) => !openIds.has(id)).length
    if (closed > 0) history.go(-closed)
  })
}
