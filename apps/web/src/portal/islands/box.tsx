import { hydrateRoot } from 'react-dom/client'
import { FactBox, type FactBoxProps } from '../FactBox.tsx'

let started = 0

export const start = (island: HTMLElement, props: FactBoxProps): void => {
  started += 1
  // Each island counts its ids from one; its toggle has to find the box beside it.
  hydrateRoot(island, <FactBox {...props} />, { identifierPrefix: `box${started}` })
}
