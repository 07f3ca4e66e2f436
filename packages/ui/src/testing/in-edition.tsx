import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { EditionTheme } from '../EditionTheme/EditionTheme.tsx'

/** Edition of the tests. */
export const testEdition = { theme: { color: '#1d4e89', colorDark: '#8ab8ee' } }

/** Wraps a block the way a page does. */
export const inEdition = (children: ReactNode) => (
  <EditionTheme edition={testEdition}>{children}</EditionTheme>
)

/** Sees nothing; a function, since classes are not the house's way. */
function blindObserver() {
  return { observe() {}, unobserve() {}, disconnect() {} }
}

/** Gives jsdom's window what theme, dialogs and observers ask of it: nothing matches, nothing is ever seen. */
export function completeWindow(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
  }
  window.ResizeObserver ??= blindObserver as unknown as typeof ResizeObserver // a constructor by its result
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener() {},
      removeListener() {},
    })
}

/** Renders a block the way a page does. */
export function renderInEdition(children: ReactNode) {
  completeWindow()
  const view = render(inEdition(children))
  return { ...view, rerender: (next: ReactNode) => view.rerender(inEdition(next)) }
}
