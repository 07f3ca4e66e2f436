import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

let awake = 0

/** Brings an island to life. Each counts its ids from one: a mark of its own keeps them apart in the page. */
export function hydrate(island: HTMLElement, content: ReactNode): void {
  awake += 1
  hydrateRoot(island, content, { identifierPrefix: `i${awake}` })
}
