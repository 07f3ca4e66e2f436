import { createElement, Fragment, type ReactNode } from 'react'

/**
 * A text of the catalogue, whose square brackets stand for links: `Nein. [Anmelden]` is its words and what `link` makes
 * of the name `Anmelden`. Source: docs/spec/contract.md#error-catalogue.
 */
export const linkedText = (text: string, link: (name: string) => ReactNode): ReactNode =>
  createElement(
    Fragment,
    null,
    ...text.split(/\[([^\]]+)\]/).map((part, index) => (index % 2 === 1 ? link(part) : part)),
  )
