import { type RefObject, useLayoutEffect, useState } from 'react'
import { lockScroll } from '../browser/scroll-lock.ts'
import { focusFirst } from './focus-inside.ts'

/** Time between the wish to open and the slide-in, in milliseconds. Source: docs/spec/blocks.md#modalflyout. */
const openDelayMs = 50

/**
 * Keeps the dialog around an element open or closed as asked, with the page behind it locked. Returns whether the delay is over;
 * the focus goes inside then, and back to where it was on closing.
 */
export function useModal(inside: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [shown, setShown] = useState(false)
  useLayoutEffect(() => {
    const dialog = inside.current?.closest('dialog')
    if (!open || !dialog) return
    // The dialog itself takes the focus until the panel is there; the browser gives it back on close.
    dialog.autofocus = true
    dialog.showModal()
    const given = document.activeElement
    const unlock = lockScroll()
    const timer = setTimeout(() => {
      setShown(true)
      // A reader who is already on the way through the dialog is not taken back.
      if (given === document.activeElement) focusFirst(dialog)
    }, openDelayMs)
    return () => {
      clearTimeout(timer)
      setShown(false)
      unlock()
      dialog.close()
    }
  }, [open, inside])
  return shown
}
