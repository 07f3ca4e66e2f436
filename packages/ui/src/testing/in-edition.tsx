import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { EditionTheme } from '../EditionTheme/EditionTheme.tsx'

/** Edition of the tests. */
export const testEdition = { theme: { color: '#1d4e89', colorDark: '#8ab8ee' } }

/** Wraps a block the way a page does. */
export const inEdition = (children: ReactNode) => (
  <EditionTheme edition={testEdition}>{children}</EditionTheme>
)

/** Gives jsdom's window what the theme asks of it; nothing matches. */
export function completeWindow(): void {
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
