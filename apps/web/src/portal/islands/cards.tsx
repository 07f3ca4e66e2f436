import { hydrateRoot } from 'react-dom/client'
import { Cards, type CardsProps } from '../Cards.tsx'

export const start = (island: HTMLElement, props: CardsProps): void => {
  hydrateRoot(island, <Cards {...props} />)
}
