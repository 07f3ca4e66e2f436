import { type RefObject, useEffect, useEffectEvent } from 'react'
import { closesSheet, type DragFrom, dragSlopPx, mayDragSheet, sheetOffset } from './sheet-drag.ts'

const handle = '[data-handle]'
const controls = 'input,select,textarea,[contenteditable],[role=slider]'
// Where the panel lies as a sheet; on wider screens a mouse in the text means to mark it.
const sheetMedia = '(width < 50em)'
const eventTypes = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'touchmove'] as const

/**
 * Lets a sheet be dragged down: it follows by the custom property `--lk-drag`, is marked `data-dragging` while it moves,
 * and springs back or asks to be closed. A movement that scrolls its content is left alone.
 */
export function useSheetDrag(
  sheetRef: RefObject<HTMLElement | null>,
  dragFrom: DragFrom,
  onClose: () => void,
): void {
  const mayStart = useEffectEvent((press: PointerEvent, sheet: HTMLElement) =>
    mayDrag(press, sheet, dragFrom),
  )
  const close = useEffectEvent(() => onClose())
  useEffect(() => {
    const sheet = sheetRef.current
    if (sheet === null) return
    const follow = follower(
      sheet,
      (press) => mayStart(press, sheet),
      () => close(),
    )
    // Not passive: a claimed touch movement must not scroll or refresh the page.
    for (const type of eventTypes) sheet.addEventListener(type, follow, { passive: false })
    return () => {
      for (const type of eventTypes) sheet.removeEventListener(type, follow)
    }
  }, [sheetRef])
}

/** Listens to one finger from press to release. */
function follower(sheet: HTMLElement, mayStart: (press: PointerEvent) => boolean, close: () => void) {
  let press: PointerEvent | undefined
  let dragging = false
  return (event: PointerEvent | TouchEvent): void => {
    if ('touches' in event) {
      claim(event, press)
      return
    }
    const offset = press ? sheetOffset(press.clientY, event.clientY) : 0
    if (event.type === 'pointermove') {
      if (press && !dragging && offset >= dragSlopPx) {
        dragging = true
        startDrag(sheet, event.pointerId)
      }
      if (dragging) sheet.style.setProperty('--lk-drag', `${offset}px`)
      return
    }
    const closes = dragging && event.type === 'pointerup' && closesSheet(offset, sheet.offsetHeight)
    dragging = false
    sheet.removeAttribute('data-dragging')
    sheet.style.removeProperty('--lk-drag')
    // A second finger is not primary and ends the drag: it means another gesture.
    press = event.type === 'pointerdown' && mayStart(event) ? event : undefined
    if (closes) close()
  }
}

// Unclaimed, the browser takes a downward movement for its own and cancels the pointer.
function claim(event: TouchEvent, press: PointerEvent | undefined): void {
  if (press && event.cancelable && (event.touches[0]?.clientY ?? 0) > press.clientY) event.preventDefault()
}

function startDrag(sheet: HTMLElement, pointerId: number): void {
  // The click that follows belongs to the sheet now, not to the button the press was on.
  sheet.setPointerCapture(pointerId)
  sheet.setAttribute('data-dragging', '')
  getSelection()?.removeAllRanges()
}

function mayDrag(
  { target, isPrimary, button, pointerType }: PointerEvent,
  sheet: HTMLElement,
  from: DragFrom,
) {
  if (!(target instanceof Element) || !isPrimary || button) return false
  return mayDragSheet({
    dragFrom: pointerType === 'mouse' && !matchMedia(sheetMedia).matches ? 'handle' : from,
    onHandle: !!target.closest(handle),
    atTop: isAtTop(target, sheet),
    onControl: !!target.closest(controls),
  })
}

const isAtTop = (element: Element, sheet: Element): boolean =>
  element.scrollTop <= 0 && (element === sheet || isAtTop(element.parentElement ?? sheet, sheet))
