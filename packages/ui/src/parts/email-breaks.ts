import { createElement, Fragment, type ReactNode } from 'react'

/**
 * A text in whose e-mail addresses a line may end after the `@` and before a dot of the domain, and so not before their last
 * letter.
 */
export const emailBreaks = (text: string): ReactNode =>
  createElement(
    Fragment,
    null,
    ...text
      .split(/(?<=\S@)(?=\S)|(?<=\S@[^\s@]+)(?=\.\w)/)
      .flatMap((part, index) => (index === 0 ? [part] : [createElement('wbr', { key: index }), part])),
  )
