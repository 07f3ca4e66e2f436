import { hydrateRoot } from 'react-dom/client'
import { FactBox, type FactBoxProps } from '../FactBox.tsx'

export const start = (island: HTMLElement, props: FactBoxProps): void => {
  hydrateRoot(island, <FactBox {...props} />)
}
