import type { KeyboardEvent } from 'react'

const candidates = 'a[href],area[href],button,input,select,textarea,summary,iframe,[controls],[tabindex]'

/** Moves the focus to the first place Tab would reach inside, if there is one. */
export const focusFirst = (inside: HTMLElement): void => tabStops(inside)[0]?.focus({ preventScroll: true })

/** Tab on the last stop goes to the first and back; without any stop the focus stays. To be called on keydown. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: inside, key, shiftKey } = event
  if (key !== 'Tab') return
  const stops = tabStops(inside)
  const active = document.activeElement
  const leaves = shiftKey ? active === stops[0] || active === inside : active === stops.at(-1)
  if (stops.length > 0 && !leaves) return
  event.preventDefault()
  stops.at(shiftKey ? -1 : 0)?.focus()
}

const tabStops = (inside: HTMLElement): HTMLElement[] =>
  [...inside.querySelectorAll<HTMLInputElement>(candidates)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !yieldsToChosenRadio(element, inside),
  )

// Of a radio group only the chosen one is a stop.
const yieldsToChosenRadio = ({ type, name, checked }: HTMLInputElement, inside: HTMLElement): boolean =>
  type === 'radio' && !checked && inside.querySelector(`[name="${CSS.escape(name)}"]:checked`) !== null
