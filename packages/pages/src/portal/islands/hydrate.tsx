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
  hydrateRoot(island, <Component {...props} />, { identifierPrefix: `i${awake}` })
}
