import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

let awake = 0

/** Brings an island to life. Each counts its ids from one: a mark of its own keeps them apart in the page. */
export function hydrate<Props extends object>(
  island: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
): void {
  awake += 1
  hydrateRoot(island, <Component {...props} />, { identifierPrefix: `i${awake}` })
}
