import { LinkProvider } from '@leserkonto/ui/LinkProvider'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

let awake = 0

/** Hydrates an island. React counts ids from one in each, so each gets its own prefix to keep them unique in the page. */
export function hydrate<Props extends object>(
  island: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
): void {
  awake += 1
  hydrateRoot(
    island,
    <LinkProvider host={hostOf(island.ownerDocument)}>
      <Component {...props} />
    </LinkProvider>,
    { identifierPrefix: `i${awake}` },
  )
}

/** The edition's own, by which the server made the page: a test's or a preview's browser may know it by another. */
export function hostOf(page: Document): string {
  const own = page.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? page.baseURI
  return new URL(own).host
}
