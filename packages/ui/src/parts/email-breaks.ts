import { createElement, Fragment, type ReactNode } from 'react'

/** That many letters have room on a line of a phone with letters of twice their size. */
const oneLine = 18

function pieces(address: string): string[] {
  if (address.length <= oneLine) return [address]
  const domainAt = address.lastIndexOf('@') + 1
  const domain = address.slice(domainAt)
  return [address.slice(0, domainAt), ...(domain.length <= oneLine ? [domain] : domain.split(/(?=\.\w)/))]
}

/**
 * A text in whose longer e-mail addresses a line may end after the `@` and, where the domain is long, before one of its dots, and so
 * not before their last letter. Shorter ones go to the next line as a whole.
 */
export const emailBreaks = (text: string): ReactNode =>
  createElement(
    Fragment,
    null,
    ...text
      .split(/(\S+@\S+)/)
      .flatMap((part, place) =>
        place % 2 === 0
          ? [part]
          : pieces(part).flatMap((piece, index) =>
              index === 0 ? [piece] : [createElement('wbr', { key: `${place}.${index}` }), piece],
            ),
      ),
  )
